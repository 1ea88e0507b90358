// Says what an activity is on the map: what its objects show, also beside its open window, and what the player does with them.
import type { ActivityKind, ActivityOf, AnswerOf } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmState } from '@lanternwise/shared/quests/state';
import type { MechanicMessages } from '../../bridge/events.ts';
import type { StoredValue } from '../../lib/storage/storedValue.ts';

type Mechanic = keyof MechanicMessages;

export interface Now<View = unknown, Draft = unknown> {
  /** What the open window adds to the draft; null while it is closed. */
  view: View | null;
  draft: Draft;
  state: RealmState;
}

/** What follows from something that the player did on the map. */
export interface Outcome<Answer = unknown, Draft = unknown> {
  draft?: Draft;
  hint?: string;
  /** A clip of sound, at the learner's volume. */
  plays?: Float32Array;
  /** Given one after another, with the time that each took. */
  answers?: readonly { answer: Answer; ms: number }[];
  /** What is kept of it beside the answers, as a window reports it. */
  card?: Readonly<Record<string, number>>;
  /** The lesson whose window opens. */
  opens?: string;
  /** The object gets its command again: it is as before. */
  again?: boolean;
}

/** Commands by the name of the object on the map; nothing for an object that stays as it is. */
export type Shown<M extends Mechanic = Mechanic> = Readonly<Record<string, MechanicMessages[M]['command']>>;

export type MaybeLater<T> = T | undefined | Promise<T | undefined>;

export interface WorldFace<M extends Mechanic = Mechanic, View = unknown, Draft = unknown, Answer = unknown> {
  mechanic: M;
  /** What is kept in this browser of the activity. */
  draft?(): StoredValue<Draft>;
  show(now: Now<View, Draft>): MaybeLater<Shown<M>>;
  /** `object` is its name on the map. */
  on?(event: MechanicMessages[M]['event'], now: Now<View, Draft>, object: string): MaybeLater<Outcome<Answer, Draft>>;
}

/** Undefined for an activity that shows nothing in this realm. */
export type CreateFace<K extends ActivityKind, M extends Mechanic = Mechanic, View = unknown, Draft = unknown> = (
  activity: ActivityOf<K>,
  content: RealmContent,
) => WorldFace<M, View, Draft, AnswerOf<K>> | undefined;

/** Of any kind. */
export type CreateAnyFace = (activity: never, content: RealmContent) => WorldFace | undefined;

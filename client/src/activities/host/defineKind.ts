// Says what a kind of activity consists of in the client; what is loaded later is a loader.
import type { Activity, ActivityKind } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmState } from '@lanternwise/shared/quests/state';
import type { ComponentType } from 'react';
import type { ShopBoard } from '../../bridge/events.ts';
import type { RealmContext } from '../../features/realm/realmState.ts';
import type { MechanicOfClass } from '../../game/mechanics/mechanicParts.ts';
import type { ActivityProps } from '../kit/activityProps.ts';
import type { ActivityDriver } from '../kit/drive.ts';
import type { CreateFace } from './worldFace.ts';

/** What hangs on boards, by the id of the shop or character whose board it is. */
export type PaintBoards = (content: RealmContent, state: RealmState) => Readonly<Record<string, ShopBoard>>;

export interface KindGround {
  /** Of the object on the map. */
  name: string;
  /** Notes in the draft that the learner was sent there; `grounds` are all of the map. */
  sendOut?(activity: string, grounds: readonly string[]): void;
  /** Its window comes first, and says itself when it makes room. */
  isLater?: true;
  /** Nothing more is to be done there, though the activity is not solved. */
  isOver?(activity: Activity): boolean;
}

export interface KindParts<K extends ActivityKind> {
  /** What is shown in its window. */
  view(): Promise<ComponentType<ActivityProps<K>>>;
  /** What acts on the map. */
  world?(): Promise<CreateFace<K>>;
  /** What hangs on boards of the map; it may read what was made in other realms. */
  boards?(world: RealmContext): Promise<PaintBoards>;
  /** What it draws and does on the map. */
  mechanic?: MechanicOfClass;
  /** It is played on this object of the map first; those whose things are carried need none but a work ground of their name. */
  ground?: KindGround;
  /** Its questions speak for themselves: the prompt is not shown again once a part was answered. */
  promptOnce?: true;
  /** It ends in a panel of its own, once it was played to its end in this sitting. */
  endsItself?: true;
  /** How wide its window is: no wider than what it shows. */
  width: 'narrow' | 'normal' | 'wide';
}

/** `Drive` is the type of the kind's drive.ts, by which tests play it: without one the kind does not compile, and it is not bundled. */
export const defineKind = <K extends ActivityKind, Drive extends { drive: ActivityDriver<K> } = never>(
  parts: [Drive] extends [never] ? 'name the type of the drive.ts' : KindParts<K>,
) => parts as KindParts<K>;

// What the learner made in the activities of a realm, as pictures: each kind's work.ts draws its own.
import type { Activity, ActivityKind, ActivityOf } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmState } from '@lanternwise/shared/quests/state';
import type { BoardPicture } from '../../bridge/boardPicture.ts';

export interface Work {
  picture: BoardPicture;
  /** Ours, instead of work that another browser keeps. */
  isSample: boolean;
  /** Where it hangs on the map: in a frame, or as a plot on a big board, of the character with this id; null = nowhere. */
  hangs: { as: 'frame' | 'plot'; at: string } | null;
}

/** Undefined before there is anything to show. */
export type WorkOf<K extends ActivityKind> = (activity: ActivityOf<K>, state: RealmState) => Work | undefined;

const WORKS = import.meta.glob<WorkOf<ActivityKind>>('../*/work.ts', { eager: true, import: 'work' });

export const worksIn = ({ activities }: Pick<RealmContent, 'activities'>, state: RealmState): Work[] =>
  Object.values(activities).flatMap(
    (activity: Activity) => WORKS[`../${activity.kind}/work.ts`]?.(activity as never, state) ?? [],
  );

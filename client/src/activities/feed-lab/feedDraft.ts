// What is kept of the feed lab in this browser: the posts that were tapped, in the window or on the square.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema, stringListSchema } from '../../lib/storage/schemas.ts';

export interface FeedDraft {
  taps: readonly string[];
}

export const NO_TAPS: FeedDraft = { taps: [] };

/** Posts that the lab does not know, as after a change of its content, are none. */
export const parseFeed =
  ({ posts, taps: most }: ActivityOf<'feed-lab'>): Schema<FeedDraft> =>
  (value) => {
    const taps = isRecord(value) ? stringListSchema(value.taps) : undefined;
    return taps && { taps: taps.filter((tap) => posts.some(({ id }) => id === tap)).slice(0, most) };
  };

export const feedDraft = (lab: ActivityOf<'feed-lab'>) => activityDraft(lab.id, parseFeed(lab), NO_TAPS);

/** The machine has enough: the rest is in the window. */
export const isTapped = (lab: ActivityOf<'feed-lab'>): boolean => feedDraft(lab).read().taps.length >= lab.taps;

// The feed tower of the map: the feed of the open lab or the learner's own, with the previous feed on the board.

import { type FeedMode, feedOf, topicOf } from '@lanternwise/shared/activities/feed-lab/feed';
import { TOWER } from '@lanternwise/shared/activities/feed-lab/mapNames';
import { towerFeeds } from '@lanternwise/shared/activities/feed-lab/towerFigures';
import { t } from '@lingui/core/macro';
import type { CreateFace } from '../host/worldFace.ts';
import type { Post } from './FeedPosts.tsx';
import { feedRemarks, postsOfTopics } from './feedRemarks.ts';

export interface FeedView {
  taps: readonly string[];
  mode: FeedMode;
}

export const world: CreateFace<'feed-lab', 'feed-tower', FeedView> = (lab) => {
  const feedsOf = ({ taps, mode }: FeedView) => ({
    now: feedOf(lab, taps, mode),
    before: mode === 'similar' ? null : feedOf(lab, taps),
  });
  const picturesOf = (posts: readonly Post[]) =>
    posts.map((post) => lab.topics.find(({ id }) => id === topicOf(post))?.icon ?? '');
  return {
    mechanic: 'feed-tower',
    show({ view, state }) {
      const kept = towerFeeds(state.cards[lab.id] ?? {});
      const { now, before } = view
        ? feedsOf(view)
        : { now: postsOfTopics(lab, kept?.after ?? []), before: kept ? postsOfTopics(lab, kept.before) : null };
      const command = {
        now: picturesOf(now),
        before: before && picturesOf(before),
        words: t`Your feed before`,
        remarks: feedRemarks(lab, now),
      };
      return { [TOWER]: command };
    },
  };
};

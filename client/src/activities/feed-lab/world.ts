// The feed tower of the map: the open lab's or the learner's feed, the one before, and its posts as tiles to tap.

import { type FeedMode, feedOf, topicOf } from '@lanternwise/shared/activities/feed-lab/feed';
import { TOWER } from '@lanternwise/shared/activities/feed-lab/mapNames';
import { towerFeeds } from '@lanternwise/shared/activities/feed-lab/towerFigures';
import { t } from '@lingui/core/macro';
import type { CreateFace } from '../host/worldFace.ts';
import type { Post } from './FeedPosts.tsx';
import { type FeedDraft, feedDraft } from './feedDraft.ts';
import { feedRemarks, postsOfTopics } from './feedRemarks.ts';

export interface FeedView {
  taps: readonly string[];
  mode: FeedMode;
}

export const world: CreateFace<'feed-lab', 'feed-tower', FeedView, FeedDraft> = (lab, { lessons }) => {
  const lesson = Object.values(lessons).find(
    (one) => one.kind === 'adventure' && one.levels.some(({ activity }) => activity === lab.id),
  );
  const feedsOf = ({ taps, mode }: FeedView) => ({
    now: feedOf(lab, taps, mode),
    before: mode === 'similar' ? null : feedOf(lab, taps),
  });
  const topicOfPost = (post: Post) => lab.topics.find(({ id }) => id === topicOf(post));
  const picturesOf = (posts: readonly Post[]) => posts.map((post) => topicOfPost(post)?.icon ?? '');
  const tilesOf = (taps: readonly string[]) =>
    feedOf(lab, taps).map((post) => ({ picture: topicOfPost(post)?.icon ?? '', name: topicOfPost(post)?.label ?? '' }));
  return {
    mechanic: 'feed-tower',
    draft: () => feedDraft(lab),
    show({ view, draft: { taps: tapped }, state }) {
      const kept = towerFeeds(state.cards[lab.id] ?? {});
      const isPassed = state.activities[lab.id]?.correct === true;
      const taps = view?.taps ?? tapped;
      const own = view ?? (tapped.length > 0 ? { taps: tapped, mode: 'similar' as const } : undefined);
      const { now, before } = own
        ? feedsOf(own)
        : { now: postsOfTopics(lab, kept?.after ?? []), before: kept ? postsOfTopics(lab, kept.before) : null };
      const command = {
        now: picturesOf(now),
        before: before && picturesOf(before),
        words: t`Your feed before`,
        remarks: feedRemarks(lab, now),
        tiles: isPassed || taps.length >= lab.taps ? [] : tilesOf(taps),
      };
      return { [TOWER]: command };
    },
    on({ tile }, { draft: { taps } }) {
      const post = feedOf(lab, taps)[tile];
      if (!post || taps.length >= lab.taps) return undefined;
      const next = { taps: [...taps, post.id] };
      const [count, total] = [next.taps.length, lab.taps];
      const { by, text } = post;
      // The machine has enough: the window shows what it made of it.
      if (count === total) return { draft: next, ...(lesson && { opens: lesson.id }) };
      return { draft: next, hint: t`${count} of ${total}. ${by}: “${text}”` };
    },
  };
};

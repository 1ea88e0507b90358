// Shows the feed of an open feed lab on the tower of the map, and the feed before on the board beside it.
import { topicOf } from '@lanternwise/shared/activities/feed-lab/feed';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import type { FeedLab, Post } from './FeedPosts.tsx';
import { feedRemarks } from './feedRemarks.ts';

/** The object on the map. */
const TOWER = 'feed-tower';

export function useFeedOnTower({ topics }: FeedLab, feed: readonly Post[], before: readonly Post[] | null): void {
  const { t } = useLingui();
  const world = useOptionalWorld();
  useCameraBeside(TOWER);
  const picturesOf = (posts: readonly Post[]) =>
    posts.map((post) => topics.find(({ id }) => id === topicOf(post))?.icon ?? '');
  const words = t`Your feed before`;
  const remarks = feedRemarks({ topics }, feed);
  const command = JSON.stringify({ now: picturesOf(feed), before: before && picturesOf(before), words, remarks });
  useEffect(() => {
    world?.emit('mechanic/command', { id: TOWER, mechanic: 'feed-tower', command: JSON.parse(command) });
  }, [world, command]);
}

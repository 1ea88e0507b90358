// What people before the feed tower say: only what the feed shows them, and how narrow or wide that is.
import { topicOf } from '@lanternwise/shared/activities/feed-lab/feed';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { t } from '@lingui/core/macro';

type FeedLab = Pick<ActivityOf<'feed-lab'>, 'topics' | 'posts'>;
type Post = FeedLab['posts'][number];

/** Up to so many topics a feed is narrow. */
const NARROW = 2;

/** A post for each place of a feed that is known by its topics; of a topic that has several places, different ones. */
export function postsOfTopics({ topics, posts }: FeedLab, feed: readonly number[]): Post[] {
  const used = new Set<Post>();
  return feed.flatMap((at) => {
    const ofTopic = posts.filter((post) => topicOf(post) === topics[at]?.id);
    const post = ofTopic.find((one) => !used.has(one)) ?? ofTopic[0];
    if (!post) return [];
    used.add(post);
    return [post];
  });
}

/** The posts one after another, and between them what somebody notices; nothing without a feed. */
export function feedRemarks({ topics }: Pick<FeedLab, 'topics'>, feed: readonly Post[]): string[] {
  if (feed.length === 0) return [];
  const seen = new Set(feed.map(topicOf));
  const [first = '', second] = topics.flatMap(({ id, label }) => (seen.has(id) ? [label] : []));
  const count = seen.size;
  const noticed =
    count > NARROW
      ? t`I saw ${count} different topics here today.`
      : second === undefined
        ? t`Only ${first}, all day long. Is there nothing else?`
        : t`Only ${first} and ${second}, all day long. Is there nothing else?`;
  const texts = feed.map(({ text }) => text);
  const middle = Math.ceil(texts.length / 2);
  return [...texts.slice(0, middle), noticed, ...texts.slice(middle)];
}

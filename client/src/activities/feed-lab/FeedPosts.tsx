// The posts of a feed, each with the picture of its main topic; they are buttons while they can be tapped.
import { topicOf } from '@lanternwise/shared/activities/feed-lab/feed';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import { ItemIcon } from '../../overlay-kit/ItemIcon.tsx';
import styles from './FeedLab.module.css';

export type FeedLab = ActivityOf<'feed-lab'>;
export type Post = FeedLab['posts'][number];

interface FeedPostsProps {
  activity: FeedLab;
  posts: readonly Post[];
  /** Without it the posts are only shown. */
  onTap?(id: string): void;
}

export function FeedPosts({ activity, posts, onTap }: FeedPostsProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.feed} aria-label={t`Your feed`}>
      {posts.map((post, at) => (
        <li key={post.id}>
          {onTap ? (
            <button type="button" className={styles.post} data-control={`post:${at}`} onClick={() => onTap(post.id)}>
              <PostFace activity={activity} post={post} />
            </button>
          ) : (
            <div className={styles.post}>
              <PostFace activity={activity} post={post} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function PostFace({ activity, post }: { activity: FeedLab; post: Post }) {
  const topic = activity.topics.find(({ id }) => id === topicOf(post));
  return (
    <>
      <span className={styles.picture}>{topic && <ItemIcon icon={topic.icon} size={36} />}</span>
      <span className={styles.words}>
        <span className={styles.by}>{`${post.by} · ${topic?.label ?? ''}`}</span>
        <span>{post.text}</span>
      </span>
    </>
  );
}

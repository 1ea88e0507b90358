// The posts of a feed by the pictures of their main topics; they are buttons while they can be tapped.
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
  const topicOfPost = (post: Post) => activity.topics.find(({ id }) => id === topicOf(post));
  return (
    <ul className={styles.feed} aria-label={t`Your feed`}>
      {posts.map((post, at) => {
        const topic = topicOfPost(post);
        const face = (
          <>
            <span className={styles.picture}>{topic && <ItemIcon icon={topic.icon} size={36} />}</span>
            <span className={styles.by}>{topic?.label}</span>
          </>
        );
        return (
          <li key={post.id}>
            {onTap ? (
              <button
                type="button"
                className={styles.post}
                data-control={`post:${at}`}
                aria-label={`${topic?.label ?? ''}. ${post.by}: ${post.text}`}
                onClick={() => onTap(post.id)}
              >
                {face}
              </button>
            ) : (
              <div className={styles.post}>{face}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

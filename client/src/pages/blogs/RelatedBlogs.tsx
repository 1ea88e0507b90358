// The sidebar of a post: other articles with the same tags.
import { languageOf } from '@lanternwise/shared/blogs/text';
import { RELATED_TAGS } from '@lanternwise/shared/constants/blogs';
import type { Blog } from '@lanternwise/shared/contracts/blogs';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { formatDate } from '../../i18n/format.ts';
import { BlogPicture } from './BlogPicture.tsx';
import { TagList } from './TagList.tsx';

export function RelatedBlogs({ blogs }: { blogs: readonly Blog[] }) {
  const { t } = useLingui();
  return (
    <aside aria-label={t`More Articles`} className="grid content-start gap-4">
      <h2 className="text-xl text-game-title">
        <Trans>More Articles</Trans>
      </h2>
      {blogs.length === 0 && (
        <p className="text-muted">
          <Trans>No related articles found</Trans>
        </p>
      )}
      <ul className="grid gap-4 sm:max-lg:grid-cols-2">
        {blogs.map((blog) => (
          <li key={blog.id} className="lw-card relative flex items-start gap-4 p-3">
            <BlogPicture image={blog.image} sizes="80px" className="size-20 shrink-0 rounded-md" />
            <div className="grid min-w-0 gap-2">
              <h3 lang={languageOf(blog.title)} className="text-base [overflow-wrap:anywhere]">
                <Link to={`/blogs/${blog.id}`} className="text-link after:absolute after:inset-0 hover:underline">
                  {blog.title}
                </Link>
              </h3>
              <TagList tags={blog.tags} most={RELATED_TAGS} />
              <p className="flex flex-wrap gap-x-3 text-sm text-muted">
                <span className="[overflow-wrap:anywhere]">{blog.auther || <Trans>Anonymous</Trans>}</span>
                <time dateTime={blog.created_at}>{formatDate(blog.created_at, 'medium', 'UTC')}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

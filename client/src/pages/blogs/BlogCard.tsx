// A post in the list: picture, author, date, title, the start of its text, tags, and an Admin's buttons.
import { languageOf, plainSummary } from '@lanternwise/shared/blogs/text';
import { CARD_TAGS } from '@lanternwise/shared/constants/blogs';
import type { Blog } from '@lanternwise/shared/contracts/blogs';
import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { Link } from 'react-router-dom';
import { formatDate } from '../../i18n/format.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { BlogPicture } from './BlogPicture.tsx';
import { TagList } from './TagList.tsx';

interface BlogCardProps {
  blog: Blog;
  isFirst: boolean;
  isAdmin: boolean;
  isDeleting: boolean;
  onDelete(): void;
}

/** Of the columns of the list. */
const CARD_WIDTHS = '(width >= 1280px) 290px, (width >= 1024px) 32vw, (width >= 640px) 48vw, 95vw';
/** Enough for two lines on any screen; the clamp cuts the rest. */
const SUMMARY_LENGTH = 240;

export function BlogCard({ blog, isFirst, isAdmin, isDeleting, onDelete }: BlogCardProps) {
  const { t } = useLingui();
  const { id, title, auther, content, created_at: createdAt } = blog;
  const lang = languageOf(`${title} ${content}`);
  return (
    <article className="lw-card relative flex h-full w-full flex-col gap-3 overflow-hidden p-0">
      <BlogPicture image={blog.image} isFirst={isFirst} sizes={CARD_WIDTHS} className="aspect-[16/10] w-full" />
      <div className="flex flex-1 flex-col gap-3 px-4 pb-4">
        <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
          <span className="[overflow-wrap:anywhere]">{auther}</span>
          <time dateTime={createdAt}>{formatDate(createdAt, 'medium', 'UTC')}</time>
        </p>
        <h2 lang={lang} className="line-clamp-2 text-lg [overflow-wrap:anywhere]">
          <Link to={`/blogs/${id}`} className="text-link before:absolute before:inset-0 hover:underline">
            {title}
          </Link>
        </h2>
        <p lang={lang} className="line-clamp-2 [overflow-wrap:anywhere]">
          {plainSummary(content).slice(0, SUMMARY_LENGTH)}
        </p>
        <TagList tags={blog.tags} most={CARD_TAGS} />
        {isAdmin && (
          <div className="relative z-10 mt-auto flex flex-wrap gap-2 pt-1">
            <Link
              to={`/blogs/edit/${id}`}
              aria-label={t`Edit ${title}`}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <Pencil aria-hidden="true" size={18} /> <Trans>Edit</Trans>
            </Link>
            <Button
              variant="danger"
              size="small"
              busy={isDeleting}
              aria-label={t`Delete ${title}`}
              icon={<Trash2 aria-hidden="true" size={18} />}
              onClick={onDelete}
            >
              <Trans>Delete</Trans>
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}

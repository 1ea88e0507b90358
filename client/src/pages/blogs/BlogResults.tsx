// What the list shows below its search: a spinner, an error, one of the empty texts, or the cards and their pages.
import type { BlogListReply } from '@lanternwise/shared/contracts/blogs';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { blogsApi } from '../../features/blogs/blogsApi.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BlogCard } from './BlogCard.tsx';
import { SearchBanner } from './BlogSearch.tsx';
import { Notice } from './Notice.tsx';
import { PageNumbers } from './PageNumbers.tsx';

interface BlogResultsProps {
  query: { currentData?: BlogListReply | undefined; isError: boolean; refetch(): unknown };
  term: string;
  page: number;
  isAdmin: boolean;
  onClear(): void;
  onPageChange(page: number): void;
}

export function BlogResults({ query, term, page, isAdmin, onClear, onPageChange }: BlogResultsProps) {
  const { currentData: data } = query;
  if (query.isError) return <LoadError onRetry={() => void query.refetch()} />;
  if (!data) {
    return (
      <p className="grid min-h-60 place-items-center text-2xl text-muted">
        <Spinner />
      </p>
    );
  }
  const { blogs, totalPages, isRelaxedSearch } = data;
  if (blogs.length === 0 && page > 1 && totalPages > 0) {
    return <EmptyPage onFirst={() => onPageChange(1)} />;
  }
  if (blogs.length === 0) return <Empty isSearch={term !== ''} onClear={onClear} />;
  return (
    <>
      {term !== '' && <SearchBanner term={term} isRelaxed={isRelaxedSearch} onClear={onClear} />}
      <Cards blogs={blogs} isAdmin={isAdmin} />
      <PageNumbers page={page} totalPages={totalPages} onPageChange={onPageChange} />
    </>
  );
}

/** On a phone the first post alone is on the first screen, and its picture must not wait for the others. */
const EAGER_PICTURES = 1;

function Cards({ blogs, isAdmin }: { blogs: BlogListReply['blogs']; isAdmin: boolean }) {
  const { t } = useLingui();
  const [deleteBlog, { isLoading }] = blogsApi.useDeleteBlogMutation();
  const [deletingId, setDeletingId] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const remove = async (id: string) => {
    // The requirements ask for the browser's own question here.
    if (!window.confirm(t`Are you sure you want to delete this blog?`)) return;
    setDeletingId(id);
    const { error } = await deleteBlog({ id });
    setFailed(error !== undefined);
  };
  return (
    <>
      {hasFailed && (
        <Notice kind="error">
          <Trans>Failed to delete blog</Trans>
        </Notice>
      )}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {blogs.map((blog, index) => (
          <li key={blog.id} className="flex min-w-0">
            <BlogCard
              blog={blog}
              isFirst={index < EAGER_PICTURES}
              isAdmin={isAdmin}
              isDeleting={isLoading && deletingId === blog.id}
              onDelete={() => void remove(blog.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function LoadError({ onRetry }: { onRetry(): void }) {
  return (
    <Card role="alert" className="grid justify-items-start gap-4">
      <p>
        <Trans>Failed to fetch blogs</Trans>
      </p>
      <Button variant="secondary" onClick={onRetry}>
        <Trans>Try Again</Trans>
      </Button>
    </Card>
  );
}

function Empty({ isSearch, onClear }: { isSearch: boolean; onClear(): void }) {
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl text-game-title">
        <Trans>No blogs found</Trans>
      </h2>
      <p role="status">
        {isSearch ? (
          <Trans>No blogs match your search criteria. Try using different keywords.</Trans>
        ) : (
          <Trans>There are no blogs published yet. Check back later.</Trans>
        )}
      </p>
      {isSearch && (
        <Button variant="secondary" onClick={onClear}>
          <Trans>Clear Search</Trans>
        </Button>
      )}
    </Card>
  );
}

/** A bookmark of a page that no longer exists. */
function EmptyPage({ onFirst }: { onFirst(): void }) {
  return (
    <Card className="grid justify-items-start gap-3">
      <p role="status">
        <Trans>There are no articles on this page.</Trans>
      </p>
      <Button variant="secondary" onClick={onFirst}>
        <Trans>Go to the first page</Trans>
      </Button>
    </Card>
  );
}

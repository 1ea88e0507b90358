// One blog post with related articles; Admins can edit and delete it.
import type { BlogDetailReply } from '@lanternwise/shared/contracts/blogs';
import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { Suspense } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { errorStatus } from '../../features/api.ts';
import { blogsApi } from '../../features/blogs/blogsApi.ts';
import { useSession } from '../../features/session/useSession.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BackLink } from '../layout/BackLink.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';
import { usePage } from '../layout/usePage.ts';
import { BlogHero, BlogText } from './BlogArticle.tsx';
import { Notice } from './Notice.tsx';
import { readPageState } from './pageState.ts';
import { RelatedBlogs } from './RelatedBlogs.tsx';

/** Admins only; brings the dialog. */
const DeleteBlog = lazyPart(async () => (await import('./DeleteBlog.tsx')).DeleteBlog);

export function BlogPage() {
  const { t } = useLingui();
  const { blogId = '' } = useParams();
  const { currentData, error } = blogsApi.useBlogQuery({ id: blogId });
  if (error)
    return (
      <PlainPage title={errorStatus(error) === 404 ? t`Blog not found` : t`Failed to fetch blog`}>
        <ToBlogs />
      </PlainPage>
    );
  if (!currentData) {
    return (
      <p className="grid min-h-[60vh] place-items-center text-2xl text-muted">
        <Spinner />
      </p>
    );
  }
  return <LoadedBlog key={blogId} reply={currentData} />;
}

function ToBlogs() {
  const { t } = useLingui();
  return <BackLink to="/blogs" words={t`Back to Blogs`} />;
}

function LoadedBlog({ reply: { blog, relatedBlogs } }: { reply: BlogDetailReply }) {
  const heading = usePage(blog.seo.title || blog.title);
  const { notice } = readPageState(useLocation().state);
  const isAdmin = useSession().user?.role === 'Admin';
  return (
    <article>
      <BlogHero blog={blog} heading={heading} />
      <div className="lw-page grid gap-10 py-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-6">
          {notice === 'updated' && (
            <Notice kind="success">
              <Trans>Blog updated successfully!</Trans>
            </Notice>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <ToBlogs />
            {isAdmin && (
              <div className="flex flex-wrap gap-3">
                <Link to={`/blogs/edit/${blog.id}`} className={buttonClass({ variant: 'secondary' })}>
                  <Pencil aria-hidden="true" size={20} /> <Trans>Edit</Trans>
                </Link>
                <Suspense fallback={null}>
                  <DeleteBlog id={blog.id} />
                </Suspense>
              </div>
            )}
          </div>
          <BlogText content={blog.content} />
        </div>
        <RelatedBlogs blogs={relatedBlogs} />
      </div>
    </article>
  );
}

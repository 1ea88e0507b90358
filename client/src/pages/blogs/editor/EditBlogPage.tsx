// The page that edits a post.
import type { Blog } from '@lanternwise/shared/contracts/blogs';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { errorStatus } from '../../../features/api.ts';
import { blogsApi } from '../../../features/blogs/blogsApi.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { Notice } from '../Notice.tsx';
import { pageState } from '../pageState.ts';
import { AdminOnly } from './AdminOnly.tsx';
import { BlogForm } from './BlogForm.tsx';
import { draftOf } from './blogDraft.ts';
import { EditorPage } from './EditorPage.tsx';

export function EditBlogPage() {
  const { t } = useLingui();
  const { blogId = '' } = useParams();
  return (
    <AdminOnly>
      <EditorPage title={t`Edit Blog`}>
        <LoadedBlog key={blogId} id={blogId} />
      </EditorPage>
    </AdminOnly>
  );
}

function LoadedBlog({ id }: { id: string }) {
  const { currentData, error } = blogsApi.useBlogQuery({ id });
  // What is written stays, also if a later refetch fails.
  if (currentData) return <EditedBlog blog={currentData.blog} />;
  if (!error) return <Spinner />;
  return (
    <>
      <Notice kind="error">
        {errorStatus(error) === 404 ? <Trans>Blog not found</Trans> : <Trans>Failed to fetch blog</Trans>}
      </Notice>
      <Link to="/blogs" className={buttonClass({ variant: 'secondary' }, 'justify-self-start')}>
        <Trans>Back to Blogs</Trans>
      </Link>
    </>
  );
}

function EditedBlog({ blog }: { blog: Blog }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [updateBlog] = blogsApi.useUpdateBlogMutation();
  return (
    <BlogForm
      postId={blog.id}
      published={draftOf(blog)}
      createdAt={blog.created_at}
      submitLabel={(isBusy) => (isBusy ? <Trans>Updating Blog...</Trans> : <Trans>Update Blog</Trans>)}
      failures={{ refused: t`Failed to update blog`, unanswered: t`Error updating blog. Please try again.` }}
      onSend={async (post) => {
        await updateBlog({ id: blog.id, ...post }).unwrap();
        void navigate(`/blogs/${blog.id}`, { state: pageState({ notice: 'updated' }) });
      }}
    />
  );
}

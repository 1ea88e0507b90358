// The page that creates a post.
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { blogsApi } from '../../../features/blogs/blogsApi.ts';
import { pageState } from '../pageState.ts';
import { AdminOnly } from './AdminOnly.tsx';
import { BlogForm } from './BlogForm.tsx';
import { EMPTY_DRAFT } from './blogDraft.ts';
import { EditorPage } from './EditorPage.tsx';

export function CreateBlogPage() {
  const { t } = useLingui();
  return (
    <AdminOnly>
      <EditorPage title={t`Create New Blog`}>
        <NewBlog />
      </EditorPage>
    </AdminOnly>
  );
}

function NewBlog() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [createBlog] = blogsApi.useCreateBlogMutation();
  return (
    <BlogForm
      postId={null}
      published={EMPTY_DRAFT}
      submitLabel={(isBusy) => (isBusy ? <Trans>Creating Blog...</Trans> : <Trans>Create Blog</Trans>)}
      failures={{ refused: t`Failed to create blog`, unanswered: t`Error creating blog. Please try again.` }}
      onSend={async (post) => {
        await createBlog(post).unwrap();
        void navigate('/blogs', { state: pageState({ notice: 'created' }) });
      }}
    />
  );
}

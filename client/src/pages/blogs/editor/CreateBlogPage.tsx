// The page that creates a post.
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { errorCode, errorStatus, serverMessage } from '../../../features/api.ts';
import { blogsApi } from '../../../features/blogs/blogsApi.ts';
import { pageState } from '../pageState.ts';
import { AdminOnly } from './AdminOnly.tsx';
import { BlogForm } from './BlogForm.tsx';
import { type BlogDraft, bodyOf, EMPTY_DRAFT } from './blogDraft.ts';
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
  const [createBlog, { isLoading }] = blogsApi.useCreateBlogMutation();
  const send = async (draft: BlogDraft) => {
    const { error } = await createBlog(bodyOf(draft));
    if (!error) return 'sent';
    if (errorCode(error) === 'gate-closed') return 'locked';
    const wasRefused = errorStatus(error) !== undefined;
    const title = wasRefused ? t`Failed to create blog` : t`Error creating blog. Please try again.`;
    return { title, detail: serverMessage(error) };
  };
  return (
    <BlogForm
      postId={null}
      published={EMPTY_DRAFT}
      isBusy={isLoading}
      submitLabel={isLoading ? <Trans>Creating Blog...</Trans> : <Trans>Create Blog</Trans>}
      onSend={send}
      onSent={() => void navigate('/blogs', { state: pageState({ notice: 'created' }) })}
    />
  );
}

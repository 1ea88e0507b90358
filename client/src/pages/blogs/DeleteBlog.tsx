// An Admin's button that deletes the post after a question.
import { Trans, useLingui } from '@lingui/react/macro';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { blogsApi } from '../../features/blogs/blogsApi.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';

export function DeleteBlog({ id }: { id: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [deleteBlog, { isLoading }] = blogsApi.useDeleteBlogMutation();
  const remove = async () => {
    const { error } = await deleteBlog({ id });
    if (error) setProblem(errorMessage(error));
    else await navigate('/blogs');
  };
  return (
    <>
      <Button variant="danger" icon={<Trash2 aria-hidden="true" size={20} />} onClick={() => setOpen(true)}>
        <Trans>Delete</Trans>
      </Button>
      <Dialog open={isOpen} title={t`Confirm Delete`} size="small" onClose={() => setOpen(false)}>
        <div className="grid gap-5">
          <p>
            <Trans>Are you sure you want to delete this blog? This action cannot be undone.</Trans>
          </p>
          {problem !== undefined && (
            <ErrorText>
              <Trans>Error deleting blog. {problem}</Trans>
            </ErrorText>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => setOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="danger" busy={isLoading} onClick={() => void remove()}>
              {isLoading ? <Trans>Deleting...</Trans> : <Trans>Delete</Trans>}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

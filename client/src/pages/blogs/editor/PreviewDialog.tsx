// Shows a draft as its page will look.
import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../../ui/Dialog.tsx';
import { BlogHero, BlogText } from '../BlogArticle.tsx';
import { type BlogDraft, bodyOf } from './blogDraft.ts';

interface PreviewDialogProps {
  draft: BlogDraft;
  /** Of a post that is published already. */
  createdAt: string | undefined;
  onClose(): void;
}

export function PreviewDialog({ draft, createdAt, onClose }: PreviewDialogProps) {
  const { t } = useLingui();
  const { image, ...texts } = bodyOf(draft);
  const blog = {
    ...texts,
    image,
    imageWidth: null,
    imageHeight: null,
    title: texts.title || t`Untitled`,
    created_at: createdAt ?? new Date().toISOString(),
  };
  return (
    <Dialog title={t`Preview`} size="full" onClose={onClose}>
      <article className="grid gap-6">
        <BlogHero blog={blog} isPreview />
        <BlogText content={blog.content} />
      </article>
    </Dialog>
  );
}

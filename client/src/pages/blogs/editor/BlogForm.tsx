// The form of a post: fields, SEO, preview, draft, and sending it.
import { Trans, useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import SearchCheck from 'lucide-react/icons/search-check';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { BlogHero, BlogText } from '../BlogArticle.tsx';
import { Notice } from '../Notice.tsx';
import { BlogFields } from './BlogFields.tsx';
import { type BlogDraft, bodyOf, useBlogDraft } from './blogDraft.ts';
import { GateForm } from './GateForm.tsx';
import { SeoDialog } from './SeoDialog.tsx';

/** How sending ended: `locked` asks for the publishing password again. */
export type SendResult = 'sent' | 'locked' | { title: string; detail: string | undefined };

interface BlogFormProps {
  postId: string | null;
  published: BlogDraft;
  createdAt?: string;
  isBusy: boolean;
  submitLabel: ReactNode;
  onSend(draft: BlogDraft): Promise<SendResult>;
  onSent(): void;
}

type OpenDialog = 'seo' | 'preview' | 'gate';

export function BlogForm({ postId, published, createdAt, isBusy, submitLabel, onSend, onSent }: BlogFormProps) {
  const { t } = useLingui();
  const { draft, found, change, restore, clear } = useBlogDraft(postId, published);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [problem, setProblem] = useState<{ title: string; detail: string | undefined }>();
  const close = () => setDialog(undefined);

  const send = async () => {
    setProblem(undefined);
    const result = await onSend(draft);
    if (result === 'locked') setDialog('gate');
    else if (result === 'sent') {
      clear();
      onSent();
    } else setProblem(result);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void send();
  };

  if (found) return <FoundDraft draft={found} onRestore={restore} onDiscard={clear} />;
  return (
    <Card>
      <form className="grid gap-6" onSubmit={submit}>
        <BlogFields draft={draft} onChange={change} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            icon={<SearchCheck aria-hidden="true" size={20} />}
            onClick={() => setDialog('seo')}
          >
            <Trans>Configure SEO</Trans>
          </Button>
          <Button variant="secondary" icon={<Eye aria-hidden="true" size={20} />} onClick={() => setDialog('preview')}>
            <Trans>Preview</Trans>
          </Button>
          <Button type="submit" busy={isBusy} className="sm:ml-auto">
            {submitLabel}
          </Button>
        </div>
        {problem && (
          <Notice kind="error">
            <p>{problem.title}</p>
            {problem.detail !== undefined && <p>{problem.detail}</p>}
          </Notice>
        )}
      </form>
      {dialog === 'seo' && <SeoDialog draft={draft} onSave={(seo) => change({ seo })} onClose={close} />}
      {dialog === 'preview' && <PreviewDialog draft={draft} createdAt={createdAt} onClose={close} />}
      {dialog === 'gate' && (
        <Dialog title={t`Authentication Required`} size="small" onClose={close}>
          <GateForm
            onOpen={() => {
              close();
              void send();
            }}
          />
        </Dialog>
      )}
    </Card>
  );
}

interface FoundDraftProps {
  draft: BlogDraft;
  onRestore(): void;
  onDiscard(): void;
}

/** Offers a draft from an earlier visit. */
function FoundDraft({ draft, onRestore, onDiscard }: FoundDraftProps) {
  const { t } = useLingui();
  const title = draft.title.trim() || t`Untitled`;
  return (
    <Card className="grid gap-4">
      <p role="status" className="[overflow-wrap:anywhere]">
        <Trans>This browser has an unpublished draft: “{title}”. Do you want to continue with it?</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRestore}>
          <Trans>Restore draft</Trans>
        </Button>
        <Button variant="secondary" onClick={onDiscard}>
          <Trans>Discard draft</Trans>
        </Button>
      </div>
    </Card>
  );
}

interface PreviewDialogProps {
  draft: BlogDraft;
  /** Of a post that is published already. */
  createdAt: string | undefined;
  onClose(): void;
}

/** Shows a draft as its page will look. */
function PreviewDialog({ draft, createdAt, onClose }: PreviewDialogProps) {
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

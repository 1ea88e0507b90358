// The form of a post: fields, SEO, preview, draft, and sending it.
import type { BlogBody } from '@lanternwise/shared/contracts/blogs';
import { Trans, useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import SearchCheck from 'lucide-react/icons/search-check';
import { type ReactNode, useState } from 'react';
import { errorCode, errorStatus, serverMessage } from '../../../features/api.ts';
import { useForm } from '../../../features/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { BlogHero, BlogText } from '../BlogArticle.tsx';
import { Notice } from '../Notice.tsx';
import { BlogFields } from './BlogFields.tsx';
import { type BlogDraft, bodyOf, useStoredDraft } from './blogDraft.ts';
import { GateForm } from './GateForm.tsx';
import { SeoDialog } from './SeoDialog.tsx';

interface BlogFormProps {
  postId: string | null;
  published: BlogDraft;
  createdAt?: string;
  submitLabel(isBusy: boolean): ReactNode;
  /** What is said of a post that was refused, and of one that got no answer. */
  failures: { refused: string; unanswered: string };
  /** Rejects with the request's error. */
  onSend(post: BlogBody): Promise<unknown>;
}

type OpenDialog = 'seo' | 'preview' | 'gate';

export function BlogForm({ postId, published, createdAt, submitLabel, failures, onSend }: BlogFormProps) {
  const { t } = useLingui();
  const { found, keep, forget, clear } = useStoredDraft(postId, published);
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const form = useForm({
    initial: published,
    schema: () => import('@lanternwise/shared/contracts/blogs').then((contracts) => contracts.blogBodySchema),
    body: bodyOf,
    async send(post) {
      try {
        await onSend(post);
        clear();
      } catch (refusal) {
        // The publishing password is asked for again.
        if (errorCode(refusal) !== 'gate-closed') throw refusal;
        setDialog('gate');
      }
    },
  });
  const { values: draft, refusal } = form;
  const change = (part: Partial<BlogDraft>) => {
    form.change(part);
    keep({ ...draft, ...part });
  };
  const restore = () => {
    if (found) form.change(found);
    forget();
  };

  if (found) return <FoundDraft draft={found} onRestore={restore} onDiscard={clear} />;
  return (
    <Card>
      <form className="grid gap-6" onSubmit={form.submit}>
        <BlogFields draft={draft} problems={form.problems} onChange={change} />
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
          <Button type="submit" busy={form.busy} className="sm:ml-auto">
            {submitLabel(form.busy)}
          </Button>
        </div>
        {refusal !== undefined && (
          <Notice kind="error">
            <p>{errorStatus(refusal) === undefined ? failures.unanswered : failures.refused}</p>
            <p className="empty:hidden">{serverMessage(refusal)}</p>
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
              form.submit();
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

// Edits and publishes the texts of one lesson, activity or conversation.
import type { adminContentPart, ContentPartReply } from '@lanternwise/shared/contracts/admin-content';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { z } from 'zod';
import { useContentPartQuery, usePublishPartMutation } from '../../../features/admin/siteApi.ts';
import type { ArgsOf } from '../../../features/http/request.ts';
import { showToast } from '../../../lib/showToast.ts';
import { STORAGE_KEYS } from '../../../lib/storage/keys.ts';
import { zodSchema } from '../../../lib/storage/schemas.ts';
import { storedValue } from '../../../lib/storage/storedValue.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { humanize, realmTitle } from '../formatAdmin.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { TextFields } from './TextFields.tsx';
import { collectEdits, type Drafts } from './textEdits.ts';

type PartRef = ArgsOf<typeof adminContentPart>;

export function EditPage() {
  const { realm = '', part = '', id = '' } = useParams();
  // The server rejects unknown parts.
  const partRef: PartRef = { realm, part: part as PartRef['part'], id };
  const partQuery = useContentPartQuery(partRef);
  return (
    <AdminPage
      title={partQuery.data ? `Edit “${partQuery.data.title}”` : 'Edit'}
      intro={`${realmTitle(realm)}. Keep it simple: at most 60 words per page. Put two stars around words to make them **bold**.`}
    >
      <p>
        <Link to="/admin/content" className="inline-flex min-h-9 items-center gap-2 text-link underline">
          <ArrowLeft aria-hidden="true" size={20} /> All lessons
        </Link>
      </p>
      <QueryResult query={partQuery}>
        {(reply) => <Editor key={reply.number} name={partRef} reply={reply} />}
      </QueryResult>
    </AdminPage>
  );
}

const draftsSchema = z.record(z.string(), z.string());

/** Unpublished edits, kept in the tab's storage across reloads and navigation. */
function useDrafts(id: string) {
  const storage = storedValue<Drafts>(STORAGE_KEYS.contentDraft, zodSchema(draftsSchema), { id, fallback: {} });
  const [drafts, setDrafts] = useState(storage.read);
  const saveDrafts = (next: Drafts) => {
    setDrafts(next);
    if (Object.keys(next).length === 0) storage.remove();
    else storage.write(next);
  };
  return [drafts, saveDrafts] as const;
}

function Editor({ name, reply }: { name: PartRef; reply: ContentPartReply }) {
  const navigate = useNavigate();
  const [drafts, setDrafts] = useDrafts(`${name.realm}/${name.part}.${name.id}@${reply.number}`);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [publish] = usePublishPartMutation();
  const { texts, hindi, outdated } = collectEdits(reply.texts, drafts);
  const count = Object.keys(texts).length + Object.keys(hindi).length;
  const confirm = async (note: string) => {
    await publish({ ...name, base: reply.number, texts, hindi, note }).unwrap();
    setDrafts({});
    showToast('success', 'Published. Learners see the new texts now.');
    await navigate(`/admin/content/${name.realm}`);
  };
  return (
    <Card className="grid gap-5">
      <p className="text-muted">
        {humanize(reply.kind)}, revision {reply.number}
      </p>
      {reply.texts.map((text) => (
        <TextFields key={text.path} text={text} drafts={drafts} onDraft={setDrafts} />
      ))}
      <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t-2 border-line/40 bg-panel py-3">
        <p role="status" className="mr-auto max-sm:w-full">
          {count === 0 ? 'No changes yet.' : `${count} ${count === 1 ? 'text' : 'texts'} changed.`}
          {outdated > 0 &&
            ` ${outdated} Hindi ${outdated === 1 ? 'text no longer matches' : 'texts no longer match'} the English.`}
        </p>
        <Button variant="secondary" disabled={count === 0} onClick={() => setDrafts({})}>
          Discard changes
        </Button>
        <Button disabled={count === 0} onClick={() => setConfirmOpen(true)}>
          Publish
        </Button>
      </div>
      {isConfirmOpen && (
        <ReasonDialog
          title="Publish changes?"
          text="Learners see them at once. The previous revision is kept, and you can restore it."
          confirmLabel="Publish"
          onConfirm={confirm}
          onClose={() => setConfirmOpen(false)}
        />
      )}
    </Card>
  );
}

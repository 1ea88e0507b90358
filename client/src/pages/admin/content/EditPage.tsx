// The texts of one lesson, activity or conversation as a form; publishing asks what was changed.
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
  // A part that there is not is refused by the server.
  const partRef: PartRef = { realm, part: part as PartRef['part'], id };
  const partQuery = useContentPartQuery(partRef);
  return (
    <AdminPage
      title={partQuery.data ? `Edit “${partQuery.data.title}”` : 'Edit'}
      intro={`${realmTitle(realm)}. Write plainly: a page has at most 60 words. Two stars around words make them **bold**.`}
    >
      <p>
        <Link to="/admin/content" className="inline-flex min-h-9 items-center gap-2 text-link underline">
          <ArrowLeft aria-hidden="true" size={20} /> All lessons
        </Link>
      </p>
      <QueryResult from={partQuery}>
        {(reply) => <Editor key={reply.number} name={partRef} reply={reply} />}
      </QueryResult>
    </AdminPage>
  );
}

const draftsSchema = z.record(z.string(), z.string());

/** What is written but not yet published outlives a reload and a look at another page, as long as the tab is open. */
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
    showToast('success', 'Published. Learners get the new words now.');
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
          {count === 0 ? 'Nothing is changed yet.' : `${count} ${count === 1 ? 'text is' : 'texts are'} changed.`}
          {outdated > 0 && ` ${outdated} in Hindi ${outdated === 1 ? 'does' : 'do'} not fit the English any more.`}
        </p>
        <Button variant="secondary" disabled={count === 0} onClick={() => setDrafts({})}>
          Undo all
        </Button>
        <Button disabled={count === 0} onClick={() => setConfirmOpen(true)}>
          Publish
        </Button>
      </div>
      {isConfirmOpen && (
        <ReasonDialog
          title="Publish new words"
          text="Learners get them at once. The revision before stays and can be taken back."
          confirmLabel="Publish"
          onConfirm={confirm}
          onClose={() => setConfirmOpen(false)}
        />
      )}
    </Card>
  );
}

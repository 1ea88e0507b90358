// Edits and publishes the texts of one lesson, activity or conversation, beside a preview of the screen on which they stand.

import { DEFAULT_LANGUAGE, type Language } from '@lanternwise/shared/constants/languages';
import type { adminContentPart, ContentPart, ContentPartReply } from '@lanternwise/shared/contracts/admin-content';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { z } from 'zod';
import { siteApi } from '../../../features/admin/siteApi.ts';
import type { ArgsOf } from '../../../features/http/request.ts';
import { languageName } from '../../../i18n/format.ts';
import { showToast } from '../../../lib/showToast.ts';
import { STORAGE_KEYS } from '../../../lib/storage/keys.ts';
import { zodSchema } from '../../../lib/storage/schemas.ts';
import { storedValue } from '../../../lib/storage/storedValue.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { realmTitle } from '../formatAdmin.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { fieldLabels } from './fieldLabels.ts';
import { draftedTexts, type PartId, withTexts } from './previewContent.ts';
import { TextFields } from './TextFields.tsx';
import { collectEdits, type Drafts } from './textEdits.ts';
import { useContentOf } from './useContentOf.ts';
import { wordLimit } from './wordLimits.ts';

type PartRef = ArgsOf<typeof adminContentPart>;

const PART_LABELS: Record<ContentPart, MessageDescriptor> = {
  lessons: msg`Lesson`,
  activities: msg`Activity`,
  dialogs: msg`Conversation`,
};

export interface PreviewProps {
  realm: string;
  name: PartId;
  texts: ContentPartReply['texts'];
  drafts: Drafts;
  language: Language;
  /** The text that is being edited. */
  path: string;
}

interface EditPageProps {
  /** The screen that the texts are for, passed in because pages do not import the game. */
  Preview: ComponentType<PreviewProps>;
}

export function EditPage({ Preview }: EditPageProps) {
  const { t } = useLingui();
  const { realm = '', part = '', id = '' } = useParams();
  // The server rejects unknown parts.
  const partRef: PartRef = { realm, part: part as PartRef['part'], id };
  const partQuery = siteApi.useContentPartQuery(partRef);
  const title = partQuery.data?.title;
  const realmName = realmTitle(realm);
  return (
    <AdminPage
      title={title === undefined ? t`Edit texts` : t`Edit “${title}”`}
      intro={t`${realmName}. Keep it simple: at most 60 words per page. Put two stars around words to make them **bold**.`}
    >
      <p>
        <Link to="/admin/content" className="inline-flex min-h-9 items-center gap-2 text-link underline">
          <ArrowLeft aria-hidden="true" size={20} /> <Trans>All lessons</Trans>
        </Link>
      </p>
      <QueryResult query={partQuery}>
        {(reply) => <Editor key={reply.number} name={partRef} reply={reply} Preview={Preview} />}
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

interface EditorProps extends EditPageProps {
  name: PartRef;
  reply: ContentPartReply;
}

function Editor({ name, reply, Preview }: EditorProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { realm, part, id } = name;
  const [drafts, setDrafts] = useDrafts(`${realm}/${part}.${id}@${reply.number}`);
  const [focused, setFocused] = useState<{ path: string; language: Language }>({
    path: '',
    language: DEFAULT_LANGUAGE,
  });
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [publish] = siteApi.usePublishPartMutation();
  const { texts, translations, count, outdated } = collectEdits(reply.texts, drafts);
  const focusedName = languageName(focused.language);
  const lesson = useLessonVersions(name, reply, drafts);
  const [kind, number] = [t(PART_LABELS[part]), reply.number];
  const labels = fieldLabels(reply.texts.map(({ path }) => path));
  const confirm = async (note: string) => {
    await publish({ ...name, base: reply.number, texts, translations, note }).unwrap();
    setDrafts({});
    showToast('success', t`Published. Learners see the new texts now.`);
    await navigate(`/admin/content/${realm}`);
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card className="grid gap-5">
        <p className="text-muted">
          <Trans>
            {kind}, revision {number}
          </Trans>
        </p>
        {reply.texts.map((text, at) => (
          <TextFields
            key={text.path}
            text={text}
            name={labels[at] ?? text.path}
            drafts={drafts}
            limit={lesson && wordLimit(lesson.before, lesson.now, text.path)}
            onDraft={setDrafts}
            onFocus={(language) => setFocused({ path: text.path, language })}
          />
        ))}
        <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t-2 border-line/40 bg-panel py-3">
          <p role="status" className="mr-auto max-sm:w-full">
            <Plural value={count} _0="No changes yet." one="# text changed." other="# texts changed." />
            {outdated.map(({ language, count }) => (
              <span key={language}>
                {' '}
                <Outdated count={count} language={languageName(language)} />
              </span>
            ))}
          </p>
          <Button variant="secondary" disabled={count === 0} onClick={() => setDrafts({})}>
            <Trans>Discard changes</Trans>
          </Button>
          <Button disabled={count === 0} onClick={() => setConfirmOpen(true)}>
            <Trans>Publish</Trans>
          </Button>
        </div>
      </Card>
      <Card
        className="grid gap-3 lg:sticky lg:top-20"
        title={focused.language === DEFAULT_LANGUAGE ? t`Preview` : t`Preview in ${focusedName}`}
      >
        <Suspense fallback={<Spinner label={t`Opening`} />}>
          <Preview realm={realm} name={name} texts={reply.texts} drafts={drafts} {...focused} />
        </Suspense>
      </Card>
      {isConfirmOpen && (
        <ReasonDialog
          title={t`Publish changes?`}
          text={t`Learners see them at once. The previous revision is kept, and you can restore it.`}
          confirmLabel={t`Publish`}
          onConfirm={confirm}
          onClose={() => setConfirmOpen(false)}
        />
      )}
    </div>
  );
}

const Outdated = ({ count, language }: { count: number; language: string }) => (
  <Plural
    value={count}
    one={`# text in ${language} no longer matches the English.`}
    other={`# texts in ${language} no longer match the English.`}
  />
);

/** The published lesson and the edited one; undefined for other parts, which have no pages, and until it is loaded. */
function useLessonVersions({ realm, part, id }: PartRef, { texts }: ContentPartReply, drafts: Drafts) {
  const content = useContentOf(realm, DEFAULT_LANGUAGE);
  return useMemo(() => {
    if (part !== 'lessons' || content === undefined || content === 'failed') return undefined;
    const before = content.lessons[id];
    const now = withTexts(content, { part, id }, draftedTexts(texts, drafts, 'en')).lessons[id];
    return before && now && { before, now };
  }, [content, part, id, texts, drafts]);
}

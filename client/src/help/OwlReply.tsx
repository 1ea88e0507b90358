// The owl's reply: the best passage with its source and up to two more, or why there is none and who can help.
import type { Language } from '@lanternwise/shared/constants/languages';
import { isMapId, type MapId } from '@lanternwise/shared/constants/realms';
import { Trans, useLingui } from '@lingui/react/macro';
import BookOpen from 'lucide-react/icons/book-open';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { foreignMessage } from '../features/http/foreignMessage.ts';
import { realmCard } from '../features/realm/realms.ts';
import { copyText } from '../lib/copyText.ts';
import { foreignFiles } from '../lib/foreignFiles.ts';
import { Button } from '../ui/Button.tsx';
import { Markdown } from '../ui/Markdown.tsx';
import type { ShownPassage } from './loadHelp.ts';
import { OwlRefusal } from './OwlRefusal.tsx';
import styles from './owl.module.css';
import { PassageList } from './PassageList.tsx';
import { realmOfPath } from './pageContext.ts';
import { termsOf } from './search/tokenise.ts';
import type { Asked } from './useAskOwl.ts';

export interface OwlReplyProps {
  asked: Asked;
  /** The reader follows a source to its page. */
  onLeave(): void;
  onShow(passage: ShownPassage): void;
}

export function OwlReply({ asked: { question, reply }, onLeave, onShow }: OwlReplyProps) {
  const { t } = useLingui();
  switch (reply.kind) {
    case 'refused':
      return <OwlRefusal refusal={reply.refusal} />;
    case 'unreachable':
      return (
        <p className={styles.note}>
          {foreignFiles.getState() ? (
            foreignMessage()
          ) : (
            <Trans>I cannot reach my books. Check your internet connection and ask again.</Trans>
          )}
        </p>
      );
    case 'unknown':
      return <Unknown question={question} />;
    default: {
      const [best, ...others] = reply.passages;
      if (!best) return <Unknown question={question} />;
      return (
        <>
          <Passage key={best.id} passage={best} question={question} language={reply.language} onLeave={onLeave} />
          <PassageList title={t`This may help as well`} passages={others} onShow={onShow} />
          {question !== '' && <AskTeacher question={question} />}
        </>
      );
    }
  }
}

interface PassageProps {
  passage: ShownPassage;
  question: string;
  language: Language;
  onLeave(): void;
}

function Passage({ passage, question, language, onLeave }: PassageProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [isWhole, setWhole] = useState(question === '');
  const excerpt = isWhole ? passage.text : excerptOf(passage.text, question, language);
  const address = placeAddress(passage, pathname);
  const realm = realmOfPassage(passage);
  const { title, heading } = passage;
  const from = realm === null ? '' : realmCard(realm).title;
  return (
    <article className={styles.answer} lang={language}>
      <h3>{heading || title}</h3>
      <Markdown text={excerpt} />
      {excerpt.length < passage.text.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          <Trans>Read all of it</Trans>
        </button>
      )}
      <p className={styles.from}>
        <BookOpen aria-hidden="true" size={18} />
        <span>
          {from === '' ? (
            <Trans>Source: help page “{title}”</Trans>
          ) : (
            <Trans>
              Source: lesson “{title}”, {from}
            </Trans>
          )}
        </span>
        {address !== null && (
          <Link to={address} className="lw-link" aria-label={t`Go to the place of “${title}”`} onClick={onLeave}>
            <Trans>Go there</Trans>
          </Link>
        )}
      </p>
    </article>
  );
}

function Unknown({ question }: { question: string }) {
  return (
    <div className={styles.note}>
      <p>
        <Trans>
          I do not know that: nothing in our help pages and lessons fits. Try other words, or ask your teacher.
        </Trans>
      </p>
      <AskTeacher question={question} />
    </div>
  );
}

function AskTeacher({ question }: { question: string }) {
  const { t } = useLingui();
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Copy aria-hidden="true" size={18} />}
      onClick={() => void copyText(question, t`Your question is copied. Show it to your teacher.`)}
    >
      <Trans>Copy my question for my teacher</Trans>
    </Button>
  );
}

const ANY_REALM = 'realm';
const REALMS_PAGE = '/Grassroot/learning-adventures';

/** The address of a passage's page; null where the reader is there already. */
function placeAddress({ place, realm }: ShownPassage, path: string): string | null {
  const here = realmOfPath(path);
  if (place === ANY_REALM) return here === '' && path !== REALMS_PAGE ? REALMS_PAGE : null;
  if (realm !== '' && realm === here) return null;
  return place === path ? null : place;
}

/** The realm of a lesson; null for a help page. */
const realmOfPassage = ({ source, realm }: ShownPassage): MapId | null =>
  !source.startsWith('help/') && isMapId(realm) ? realm : null;

/** A text of this length is shown as it is. */
const SHORT_WORDS = 75;
const EXCERPT_WORDS = 50;

const wordCount = (text: string): number => text.split(/\s+/).length;
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?।:])\s+(?=\S)/);

/** The run of sentences around the best one; the whole text where it is short or nothing stands out. */
function excerptOf(text: string, question: string, language: Language): string {
  if (wordCount(text) <= SHORT_WORDS) return text;
  const asked = new Set(termsOf(question, language));
  const sentences = sentencesOf(text);
  const hits = sentences.map((sentence) => termsOf(sentence, language).filter((term) => asked.has(term)).length);
  const best = Math.max(hits.indexOf(Math.max(...hits)), 0);
  let excerpt = '';
  for (const sentence of sentences.slice(best)) {
    if (excerpt !== '' && wordCount(`${excerpt} ${sentence}`) > EXCERPT_WORDS) break;
    excerpt = excerpt === '' ? sentence : `${excerpt} ${sentence}`;
  }
  return excerpt.trim();
}

// A chatbot by pattern matching: the learner writes its keywords and sees what it answers, also at the gate of the map.
import { NO_REPLY } from '@lanternwise/shared/activities/chat-rules/definition';
import { GATE } from '@lanternwise/shared/activities/chat-rules/mapNames';
import { type ChatRule, matchRules } from '@lanternwise/shared/activities/chat-rules/matchRules';
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { GradeFeedback } from '../kit/GradeFeedback.tsx';
import kitStyles from '../kit/layout.module.css';
import { ResultMark } from '../kit/ResultMark.tsx';
import { itemResult } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import styles from './ChatRulesActivity.module.css';
import { MAX_KEYWORDS, parseKeywords } from './keywordDraft.ts';
import type { GateTalk } from './messages.ts';

type Chat = ActivityOf<'chat-rules'>;

export function ChatRulesActivity({ activity, submit, report }: ActivityProps<'chat-rules'>) {
  const { t } = useLingui();
  const starter = useMemo(
    () => Object.fromEntries(activity.replies.map((reply) => [reply.id, reply.starter ?? ''])),
    [activity],
  );
  const [keywords, store] = useStoredDraft<Record<string, string>>(activity.id, starter, parseKeywords);
  const [checked, setChecked] = useState<{ answer: Record<string, string>; grade: Grade; attempt: number }>();
  const rules = activity.replies.map(({ id }) => ({ id, keywords: keywords[id] ?? '' }));
  const solved = checked?.grade.correct === true;
  const check = () => {
    const answer = Object.fromEntries(
      activity.visitors.map(({ id, text }) => [id, matchRules(rules, text)?.rule ?? NO_REPLY]),
    );
    const grade = submit(answer);
    setChecked({ answer, grade, attempt: (checked?.attempt ?? 0) + 1 });
    if (grade.correct) report({ rules: rules.length, 'right answers': activity.visitors.length });
  };
  const count = activity.visitors.length;
  const [at, setAt] = useState(0);
  const visitor = activity.visitors[at % count];
  const asks = visitor?.text ?? '';
  useCameraBeside(GATE);
  useOnMap<GateTalk>(activity.id, { visitor: at % count, asks, says: replyTo(activity, rules, asks).text });
  return (
    <>
      <div className={styles.rules}>
        {activity.replies.map((reply) => (
          <KeywordRule
            key={reply.id}
            reply={reply}
            keywords={keywords[reply.id] ?? ''}
            disabled={solved}
            onChange={(typed) => {
              store({ ...keywords, [reply.id]: typed });
              setChecked(undefined);
            }}
          />
        ))}
      </div>
      <section className={styles.talk} aria-label={t`Visitors`}>
        <p className={styles.message}>{asks}</p>
        <p className={styles.answer} aria-live="polite">
          <BotAnswer activity={activity} rules={rules} message={asks} />
          <ResultMark result={visitor && itemResult(checked?.grade, visitor.id)} />
        </p>
        <VisitorButtons activity={activity} at={at % count} grade={checked?.grade} onChoose={setAt} />
      </section>
      <details>
        <summary>{t`Ask it yourself`}</summary>
        <AskBot activity={activity} rules={rules} />
        <p className={kitStyles.note}>
          {t`This bot is rule-based: from the top, the first rule answers that finds one of its words. It understands nothing.`}
        </p>
        <p className={kitStyles.note}>{t`Your words stay in this browser.`}</p>
      </details>
      <div role="status" aria-live="polite" className={kitStyles.status}>
        {checked && <GradeFeedback key={checked.attempt} activity={activity} grade={checked.grade} />}
      </div>
      {!solved && (
        <ActionRow>
          <Button data-control="check" onClick={check}>
            {activity.check}
          </Button>
        </ActionRow>
      )}
    </>
  );
}

interface VisitorButtonsProps {
  activity: Chat;
  at: number;
  grade: Grade | undefined;
  onChoose(at: number): void;
}

/** One button for each visitor; after a check with its mark. */
function VisitorButtons({ activity, at, grade, onChoose }: VisitorButtonsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.visitors}>
      {activity.visitors.map(({ id, text }, index) => {
        const number = index + 1;
        const result = itemResult(grade, id);
        return (
          <button
            key={id}
            type="button"
            data-control={`visitor:${id}`}
            aria-pressed={index === at}
            aria-label={t`Visitor ${number}: ${text}`}
            className={styles.visitor}
            onClick={() => onChoose(index)}
          >
            {result ? <ResultMark result={result} /> : number}
          </button>
        );
      })}
    </div>
  );
}

interface KeywordRuleProps {
  reply: Chat['replies'][number];
  keywords: string;
  disabled: boolean;
  onChange(typed: string): void;
}

function KeywordRule({ reply, keywords, disabled, onChange }: KeywordRuleProps) {
  const { t } = useLingui();
  const topic = reply.name;
  return (
    <div className={styles.rule}>
      <TextInput
        aria-label={t`If the message has a word about: ${topic}`}
        data-control={`keywords:${reply.id}`}
        value={keywords}
        maxLength={MAX_KEYWORDS}
        disabled={disabled}
        placeholder={t`words, separated by commas`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className={styles.reply}>{reply.text}</p>
    </div>
  );
}

interface BotProps {
  activity: Chat;
  rules: readonly ChatRule[];
}

/** The reply, and the word that led to it. */
function replyTo({ replies, fallback }: Chat, rules: readonly ChatRule[], message: string) {
  const match = matchRules(rules, message);
  const reply = replies.find(({ id }) => id === match?.rule);
  return match && reply ? { text: reply.text, keyword: match.keyword } : { text: fallback, keyword: undefined };
}

function BotAnswer({ activity, rules, message }: BotProps & { message: string }) {
  const { t } = useLingui();
  const { text, keyword } = replyTo(activity, rules, message);
  return (
    <span>
      {text} {keyword !== undefined && <small>{t`found “${keyword}”`}</small>}
    </span>
  );
}

function AskBot({ activity, rules }: BotProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState('');
  const [asked, setAsked] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsked(draft.trim());
  };
  return (
    <form className={styles.ask} onSubmit={ask}>
      <TextInput
        aria-label={t`Ask it yourself`}
        placeholder={t`Ask it yourself`}
        value={draft}
        maxLength={120}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="small" disabled={draft.trim() === ''}>
        {t`Ask`}
      </Button>
      <p role="status" className={styles.own}>
        {asked !== '' && <BotAnswer activity={activity} rules={rules} message={asked} />}
      </p>
    </form>
  );
}

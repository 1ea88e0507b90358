// A chatbot by pattern matching: the learner writes its keywords, sees what it answers to each visitor, and talks to it.
import { NO_REPLY } from '@lanternwise/shared/activities/chat-rules/definition';
import { type ChatRule, matchRules } from '@lanternwise/shared/activities/chat-rules/matchRules';
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { GradeFeedback } from '../kit/GradeFeedback.tsx';
import kitStyles from '../kit/layout.module.css';
import { ResultMark } from '../kit/ResultMark.tsx';
import { itemResult } from '../kit/useAnswerCheck.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import styles from './ChatRulesActivity.module.css';
import { MAX_KEYWORDS, parseKeywords } from './keywordDraft.ts';

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
  return (
    <>
      <p className={kitStyles.note}>
        {t`This bot is rule-based: from the top, the first rule answers that finds one of its words. It understands nothing.`}
      </p>
      <div className={styles.lab}>
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
          <p className={kitStyles.note}>{t`Your words stay in this browser.`}</p>
        </div>
        <div className={styles.talk}>
          <ul className={styles.messages} aria-label={t`Visitors`}>
            {activity.visitors.map(({ id, text }) => (
              <li key={id}>
                <p className={styles.message}>{text}</p>
                <p className={styles.answer}>
                  <BotAnswer activity={activity} rules={rules} message={text} />
                  <ResultMark result={itemResult(checked?.grade, id)} />
                </p>
              </li>
            ))}
          </ul>
          <AskBot activity={activity} rules={rules} />
        </div>
      </div>
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

interface KeywordRuleProps {
  reply: Chat['replies'][number];
  keywords: string;
  disabled: boolean;
  onChange(typed: string): void;
}

function KeywordRule({ reply, keywords, disabled, onChange }: KeywordRuleProps) {
  const { t } = useLingui();
  const field = useId();
  const topic = reply.name;
  return (
    <div className={styles.rule}>
      <label htmlFor={field} className={styles.name}>{t`If the message has a word about: ${topic}`}</label>
      <TextInput
        id={field}
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
function BotAnswer({ activity, rules, message }: BotProps & { message: string }) {
  const { t } = useLingui();
  const match = matchRules(rules, message);
  const reply = activity.replies.find(({ id }) => id === match?.rule);
  if (!match || !reply) return <span>{activity.fallback}</span>;
  const { keyword } = match;
  return (
    <span>
      {reply.text} <small>{t`found “${keyword}”`}</small>
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

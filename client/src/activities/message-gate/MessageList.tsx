// Messages to be looked at closely: sender, text, what they are and why, the signs in them, and what the gate does to them.
import { type Sign, signsOf } from '@lanternwise/shared/activities/message-gate/features';
import { useLingui } from '@lingui/react/macro';
import { ResultMark } from '../kit/ResultMark.tsx';
import type { MessageGate } from './draft.ts';
import styles from './MessageGate.module.css';

interface MessageListProps {
  title: string;
  activity: MessageGate;
  messages: MessageGate['training'];
  /** For each message, whether the gate is shut; without it nothing is said of the gate. */
  shut?: readonly boolean[] | undefined;
}

export function MessageList({ title, activity, messages, shut }: MessageListProps) {
  return (
    <details className={styles.messages}>
      <summary>{title}</summary>
      <ul>
        {messages.map((message, at) => (
          <MessageCard key={message.id} activity={activity} message={message} isShut={shut?.[at]} />
        ))}
      </ul>
    </details>
  );
}

interface MessageCardProps {
  activity: MessageGate;
  message: MessageGate['training'][number];
  isShut: boolean | undefined;
}

function MessageCard({ activity, message, isShut }: MessageCardProps) {
  const { t } = useLingui();
  const { from, text, phishing, why } = message;
  const action = isShut ? t`gate shut` : t`gate open`;
  return (
    <li className={styles.message}>
      <span className={styles.from} translate="no">
        {from}
      </span>
      <span>{text}</span>
      <span className={styles.truth}>
        <strong>{phishing ? t`▲ Thief` : t`● Friend`}</strong>
        {isShut !== undefined && (
          <>
            {` · ${action} `}
            <ResultMark result={isShut === phishing ? 'right' : 'wrong'} />
          </>
        )}
      </span>
      <span className={styles.why}>{why}</span>
      <SignList activity={activity} signs={signsOf(message, activity.known)} />
    </li>
  );
}

/** The questions that a message answers with yes. */
export function SignList({ activity, signs }: { activity: MessageGate; signs: readonly Sign[] }) {
  const { t } = useLingui();
  const names = activity.questions.filter(({ id }) => signs.includes(id)).map(({ label }) => label);
  const list = names.join(' ');
  return (
    <span className={styles.signs}>{names.length === 0 ? t`Yes to none of the questions.` : t`Yes to: ${list}`}</span>
  );
}

// The verdict in words: the message of the activity, then why each wrong item is wrong.
import type { Explanation } from '@lanternwise/shared/activities/kit/explanation';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface AnswerFeedbackProps {
  tone: 'right' | 'wrong';
  message: string;
  explanations?: readonly Explanation[];
  children?: ReactNode;
}

/** More at once would be a wall of text; the others follow at the next check. */
const MAX_EXPLANATIONS = 3;

export function AnswerFeedback({ tone, message, explanations = [], children }: AnswerFeedbackProps) {
  const { t } = useLingui();
  return (
    <div className={`act-feedback act-feedback-${tone}`}>
      <p className="act-feedback-message">
        <Message text={message} />
      </p>
      {explanations.length > 0 && (
        <ul className="act-explanations">
          {explanations.slice(0, MAX_EXPLANATIONS).map((explanation) => (
            <li key={explanation.item}>
              <strong>{`${explanation.label.replace(/[.:?!।]+$/, '')}:`}</strong>{' '}
              {explanation.unanswered ? t`Pick one first, then check.` : explanation.text}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** The message as written; a leading emoji is drawn by us, so that it looks the same on every device. */
function Message({ text }: { text: string }) {
  const [, emoji, rest] = /^([✅❌✔])\s*(.*)$/su.exec(text) ?? [];
  if (!emoji) return text;
  return (
    <>
      <span className={emoji === '❌' ? 'act-emoji act-emoji-wrong' : 'act-emoji'}>{emoji}</span> {rest}
    </>
  );
}

/** Right or wrong as a shape, beside the colour. */
export function ResultMark({ standing: result }: { standing: 'right' | 'wrong' | undefined }) {
  const { t } = useLingui();
  if (!result) return null;
  return (
    <span className={`act-mark act-mark-${result}`}>
      <span aria-hidden="true">{result === 'right' ? '✔' : '✖'}</span>
      <span className="lw-hidden">{result === 'right' ? t`right` : t`not yet right`}</span>
    </span>
  );
}

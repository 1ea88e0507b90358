// Shows the result of a check: the message of the activity and the guide's cheer, or why each wrong item is wrong.
import type { Explanation } from '@lanternwise/shared/activities/kit/explanation';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './AnswerFeedback.module.css';
import { Cheer } from './feedback/Cheer.tsx';
import { reveal } from './feedback/reveal.ts';
import type { ItemResult } from './ResultMark.tsx';

export interface AnswerFeedbackProps {
  tone: ItemResult;
  message: string;
  explanations?: readonly Explanation[];
  children?: ReactNode;
}

/** More at once is too much to read; the others follow at the next check. */
const MAX_EXPLANATIONS = 3;

export function AnswerFeedback({ tone, message, explanations = [], children }: AnswerFeedbackProps) {
  const { t } = useLingui();
  return (
    <div ref={reveal} data-feedback={tone} className={cx(styles.feedback, tone === 'wrong' && styles.isWrong)}>
      <div className={styles.result}>
        <p className={styles.message}>
          <Message text={message} />
        </p>
        {tone === 'right' && <Cheer />}
      </div>
      {explanations.length > 0 && (
        <ul className={styles.explanations}>
          {explanations.slice(0, MAX_EXPLANATIONS).map((explanation) => (
            <li key={explanation.item} data-explanation={explanation.item}>
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

/** The message as written; a leading emoji is drawn with CSS, so that it looks the same on every device. */
function Message({ text }: { text: string }) {
  const [, emoji, rest] = /^([✅❌✔])\s*(.*)$/su.exec(text) ?? [];
  if (!emoji) return text;
  return (
    <>
      <span className={cx(styles.emoji, emoji === '❌' && styles.cross)}>{emoji}</span> {rest}
    </>
  );
}

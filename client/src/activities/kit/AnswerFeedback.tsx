// Shows the result of a check: the message of the activity and the guide's cheer, or why each wrong item is wrong.
import type { Explanation } from '@lanternwise/shared/activities/kit/explanation';
import type { TryCount } from '@lanternwise/shared/quests/firstTries';
import { isForced } from '@lanternwise/shared/quests/stars';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './AnswerFeedback.module.css';
import { Brief } from './Brief.tsx';
import { Cheer } from './feedback/Cheer.tsx';
import { reveal } from './feedback/reveal.ts';
import { useFeedback } from './feedback/useFeedback.ts';
import type { ItemResult } from './ResultMark.tsx';

export interface AnswerFeedbackProps {
  tone: ItemResult;
  message: string;
  explanations?: readonly Explanation[];
  /** False if an earlier pick was wrong: no praise then. */
  isFirstTry?: boolean;
  children?: ReactNode;
}

/** More at once is too much to read; the others follow at the next check. */
const MAX_EXPLANATIONS = 3;

export function AnswerFeedback(props: AnswerFeedbackProps) {
  const { tone, message, explanations = [], isFirstTry = true, children } = props;
  const { t } = useLingui();
  const { tries: counted } = useFeedback();
  const tries = tone === 'right' && counted && counted.right < counted.of ? counted : undefined;
  const isCheered = tone === 'right' && (tries ? !isForced(tries.right / tries.of) : isFirstTry);
  return (
    <div ref={reveal} data-feedback={tone} className={cx(styles.feedback, tone === 'wrong' && styles.isWrong)}>
      <div className={styles.result}>
        <p className={styles.message}>
          {tone === 'right' ? (
            <Brief text={message} render={(part) => <Message text={part} />} />
          ) : (
            <Message text={message} />
          )}
        </p>
        {isCheered && <Cheer />}
      </div>
      {tries && <FirstTriesNote {...tries} />}
      {explanations.length > 0 && (
        <ul className={styles.explanations}>
          {explanations.slice(0, MAX_EXPLANATIONS).map((explanation) => (
            <li key={explanation.item} data-explanation={explanation.item} data-unanswered={explanation.unanswered}>
              <strong>{`${explanation.label.replace(/[.:?!।]+$/, '')}:`}</strong>{' '}
              {explanation.unanswered ? t`Pick one first, then check.` : <Brief text={explanation.text} rest="more" />}
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

/** How it really went; said beside the message, which may be one of the requirements and praise. */
function FirstTriesNote({ right, of }: TryCount) {
  const { t } = useLingui();
  return (
    <p data-first-tries={right} className={styles.tries}>
      {isForced(right / of) ? t`Solved. First try: ${right} of ${of}` : t`First try: ${right} of ${of}`}
    </p>
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

// A bet laid on the thing itself: the first press of what runs it asks for a guess; any guess, or none, runs it.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Brief } from './Brief.tsx';
import { reveal } from './feedback/reveal.ts';
import { useHeldPress } from './feedback/useFeedback.ts';
import styles from './Predict.module.css';

export interface PredictProps {
  /** `why` is said at once; without it the thing itself answers. */
  predict: { question: string; options: readonly { id: string; text: string; why?: string }[] };
  predicted: string | undefined;
  /** Names of the controls that run it (`data-control`), or beginnings of names (`run:`). */
  on: readonly string[];
  onPredict(option: string): void;
}

const isOneOf = (names: readonly string[], control: string): boolean =>
  names.some((name) => (name.endsWith(':') ? control.startsWith(name) : control === name));

/** It stands near the control. What was answered in an earlier visit is not shown again. */
export function Predict({ predict, predicted, on, onPredict }: PredictProps) {
  const { t } = useLingui();
  const [held, setHeld] = useState<HTMLElement>();
  const [isAnsweredNow, setAnsweredNow] = useState(false);
  const [isDeclined, setDeclined] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const isSettled = predicted !== undefined || isDeclined;
  useHeldPress((control, element) => {
    if (isSettled || !isOneOf(on, control)) return false;
    setHeld(element);
    first.current?.focus();
    return true;
  });
  useEffect(() => {
    if (held && !isSettled) first.current?.focus();
    if (!held || !isSettled) return;
    setHeld(undefined);
    held.focus();
    held.click();
  }, [held, isSettled]);
  const guess = predict.options.find(({ id }) => id === predicted);
  const isAsked = held !== undefined && !isSettled;
  return (
    <>
      {isAsked && (
        <fieldset ref={reveal} className={styles.bet}>
          <legend>
            <strong className={styles.mark}>{t`Your bet:`}</strong> {predict.question}
          </legend>
          {predict.options.map(({ id, text }, at) => (
            <button
              key={id}
              ref={at === 0 ? first : undefined}
              type="button"
              data-control={`predict:${id}`}
              className={styles.chip}
              onClick={() => {
                setAnsweredNow(true);
                onPredict(id);
              }}
            >
              {text}
            </button>
          ))}
          <button type="button" data-control="no-bet" className={styles.decline} onClick={() => setDeclined(true)}>
            {t`No bet, just show me`}
          </button>
        </fieldset>
      )}
      <p role="status" className={styles.reply}>
        {isAnsweredNow && guess?.why && <Brief text={guess.why} />}
      </p>
    </>
  );
}

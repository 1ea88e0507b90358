// A bet laid on the thing itself: the first press of what runs it asks for a guess, and any guess runs it.
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
  const first = useRef<HTMLButtonElement>(null);
  useHeldPress((control, element) => {
    if (predicted !== undefined || !isOneOf(on, control)) return false;
    setHeld(element);
    first.current?.focus();
    return true;
  });
  useEffect(() => {
    if (held && predicted === undefined) first.current?.focus();
    if (!held || predicted === undefined) return;
    setHeld(undefined);
    held.focus();
    held.click();
  }, [held, predicted]);
  const guess = predict.options.find(({ id }) => id === predicted);
  const isAsked = held !== undefined && guess === undefined;
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
        </fieldset>
      )}
      <p role="status" className={styles.reply}>
        {isAnsweredNow && guess?.why && <Brief text={guess.why} />}
      </p>
    </>
  );
}

// The learner's own text: pasted or typed, counted on request, and what is missing in plain words.
import type { TrainedText } from '@lanternwise/shared/activities/kit/words/nextWords';
import { LEAST_WORDS } from '@lanternwise/shared/activities/word-river/limits';
import { MAX_CHARACTERS, MAX_WORDS } from '@lanternwise/shared/learning/wordText';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextInput.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import kitStyles from '../kit/layout.module.css';
import styles from './WordRiver.module.css';

interface OwnTextProps {
  ask: string;
  own: string;
  /** Of the text as it was counted last. */
  trained: TrainedText | undefined;
  onCount(own: string): void;
}

export function OwnText({ ask, own, trained, onCount }: OwnTextProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(own);
  const inputId = useId();
  return (
    <div className={styles.own}>
      <label htmlFor={inputId} className={kitStyles.note}>
        {ask}
      </label>
      <TextArea
        id={inputId}
        rows={4}
        value={typed}
        data-control="own-text"
        onChange={(event) => setTyped(event.target.value.slice(0, MAX_CHARACTERS + 1))}
      />
      {typed !== own && (
        <ActionRow>
          <Button data-control="count" onClick={() => onCount(typed)}>{t`Count the words`}</Button>
        </ActionRow>
      )}
      <p role="status" className={kitStyles.note}>
        {trained ? <Remarks trained={trained} /> : t`There is no word in it yet.`} {t`Your text stays in this browser.`}
      </p>
    </div>
  );
}

function Remarks({ trained: { wordCount, isCut, hadMarkup } }: { trained: TrainedText }) {
  const { t } = useLingui();
  const words = wordCount;
  const missing = LEAST_WORDS - wordCount;
  return (
    <>
      {words === 0
        ? t`There is no word in it yet.`
        : missing > 0
          ? t`Words found: ${words}. Too few to learn from: add at least ${missing}.`
          : t`Words found: ${words}.`}{' '}
      {isCut && t`It is very long: the first ${MAX_WORDS} words at most were counted.`}{' '}
      {hadMarkup && t`HTML tags were left out.`}
    </>
  );
}

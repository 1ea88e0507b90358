// Sentences that the counts write by chance, with the longest copied run marked and its line of the text below.
import { copiedFrom, type TrainedText } from '@lanternwise/shared/activities/kit/words/nextWords';
import { seededRandom } from '@lanternwise/shared/learning/random';
import { writeSentence } from '@lanternwise/shared/learning/sampling';
import type { Order } from '@lanternwise/shared/learning/wordModel';
import { glueWords, isSentenceEnd, joinWords } from '@lanternwise/shared/learning/wordText';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './WordRiver.module.css';

const SENTENCES: readonly Order[] = ['bigram', 'bigram', 'trigram'];
const SETTINGS = { maxWords: 24, temperature: 1, topK: Number.POSITIVE_INFINITY } as const;

export function RiverWrites({ trained, seed }: { trained: TrainedText; seed: number }) {
  const { t } = useLingui();
  const [round, setRound] = useState(0);
  const random = seededRandom(seed + round);
  const written =
    round === 0 ? [] : SENTENCES.map((order) => writeSentence({ model: trained.model, order, ...SETTINGS }, random));
  return (
    <div className={styles.writes}>
      <Button size="small" variant="secondary" data-control="write" onClick={() => setRound(round + 1)}>
        {round === 0 ? t`Let the river write` : t`Write three more`}
      </Button>
      <div role="status">
        <ul>
          {written.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no identity but its place.
            <WrittenSentence key={`${round}-${at}`} words={words} trained={trained} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function WrittenSentence({ words, trained }: { words: readonly string[]; trained: TrainedText }) {
  const { t } = useLingui();
  const copied = copiedFrom(words, trained.sentences);
  if (!copied) return <li>{joinWords(words)}</li>;
  const { run, source } = copied;
  const end = run.start + run.length;
  const { length } = run;
  const [before, copy, after] = [words.slice(0, run.start), words.slice(run.start, end), words.slice(end)];
  const needsSpace = after.length > 0 && !isSentenceEnd(after[0] ?? '');
  return (
    <li>
      {before.length > 0 && `${joinWords(before)} `}
      <mark>{before.length > 0 ? glueWords(copy) : joinWords(copy)}</mark>
      {needsSpace && ' '}
      {glueWords(after)}
      <small className={styles.source}>{t`${length} words in a row are copied: “${source}”`}</small>
    </li>
  );
}

// The table of a text: frequent words, and what may follow one word or two, with counts; a follower can be clicked to go on.

import type { TrainedText } from '@lanternwise/shared/activities/kit/words/nextWords';
import { followersOf, type Order } from '@lanternwise/shared/learning/wordModel';
import { isSentenceEnd } from '@lanternwise/shared/learning/wordText';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Switch } from '../../ui/Switch.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import chipStyles from '../kit/chip.module.css';
import kitStyles from '../kit/layout.module.css';
import { ShareBar } from '../kit/ShareBar.tsx';
import { frequentWords } from './reading.ts';
import styles from './WordRiver.module.css';

const FREQUENT = 15;
/** With these the question below stays in sight on a low laptop. */
const SHOWN_FOLLOWERS = 5;

export interface WordTableProps {
  trained: TrainedText;
  onLook(word: string): void;
}

export function WordTable({ trained, onLook }: WordTableProps) {
  const { t } = useLingui();
  const [path, setPath] = useState<readonly string[]>([]);
  const [order, setOrder] = useState<Order>('bigram');
  const frequent = useMemo(() => frequentWords(trained, FREQUENT), [trained]);
  const look = (words: readonly string[]) => {
    setPath(words);
    onLook(words.at(-1) ?? '');
  };
  return (
    <div className={styles.table}>
      <section aria-label={t`Frequent words`} className={styles.words}>
        {frequent.map((word) => (
          <button
            key={word}
            type="button"
            className={cx(chipStyles.chip, styles.word)}
            data-control={`word:${word}`}
            aria-pressed={path.at(-1) === word}
            translate="no"
            onClick={() => look([word])}
          >
            {word}
          </button>
        ))}
        <OtherWord onLook={(word) => look([word])} />
      </section>
      <section className={kitStyles.card}>
        <Switch
          label={t`Look at the last two words`}
          checked={order === 'trigram'}
          onChange={(on) => setOrder(on ? 'trigram' : 'bigram')}
        />
        <Followers trained={trained} path={path} order={order} onPick={(word) => look([...path, word].slice(-2))} />
      </section>
    </div>
  );
}

/** Any other word of the text, typed. */
function OtherWord({ onLook }: { onLook(word: string): void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  return (
    <form
      className={styles.other}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onLook(typed.trim());
      }}
    >
      <TextInput
        aria-label={t`Another word`}
        placeholder={t`Another word`}
        maxLength={40}
        value={typed}
        data-control="other-word"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button size="small" variant="secondary" type="submit" data-control="look">
        {t`Look up`}
      </Button>
    </form>
  );
}

interface FollowersProps {
  trained: TrainedText;
  path: readonly string[];
  order: Order;
  onPick(word: string): void;
}

function Followers({ trained, path, order, onPick }: FollowersProps) {
  const { t } = useLingui();
  if (path.length === 0) return <p className={kitStyles.note}>{t`Click a word: what followed it in the text?`}</p>;
  const words = (order === 'trigram' ? path : path.slice(-1)).join(' ');
  const followers = followersOf(trained.model, order === 'trigram' ? path : path.slice(-1), order);
  const total = followers.reduce((sum, { count }) => sum + count, 0);
  const hidden = followers.length - SHOWN_FOLLOWERS;
  if (followers.length === 0) return <p role="status">{t`Nothing ever followed “${words}”.`}</p>;
  return (
    <div role="status">
      <p
        className={styles.after}
      >{t`After “${words}”, counted ${plural(total, { one: '# time', other: '# times' })}:`}</p>
      <ol className={styles.followers}>
        {followers.slice(0, SHOWN_FOLLOWERS).map(({ word, count, share }) => (
          <li key={word}>
            {isSentenceEnd(word) ? (
              <span className={styles.follower}>{t`${word} (end)`}</span>
            ) : (
              <button
                type="button"
                className={cx(chipStyles.chip, styles.follower)}
                translate="no"
                onClick={() => onPick(word)}
              >
                {word}
              </button>
            )}
            <ShareBar share={share} />
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ol>
      {hidden > 0 && <p className={kitStyles.note}>{t`and ${hidden} more`}</p>}
    </div>
  );
}

// The guide of the activity cheers in a small bubble beside a right answer.
import { useLingui } from '@lingui/react/macro';
import Flame from 'lucide-react/icons/flame';
import { useState } from 'react';
import { Portrait } from '../../../ui/Portrait.tsx';
import styles from './Cheer.module.css';
import { CHEERS, useFeedback } from './useFeedback.ts';

/** From this many right answers in a row the guide counts them. */
const COUNTED_STREAK = 3;

/** Keeps its words while later answers of the same activity are checked. Beside "First try: 2 of 3" a count of right ones would contradict. */
export function Cheer() {
  const { t } = useLingui();
  const { guide, feedback, tries } = useFeedback();
  const isFaultless = !tries || tries.right === tries.of;
  const [{ cheer, streak }] = useState({
    cheer: feedback?.cheer,
    streak: isFaultless ? (feedback?.streak ?? 0) : 0,
  });
  const words = cheer === undefined ? undefined : CHEERS[cheer];
  if (guide === undefined || !words) return null;
  return (
    <p className={styles.cheer}>
      <Portrait character={guide} name="" expression="happy" size={44} />
      {streak >= COUNTED_STREAK ? (
        <span className={styles.bubble}>
          <Flame aria-hidden="true" size={18} className={styles.flame} />
          <span aria-hidden="true">{`×${streak}`}</span>
          <span className="lw-hidden">{t`${streak} in a row!`}</span>
        </span>
      ) : (
        <span className={styles.bubble}>{t(words)}</span>
      )}
    </p>
  );
}

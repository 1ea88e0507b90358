// A teaching as a card to touch: a little scene that goes on at each touch, and its text.

import type { TeachingToy } from '@lanternwise/shared/content/lesson';
import { useState } from 'react';
import { splitBrief } from '../../activities/kit/splitBrief.ts';
import styles from './TeachingsLesson.module.css';
import { BOARD, TOY_SCENES } from './teachingToys.ts';

export function TeachingCard({ line, toy }: { line: string; toy: TeachingToy }) {
  const [touches, setTouches] = useState(0);
  const { first, rest } = splitBrief(line, 0);
  const scenes = TOY_SCENES[toy];
  const scene = scenes[touches % scenes.length] ?? [];
  return (
    <button
      type="button"
      data-control={`teaching:${toy}`}
      className={styles.card}
      aria-expanded={touches > 0}
      onClick={() => setTouches(touches + 1)}
    >
      <svg viewBox={`0 0 ${BOARD.cols} ${BOARD.rows}`} className={styles.toy} aria-hidden="true">
        {scene.map(({ tone, ...box }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a scene is drawn as a whole
          <rect key={at} {...box} rx={0.18} className={styles[tone]} />
        ))}
      </svg>
      <span>{first}</span>
      {touches > 0 && rest !== '' && <span className={styles.rest}>{rest}</span>}
    </button>
  );
}

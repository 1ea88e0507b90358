// The two levers; on the map the likely words stand as stones that wobble with the temperature and change their breadth.
import { ALL_WORDS, HOTTEST } from '@lanternwise/shared/activities/dice-samples/samples';
import type { StoneRow } from '@lanternwise/shared/activities/river-crossing/walk';
import { type SamplingSettings, temper } from '@lanternwise/shared/learning/sampling';
import { followersOf, type WordModel } from '@lanternwise/shared/learning/wordModel';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { useStonesOnMap } from '../river-crossing/useStonesOnMap.ts';
import styles from './DiceSamples.module.css';

const SHOWN_STONES = 4;
const SHOWN_ROWS = 3;

/** First words, then what may follow the most likely one, and so on. */
function temperedRows(model: WordModel, settings: SamplingSettings): StoneRow[] {
  const rows: StoneRow[] = [];
  const words: string[] = [];
  while (rows.length < SHOWN_ROWS) {
    const stones = temper(followersOf(model, words, 'bigram'), settings).slice(0, SHOWN_STONES);
    const [first] = stones;
    if (!first) break;
    const total = stones.reduce((sum, { share }) => sum + share, 0);
    rows.push({ stones: stones.map((stone) => ({ ...stone, share: stone.share / total })), chosen: null });
    words.push(first.word);
  }
  return rows;
}

interface DiceLeversProps {
  /** Name of the stones on the map. */
  stones: string;
  model: WordModel;
  isRunning: boolean;
  onRun(settings: SamplingSettings): void;
}

export function DiceLevers({ stones, model, isRunning, onRun }: DiceLeversProps) {
  const { t } = useLingui();
  const [temperature, setTemperature] = useState(1);
  const [topK, setTopK] = useState(ALL_WORDS);
  const rows = useMemo(() => temperedRows(model, { temperature, topK }), [model, temperature, topK]);
  useStonesOnMap({ id: stones, rows, banner: '', source: null, wobble: temperature });
  return (
    <div className={styles.levers}>
      <div data-control="temperature">
        <Slider
          label={t`Temperature`}
          value={temperature}
          min={0}
          max={HOTTEST}
          step={0.25}
          onChange={setTemperature}
        />
      </div>
      <div data-control="top-k">
        <Slider
          label={t`Words to choose from`}
          value={topK}
          min={1}
          max={ALL_WORDS}
          step={1}
          format={(value) => (value === ALL_WORDS ? t`all` : String(value))}
          onChange={setTopK}
        />
      </div>
      <div className={styles.presets}>
        <Button size="small" variant="secondary" data-control="cold" onClick={() => setTemperature(0.25)}>
          {t`Cold`}
        </Button>
        <Button size="small" variant="secondary" data-control="hot" onClick={() => setTemperature(HOTTEST)}>
          {t`Hot`}
        </Button>
        <Button size="small" variant="secondary" data-control="few" onClick={() => setTopK(2)}>
          {t`Two words only`}
        </Button>
        <Button size="small" data-control="run" disabled={isRunning} onClick={() => onRun({ temperature, topK })}>
          {t`Write ten sentences`}
        </Button>
      </div>
    </div>
  );
}

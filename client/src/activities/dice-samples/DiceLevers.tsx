// The two levers in the window, with buttons for settings that are far apart.
import { HOTTEST } from '@lanternwise/shared/activities/dice-samples/lever';
import { ALL_WORDS } from '@lanternwise/shared/activities/dice-samples/samples';
import type { SamplingSettings } from '@lanternwise/shared/learning/sampling';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import styles from './DiceSamples.module.css';

interface DiceLeversProps {
  settings: SamplingSettings;
  onChange(settings: Partial<SamplingSettings>): void;
  isRunning: boolean;
  /** The runs can be compared already: that is the thing to do now. */
  isQuiet: boolean;
  onRun(): void;
}

export function DiceLevers({ settings: { temperature, topK }, onChange, isRunning, isQuiet, onRun }: DiceLeversProps) {
  const { t } = useLingui();
  return (
    <div className={styles.levers}>
      <div data-control="temperature">
        <Slider
          label={t`Temperature`}
          value={temperature}
          min={0}
          max={HOTTEST}
          step={0.25}
          onChange={(value) => onChange({ temperature: value })}
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
          onChange={(value) => onChange({ topK: value })}
        />
      </div>
      <div className={styles.presets}>
        <Button size="small" variant="secondary" data-control="cold" onClick={() => onChange({ temperature: 0.25 })}>
          {t`Cold`}
        </Button>
        <Button size="small" variant="secondary" data-control="hot" onClick={() => onChange({ temperature: HOTTEST })}>
          {t`Hot`}
        </Button>
        <Button size="small" variant="secondary" data-control="few" onClick={() => onChange({ topK: 2 })}>
          {t`Two words`}
        </Button>
      </div>
      <ActionRow>
        <Button data-control="run" variant={isQuiet ? 'secondary' : 'primary'} disabled={isRunning} onClick={onRun}>
          {t`Write ten`}
        </Button>
      </ActionRow>
    </div>
  );
}

// The controls of a run: run or pause, single step, back to start, show the end, and the speed.
import { useLingui } from '@lingui/react/macro';
import FastForward from 'lucide-react/icons/fast-forward';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import SkipBack from 'lucide-react/icons/skip-back';
import StepForward from 'lucide-react/icons/step-forward';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Slider } from '../../ui/Slider.tsx';
import styles from './TractorActivity.module.css';
import type { TractorRun } from './useTractorRun.ts';

/** Milliseconds for each step, from slow to fast. */
export const SPEEDS = [1200, 800, 500, 280, 120] as const;

interface RunBarProps {
  run: TractorRun;
  label: string;
  /** Index of SPEEDS. */
  speed: number;
  onSpeed(speed: number): void;
}

export function RunBar({ run, label, speed, onSpeed }: RunBarProps) {
  const { t } = useLingui();
  const isRunning = run.phase === 'running';
  return (
    <div className={styles.runBar}>
      <div className={styles.controls}>
        {isRunning ? (
          <Button size="small" data-control="pause" icon={<Pause aria-hidden="true" size={18} />} onClick={run.pause}>
            {t`Pause`}
          </Button>
        ) : (
          <Button size="small" data-control="run" icon={<Play aria-hidden="true" size={18} />} onClick={run.start}>
            {run.phase === 'paused' ? t`Continue` : label}
          </Button>
        )}
        <IconButton
          label={t`Single step`}
          icon={<StepForward aria-hidden="true" size={20} />}
          data-control="step"
          disabled={isRunning}
          onClick={run.step}
        />
        <IconButton
          label={t`Back to start`}
          icon={<SkipBack aria-hidden="true" size={20} />}
          data-control="to-start"
          disabled={run.phase === 'ready'}
          onClick={run.reset}
        />
        <IconButton
          label={t`Show the end`}
          icon={<FastForward aria-hidden="true" size={20} />}
          data-control="skip"
          disabled={run.phase === 'ended'}
          onClick={run.skip}
        />
      </div>
      <div className={styles.speed}>
        <Slider
          label={t`Speed`}
          value={speed + 1}
          min={1}
          max={SPEEDS.length}
          step={1}
          onChange={(next) => onSpeed(next - 1)}
        />
      </div>
    </div>
  );
}

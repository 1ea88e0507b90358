// The Field panel: the mornings a program has to drive, and the tractor doing there what the program said.
import type { Tractor } from '@lanternwise/shared/activities/tractor/machine';
import type { Command } from '@lanternwise/shared/activities/tractor/program';
import { CircleCheck, CircleX, Tractor as TractorIcon } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import styles from './FieldPanel.module.css';
import { FieldPicture } from './FieldPicture.tsx';
import { LabPanel } from './LabPanel.tsx';
import type { LabCase } from './labTask.ts';
import type { TestCaseState } from './runTestCase.ts';
import { useFieldReplay } from './useFieldReplay.ts';

/** Stable for one task: the replay starts anew whenever the layouts change. */
export const layoutsOf = (cases: readonly LabCase[]): readonly Tractor[] =>
  cases.flatMap(({ drive }) => (drive ? [drive.layout] : []));

interface FieldPanelProps {
  layouts: readonly Tractor[];
  states: readonly TestCaseState[];
  isRunning: boolean;
  /** While the learner steps through the program: what the tractor has obeyed so far. */
  stepped: readonly Command[] | undefined;
}

export function FieldPanel({ layouts, states, isRunning, stepped }: FieldPanelProps) {
  const { morning, tractor, show } = useFieldReplay(layouts, states, isRunning, stepped);
  return (
    <LabPanel title="The Field" icon={<TractorIcon aria-hidden="true" size={18} />}>
      <div className={styles.body}>
        <fieldset className={styles.mornings} aria-label="Mornings">
          {layouts.map((_, at) => {
            // Layouts never move, so the index can be the key.
            const key = `morning-${at}`;
            const status = states[at]?.status;
            return (
              <button
                key={key}
                type="button"
                className={cx(
                  styles.morning,
                  status === 'passed' && styles.passed,
                  status === 'failed' && styles.failed,
                )}
                aria-pressed={at === morning}
                disabled={stepped !== undefined}
                onClick={() => show(at)}
              >
                {status === 'passed' && <CircleCheck role="img" aria-label="passed" size={18} />}
                {status === 'failed' && <CircleX role="img" aria-label="failed" size={18} />}
                {`Morning ${at + 1}`}
              </button>
            );
          })}
        </fieldset>
        {tractor && <FieldPicture tractor={tractor} label={`The field on morning ${morning + 1}`} />}
      </div>
    </LabPanel>
  );
}

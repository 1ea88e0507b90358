// The Field panel: the mornings a program has to drive, and the tractor doing there what the program said.

import type { Command } from '@lanternwise/shared/activities/tractor/commands';
import type { Tractor } from '@lanternwise/shared/activities/tractor/machine';
import { t } from '@lingui/core/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import TractorIcon from 'lucide-react/icons/tractor';
import { cx } from '../../ui/cx.ts';
import { useNewsInView } from '../tutorial/scrollFocus.ts';
import styles from './FieldPanel.module.css';
import { FieldPicture } from './FieldPicture.tsx';
import panelStyles from './LabPanel.module.css';
import { LabPanel } from './LabPanel.tsx';
import type { LabCase } from './labTask.ts';
import type { TestCaseState } from './runTestCase.ts';
import { useFieldReplay } from './useFieldReplay.ts';

/** Stable for one task: the replay starts again whenever the layouts change. */
export const layoutsOf = (cases: readonly LabCase[]): readonly Tractor[] =>
  cases.flatMap(({ drive }) => (drive ? [drive.layout] : []));

interface FieldPanelProps {
  layouts: readonly Tractor[];
  states: readonly TestCaseState[];
  isRunning: boolean;
  /** While the learner steps through the program: what the tractor has obeyed so far. */
  stepped: readonly Command[] | undefined;
}

function morningText(at: number): string {
  const number = at + 1;
  return t`Morning ${number}`;
}

function fieldText(at: number): string {
  const number = at + 1;
  return t`The field on morning ${number}`;
}

export function FieldPanel({ layouts, states, isRunning, stepped }: FieldPanelProps) {
  const { morning, tractor, show } = useFieldReplay(layouts, states, isRunning, stepped);
  const shown = states[morning];
  const passed = states.filter(({ status }) => status === 'passed').length;
  const count = layouts.length;
  const hasEnded = !isRunning && states.some(({ status }) => status === 'passed' || status === 'failed');
  const place = useNewsInView<HTMLDivElement>(hasEnded);
  return (
    <LabPanel
      title={t`The Field`}
      icon={<TractorIcon aria-hidden="true" size={18} />}
      aside={<span className={panelStyles.count} aria-live="polite">{t`${passed} of ${count} passed`}</span>}
    >
      <div ref={place} className={styles.body}>
        <fieldset className={styles.mornings} aria-label={t`Mornings`}>
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
                {status === 'passed' && <CircleCheck role="img" aria-label={t`passed`} size={18} />}
                {status === 'failed' && <CircleX role="img" aria-label={t`failed`} size={18} />}
                {morningText(at)}
              </button>
            );
          })}
        </fieldset>
        {shown?.status === 'failed' && <p className={styles.error}>{shown.error}</p>}
        {tractor && <FieldPicture tractor={tractor} label={fieldText(morning)} />}
      </div>
    </LabPanel>
  );
}

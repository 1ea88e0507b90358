// Walking through a recorded program: back, on and a slider, the variables with what just changed, the output so far.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, Footprints, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { LabPanel } from './LabPanel.tsx';
import { MAX_TRACE_STEPS } from './labMessages.ts';
import { Sample } from './Sample.tsx';
import styles from './StepPanel.module.css';
import type { TraceSteps, TraceVariable, TraceView } from './useTraceSteps.ts';

function positionText(view: TraceView): string {
  const { line, functionName, end } = view;
  if (line !== undefined) {
    return functionName ? t`Next: line ${line}, inside ${functionName}()` : t`Next: line ${line}`;
  }
  if (end?.error) {
    const { type, message } = end.error;
    return t`Stopped by ${type}: ${message}`;
  }
  if (end?.status === 'limit') return t`The recording holds the first ${MAX_TRACE_STEPS} steps.`;
  return t`The program is finished.`;
}

function stepText(at: number, count: number): string {
  const number = at + 1;
  return at >= count ? t({ context: 'steps of a program', message: 'end' }) : t`${number} of ${count}`;
}

export function StepPanel({ steps, view }: { steps: TraceSteps; view: TraceView }) {
  return (
    <LabPanel
      title={t`Step Through`}
      icon={<Footprints aria-hidden="true" size={18} />}
      aside={
        <IconButton
          label={t`Leave the steps`}
          variant="quiet"
          icon={<X aria-hidden="true" size={18} />}
          onClick={steps.close}
        />
      }
    >
      <div className={styles.body}>
        <div className={styles.navigation}>
          <Button
            size="small"
            variant="secondary"
            icon={<ChevronLeft aria-hidden="true" size={18} />}
            disabled={view.at === 0}
            onClick={() => steps.goTo(view.at - 1)}
          >
            <Trans>Previous</Trans>
          </Button>
          <Button
            size="small"
            data-step-next=""
            disabled={view.at >= view.count}
            onClick={() => steps.goTo(view.at + 1)}
          >
            <Trans>Next</Trans> <ChevronRight aria-hidden="true" size={18} />
          </Button>
          <div className={styles.slider}>
            <Slider
              label={t`Step`}
              min={0}
              max={view.count}
              step={1}
              value={view.at}
              format={(at) => stepText(at, view.count)}
              onChange={steps.goTo}
            />
          </div>
        </div>
        <p className={styles.position} aria-live="polite">
          {positionText(view)}
        </p>
        <Variables variables={view.variables} inside={view.functionName} />
        <Sample label={t`Output so far`} text={view.output || t`(nothing yet)`} />
      </div>
    </LabPanel>
  );
}

function Variables({ variables, inside }: { variables: readonly TraceVariable[]; inside: string | undefined }) {
  if (variables.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans>No variables yet.</Trans>
      </p>
    );
  return (
    <table className={styles.variables}>
      <caption>{inside ? t`Variables of ${inside}()` : t`Variables`}</caption>
      <tbody>
        {variables.map(({ name, value, changed }) => (
          <tr key={name} className={changed ? styles.isChanged : undefined}>
            <th scope="row">{name}</th>
            <td>
              <code>{value}</code>
              {changed && (
                <span className={styles.note}>
                  <Trans>changed</Trans>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

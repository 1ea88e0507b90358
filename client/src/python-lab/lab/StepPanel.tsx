// Walking through a recorded program: back, on and a slider, the variables with what just changed, the output so far.
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
  if (view.line !== undefined)
    return `Next: line ${view.line}${view.functionName ? `, inside ${view.functionName}()` : ''}`;
  if (view.end?.error) return `Stopped by ${view.end.error.type}: ${view.end.error.message}`;
  if (view.end?.status === 'limit') return `The recording holds the first ${MAX_TRACE_STEPS} steps.`;
  return 'The program is finished.';
}

export function StepPanel({ steps, view }: { steps: TraceSteps; view: TraceView }) {
  return (
    <LabPanel
      title="Step Through"
      icon={<Footprints aria-hidden="true" size={18} />}
      aside={
        <IconButton
          label="Leave the steps"
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
            Previous
          </Button>
          <Button
            size="small"
            data-step-next=""
            disabled={view.at >= view.count}
            onClick={() => steps.goTo(view.at + 1)}
          >
            Next <ChevronRight aria-hidden="true" size={18} />
          </Button>
          <div className={styles.slider}>
            <Slider
              label="Step"
              min={0}
              max={view.count}
              step={1}
              value={view.at}
              format={(at) => (at >= view.count ? 'end' : `${at + 1} of ${view.count}`)}
              onChange={steps.goTo}
            />
          </div>
        </div>
        <p className={styles.position} aria-live="polite">
          {positionText(view)}
        </p>
        <Variables variables={view.variables} inside={view.functionName} />
        <Sample label="Output so far" text={view.output || '(nothing yet)'} />
      </div>
    </LabPanel>
  );
}

function Variables({ variables, inside }: { variables: readonly TraceVariable[]; inside: string | undefined }) {
  if (variables.length === 0) return <p className={styles.quiet}>No variables yet.</p>;
  return (
    <table className={styles.variables}>
      <caption>{inside ? `Variables of ${inside}()` : 'Variables'}</caption>
      <tbody>
        {variables.map(({ name, value, changed }) => (
          <tr key={name} className={changed ? styles.isChanged : undefined}>
            <th scope="row">{name}</th>
            <td>
              <code>{value}</code>
              {changed && <span className={styles.note}>changed</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

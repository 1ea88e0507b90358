// Walking through a recorded program: back, on and a slider, the variables with what just changed, the output so far.
import { ChevronLeft, ChevronRight, Footprints, X } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { LabPanel } from './LabPanel.tsx';
import { MAX_TRACE_STEPS } from './labMessages.ts';
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
      className="lab-steps"
      aside={
        <IconButton
          label="Leave the steps"
          variant="quiet"
          icon={<X aria-hidden="true" size={18} />}
          onClick={steps.close}
        />
      }
    >
      <div className="lab-steps-body">
        <div className="lab-steps-way">
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
          <div className="lab-steps-slider">
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
        <p className="lab-steps-place" aria-live="polite">
          {positionText(view)}
        </p>
        <Variables variables={view.variables} inside={view.functionName} />
        <div className="lab-sample">
          <span>Output so far</span>
          <pre>{view.output || '(nothing yet)'}</pre>
        </div>
      </div>
    </LabPanel>
  );
}

function Variables({ variables, inside }: { variables: readonly TraceVariable[]; inside: string | undefined }) {
  if (variables.length === 0) return <p className="lab-quiet">No variables yet.</p>;
  return (
    <table className="lab-variables">
      <caption>{inside ? `Variables of ${inside}()` : 'Variables'}</caption>
      <tbody>
        {variables.map(({ name, value, changed }) => (
          <tr key={name} className={changed ? 'lab-variable-changed' : undefined}>
            <th scope="row">{name}</th>
            <td>
              <code>{value}</code>
              {changed && <span className="lab-variable-note">changed</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// Walking through a recorded program: back, on and a slider, the variables with what just changed, frames and boxes, the output so far.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Footprints from 'lucide-react/icons/footprints';
import Sigma from 'lucide-react/icons/sigma';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { LabPanel } from '../lab/LabPanel.tsx';
import { MAX_TRACE_STEPS } from '../lab/labMessages.ts';
import panel from '../lab/programPanel.module.css';
import { Sample } from '../lab/Sample.tsx';
import { ValueTable } from '../lab/ValueTable.tsx';
import type { TraceCut } from '../protocol.ts';
import { frameName } from './describeMemory.ts';
import { MemoryPicture } from './MemoryPicture.tsx';
import { needsPicture } from './memoryGraph.ts';
import styles from './StepPanel.module.css';
import type { TraceView } from './traceView.ts';
import type { TraceSteps } from './useTraceSteps.ts';

/** Why the recording ends before the program does. */
function cutText(cut: TraceCut | undefined, wasStopped: boolean): string {
  if (wasStopped) return t`The recording ends where you pressed Stop.`;
  switch (cut) {
    case 'size':
      return t`The recording ends here: the values of this program are too many to keep.`;
    case 'time':
      return t`The recording ends here: the program takes too long.`;
    case 'output':
      return t`The recording ends here: the program prints too much.`;
    default:
      return t`The recording holds the first ${MAX_TRACE_STEPS} steps.`;
  }
}

function positionText({ view, problem, wasStopped }: Pick<TraceSteps, 'view' | 'problem' | 'wasStopped'>): string {
  const { line, functionName, end } = view ?? {};
  if (line !== undefined) {
    const frame = frameName(functionName);
    return functionName ? t`Next: line ${line}, inside ${frame}` : t`Next: line ${line}`;
  }
  if (problem) {
    const { title, location } = problem;
    const at = location?.line;
    return at === undefined ? t`Stopped here: ${title}` : t`Stopped at line ${at}: ${title}`;
  }
  if (end?.status === 'limit') return cutText(end.cut, wasStopped);
  return t`The program is finished.`;
}

function stepText(at: number, count: number): string {
  const number = at + 1;
  return at >= count ? t({ context: 'steps of a program', message: 'end' }) : t`${number} of ${count}`;
}

export function StepPanel({ steps, view }: { steps: TraceSteps; view: TraceView }) {
  const place = useRef<HTMLDivElement>(null);
  // On a small window the steps open far below Run Code.
  useEffect(() => place.current?.closest('section')?.scrollIntoView?.({ block: 'start' }), []);
  return (
    <LabPanel
      className={styles.panel}
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
      <div className={panel.body} ref={place}>
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
          {positionText(steps)}
        </p>
        {steps.problem?.help.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {steps.isDifferent && (
          <p className={panel.quiet} role="status">
            <Trans>
              Recorded again, your program took other steps than before: it may use the time. These are the new ones.
            </Trans>
          </p>
        )}
        {view.line !== undefined && (
          <>
            <Button
              className={styles.partsButton}
              size="small"
              variant="secondary"
              icon={<Sigma aria-hidden="true" size={18} />}
              aria-expanded={steps.arePartsShown}
              onClick={steps.toggleParts}
            >
              <Trans>Work this line out</Trans>
            </Button>
            {steps.arePartsShown && view.parts && (
              <ValueTable
                caption={t`How Python works this line out`}
                rows={view.parts.map(({ at, text, value }) => ({ key: at, name: text, value }))}
                emptyText={<Trans>Nothing to work out in this line.</Trans>}
              />
            )}
          </>
        )}
        <ValueTable
          caption={view.functionName ? variablesOf(view.functionName) : t`Variables`}
          rows={view.variables.map(({ name, value, changed }) => ({ key: name, name, value, isChanged: changed }))}
          emptyText={<Trans>No variables yet.</Trans>}
        />
        {needsPicture(view.memory) && <MemoryPicture graph={view.memory} />}
        <Sample label={t`Output so far`} text={view.output || t`(nothing yet)`} />
      </div>
    </LabPanel>
  );
}

function variablesOf(functionName: string): string {
  const frame = frameName(functionName);
  return t`Variables of ${frame}`;
}

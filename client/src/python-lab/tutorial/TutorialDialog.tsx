// The guided tutorial: 'Python Tutorial', its counter and progress, one step at a time, and the way back and on.
import type { PythonLesson } from '@lanternwise/shared/content/pythonLesson';
import { AlertTriangle, SkipForward } from 'lucide-react';
import { useEffect, useState } from 'react';
import { activitySeed } from '../../activities/kit/sessionSeed.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { LessonStage } from '../../overlays/lesson/LessonStage.tsx';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import type { PythonRuntime } from '../protocol.ts';
import { whyBlocked } from './blocking.ts';
import { LoadingPython } from './LoadingPython.tsx';
import { SAY } from './messages.ts';
import { type StepFigures, useStepProgress } from './progress.ts';
import { StepView } from './StepView.tsx';
import { type RuntimeView, useRuntime } from './useRuntime.ts';
import './tutorial.css';

export interface TutorialDialogProps {
  lesson: PythonLesson;
  page: number;
  /** A page change is under way; buttons wait. */
  moving: boolean;
  /** How many steps earlier visits have passed. */
  furthest: number;
  runtime: PythonRuntime;
  /** Shown while Python loads. */
  fact: string;
  /** Portrait of who teaches here. */
  keeper?: string | undefined;
  goTo(page: number): void;
  /** Continue on the last step. */
  onComplete(): void;
  onSkip(): void;
  onClose(): void;
  onFigures(step: string, figures: StepFigures): void;
}

export function TutorialDialog(props: TutorialDialogProps) {
  const { lesson, page, moving, furthest, runtime, onFigures } = props;
  const python = useRuntime(runtime);
  const progress = useStepProgress(lesson, furthest, page, onFigures);
  const step = lesson.steps[page];
  if (!step) return null;
  return (
    <GameDialog title="Python Tutorial" size="full" colour="sky" className="lesson tut" onClose={props.onClose}>
      {python.waiting ? (
        <LoadingPython fact={props.fact} share={python.share} keeper={props.keeper} />
      ) : (
        <>
          <TutorialHead page={page} total={lesson.steps.length} onSkip={props.onSkip} />
          {python.state === 'failed' && <FailedBanner python={python} />}
          <LessonStage id={step.id} moving={moving}>
            <StepView
              key={step.id}
              lesson={lesson.id}
              step={step}
              seed={activitySeed(`${lesson.id}-${step.id}`)}
              progress={progress}
              runtime={runtime}
              state={python.state}
            />
          </LessonStage>
          <TutorialNav
            page={page}
            total={lesson.steps.length}
            moving={moving}
            blocked={whyBlocked(step, progress.done)}
            goTo={props.goTo}
            onComplete={props.onComplete}
          />
        </>
      )}
    </GameDialog>
  );
}

/** Where the learner is: 'n/total', the bar, and the way past it all. */
function TutorialHead({ page, total, onSkip }: { page: number; total: number; onSkip(): void }) {
  const percent = Math.round(((page + 1) / total) * 100);
  return (
    <div className="tut-bar">
      <p className="tut-count">
        <span className="lw-hidden">Step </span>
        {`${page + 1}/${total}`}
      </p>
      <ProgressBar label="Progress of the tutorial" value={page + 1} max={total} valueText={`${percent}%`} />
      <p aria-hidden="true" className="tut-percent">
        {`${percent}%`}
      </p>
      <Button variant="quiet" size="small" icon={<SkipForward aria-hidden="true" size={16} />} onClick={onSkip}>
        Skip
      </Button>
    </div>
  );
}

function FailedBanner({ python }: { python: RuntimeView }) {
  return (
    <div className="tut-banner" role="alert">
      <AlertTriangle aria-hidden="true" size={22} />
      <div>
        <p>{SAY.failedBanner}</p>
        {python.why !== undefined && <p>{SAY.failedWhy(python.why)}</p>}
      </div>
    </div>
  );
}

interface TutorialNavProps {
  page: number;
  total: number;
  moving: boolean;
  /** Why Continue waits. */
  blocked: string | undefined;
  goTo(page: number): void;
  onComplete(): void;
}

function TutorialNav({ page, total, moving, blocked, goTo, onComplete }: TutorialNavProps) {
  const [told, setTold] = useState<number>();
  const last = page === total - 1;
  useEffect(() => {
    if (!blocked) setTold(undefined);
  }, [blocked]);
  const go = () => {
    if (blocked) setTold(page);
    else if (last) onComplete();
    else goTo(page + 1);
  };
  return (
    <nav className="lesson-nav" aria-label="Tutorial">
      <div className="lesson-nav-side">
        <Button variant="secondary" disabled={moving || page === 0} onClick={() => goTo(page - 1)}>
          Previous
        </Button>
      </div>
      <p className="tut-blocked" role="status">
        {blocked && told === page ? blocked : ''}
      </p>
      <div className="lesson-nav-side lesson-nav-end">
        <Button
          disabled={moving}
          aria-disabled={blocked !== undefined}
          className={blocked ? 'tut-grey' : ''}
          onClick={go}
        >
          {last ? 'Complete' : 'Continue'}
        </Button>
      </div>
    </nav>
  );
}

// One step of the tutorial: title, emoji, words and listing, below them what there is to do, and its hints.
import type { TutorialStep, TutorialStepOf } from '@lanternwise/shared/content/pythonLesson';
import { useMemo } from 'react';
import { BriefProse } from '../../overlays/lesson/BriefProse.tsx';
import { Markdown } from '../../ui/Markdown.tsx';
import { ProgramRepositoryProvider, useProgramRepository } from '../programs/programRepository.ts';
import type { PythonRuntime, RuntimeState } from '../protocol.ts';
import { VideoStep } from '../video/VideoStep.tsx';
import { CodeListing } from './CodeListing.tsx';
import { MatchingGame } from './MatchingGame.tsx';
import { PracticePanel, type PracticePanelProps } from './PracticePanel.tsx';
import { PredictStep } from './PredictStep.tsx';
import proseStyles from './prose.module.css';
import { StepHints } from './StepHints.tsx';
import { StepImage } from './StepImage.tsx';
import styles from './StepView.module.css';
import { ExampleOutput } from './Terminal.tsx';
import { Tip } from './Tip.tsx';
import type { WritingStep } from './usePractice.ts';
import type { StepProgress } from './useStepProgress.ts';

/** Of a step that is read, words: those of a task are shown whole. */
const GLANCE = 12;

export interface StepViewProps {
  lesson: string;
  step: TutorialStep;
  seed: number;
  progress: StepProgress;
  runtime: PythonRuntime;
  state: RuntimeState;
}

const isWriting = (step: TutorialStep): step is WritingStep =>
  step.kind === 'coding' || step.kind === 'practice' || step.kind === 'fix-bug';

export function StepView({ lesson, step, seed, progress, runtime, state }: StepViewProps) {
  const writing = isWriting(step);
  const isRead = !writing && step.kind !== 'matching';
  // An example to change stands in the editor: shown twice, it would push what is to be done out of sight.
  const toChange = step.kind === 'example' ? step.change : undefined;
  const task = renderTask({ lesson, step, seed, progress, runtime, state });
  return (
    <div className={styles.step}>
      <div className={styles.words}>
        <div className={styles.head}>
          <StepImage step={step} />
          <h3 className={styles.title}>{step.title}</h3>
        </div>
        <BriefProse className={proseStyles.prose} text={step.content} {...(isRead && { most: GLANCE })} />
        {step.code !== undefined && step.kind !== 'matching' && !toChange && <CodeListing code={step.code} />}
        {step.kind === 'example' && step.output !== undefined && !toChange && <ExampleOutput text={step.output} />}
        {step.kind === 'recap' && (
          <ul className={styles.points}>
            {step.points.map((point) => (
              <li key={point}>
                <Markdown className={proseStyles.prose} text={point} />
              </li>
            ))}
          </ul>
        )}
        {toChange && (
          <Tip>
            <Markdown className={proseStyles.prose} text={toChange} />
          </Tip>
        )}
      </div>
      {task}
      {writing && <StepHints step={step} />}
    </div>
  );
}

function renderTask({ lesson, step, seed, progress, runtime, state }: StepViewProps) {
  switch (step.kind) {
    case 'coding':
    case 'practice':
    case 'fix-bug':
      return <PracticePanel lesson={lesson} step={step} progress={progress} runtime={runtime} state={state} />;
    case 'predict':
      return <PredictStep step={step} seed={seed} onTried={progress.recordAttempt} />;
    case 'matching':
      return <MatchingGame step={step} seed={seed} onTried={progress.recordAttempt} />;
    case 'video':
      return <VideoStep step={step} isWatched={progress.isDone} onWatched={() => progress.recordAttempt(true)} />;
    case 'example':
      return step.change === undefined ? null : (
        <ExamplePanel lesson={lesson} step={step} progress={progress} runtime={runtime} state={state} />
      );
    case 'text':
    case 'recap':
      return null;
  }
}

interface ExamplePanelProps extends Omit<PracticePanelProps, 'step'> {
  step: TutorialStepOf<'example'>;
}

/** The practice half of an example: its program to run and to change. Nothing is asked for, and no run is reported. */
function ExamplePanel({ step, ...rest }: ExamplePanelProps) {
  const { ownerId } = useProgramRepository();
  const local = useMemo(() => ({ ownerId, recordRun: () => false, fetchLatest: async () => undefined }), [ownerId]);
  const program = useMemo((): PracticePanelProps['step'] => {
    const { id, title, image, content, code = '', change = '' } = step;
    const nothing = { alternatives: [], stdin: [], checks: [], mistakes: [] };
    return { kind: 'coding', id, title, image, content, starter: code, solution: code, tip: change, ...nothing };
  }, [step]);
  return (
    <ProgramRepositoryProvider value={local}>
      <PracticePanel {...rest} step={program} />
    </ProgramRepositoryProvider>
  );
}

// The guided tutorial: 'Python Tutorial', its counter and progress, one step at a time, and the navigation.

import type { PythonLesson } from '@lanternwise/shared/content/pythonLesson';
import type { PythonAttempt } from '@lanternwise/shared/quests/pythonAttempt';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import SkipForward from 'lucide-react/icons/skip-forward';
import AlertTriangle from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect, useState } from 'react';
import { activitySeed } from '../../activities/kit/sessionSeed.ts';
import { LessonWindow } from '../../overlay-kit/LessonWindow.tsx';
import bar from '../../overlay-kit/windowBar.module.css';
import { WindowSlot } from '../../overlay-kit/windowSlots.tsx';
import { LessonContent } from '../../overlays/lesson/LessonContent.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { LAB_MESSAGES } from '../lab/labMessages.ts';
import type { PythonRuntime } from '../protocol.ts';
import { blockedReason, hasTask } from './blockedReason.ts';
import { LoadingPython } from './LoadingPython.tsx';
import { StepView } from './StepView.tsx';
import styles from './TutorialDialog.module.css';
import { TUTORIAL_MESSAGES } from './tutorialMessages.ts';
import { type RuntimeStatus, useRuntimeStatus } from './useRuntimeStatus.ts';
import { useStepProgress } from './useStepProgress.ts';

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
  /** Portrait of the teaching shopkeeper. */
  shopkeeperPortrait?: string | undefined;
  goTo(page: number): void;
  /** Continue on the last step. */
  onComplete(): void;
  onSkip(): void;
  onClose(): void;
  onAttempt(step: string, figures: PythonAttempt): void;
}

export function TutorialDialog(props: TutorialDialogProps) {
  const { lesson, page, moving, furthest, runtime, onAttempt } = props;
  const python = useRuntimeStatus(runtime);
  const progress = useStepProgress(lesson, furthest, page, onAttempt);
  const step = lesson.steps[page];
  if (!step) return null;
  return (
    <LessonWindow title={t`Python Tutorial`} colour="sky" onClose={props.onClose}>
      {python.waiting ? (
        <LoadingPython fact={props.fact} percent={Math.round(python.progress * 100)}>
          {props.shopkeeperPortrait ? (
            <Portrait character={props.shopkeeperPortrait} name="" expression="think" size={132} />
          ) : (
            <Spinner label="" />
          )}
        </LoadingPython>
      ) : (
        <>
          <TutorialHeader page={page} total={lesson.steps.length} onSkip={props.onSkip} />
          {python.state === 'failed' && <FailedBanner python={python} />}
          <LessonContent id={step.id} moving={moving}>
            <StepView
              key={step.id}
              lesson={lesson.id}
              step={step}
              seed={activitySeed(`${lesson.id}-${step.id}`)}
              progress={progress}
              runtime={runtime}
              state={python.state}
            />
          </LessonContent>
          <TutorialNav
            page={page}
            total={lesson.steps.length}
            moving={moving}
            blockedReason={blockedReason(step, progress.isDone, progress.hasOutput)}
            isPassed={progress.isDone || !hasTask(step)}
            goTo={props.goTo}
            onComplete={props.onComplete}
          />
        </>
      )}
    </LessonWindow>
  );
}

/** Where the learner is: 'n/total', the bar, and Skip. */
function TutorialHeader({ page, total, onSkip }: { page: number; total: number; onSkip(): void }) {
  const percent = Math.round(((page + 1) / total) * 100);
  return (
    <div className={styles.bar}>
      <p className={styles.count}>
        <span className="lw-hidden">
          <Trans>Step</Trans>{' '}
        </span>
        {`${page + 1}/${total}`}
      </p>
      <ProgressBar label={t`Progress of the tutorial`} value={page + 1} max={total} valueText={`${percent}%`} />
      <p aria-hidden="true" className={styles.percent}>
        {`${percent}%`}
      </p>
      <Button variant="quiet" size="small" icon={<SkipForward aria-hidden="true" size={16} />} onClick={onSkip}>
        <Trans>Skip</Trans>
      </Button>
    </div>
  );
}

function FailedBanner({ python }: { python: RuntimeStatus }) {
  return (
    <div className={styles.banner} role="alert">
      <AlertTriangle aria-hidden="true" size={22} />
      <div>
        <p>{TUTORIAL_MESSAGES.failedBanner}</p>
        {python.errorMessage !== undefined && <p>{LAB_MESSAGES.failed(python.errorMessage)}</p>}
      </div>
    </div>
  );
}

interface TutorialNavProps {
  page: number;
  total: number;
  moving: boolean;
  /** Why Continue waits. */
  blockedReason: string | undefined;
  /** Until then the primary button is the step's own. */
  isPassed: boolean;
  goTo(page: number): void;
  onComplete(): void;
}

function TutorialNav({ page, total, moving, blockedReason, isPassed, goTo, onComplete }: TutorialNavProps) {
  const [warnedPage, setWarnedPage] = useState<number>();
  const last = page === total - 1;
  useEffect(() => {
    if (!blockedReason) setWarnedPage(undefined);
  }, [blockedReason]);
  const go = () => {
    if (blockedReason) setWarnedPage(page);
    else if (last) onComplete();
    else goTo(page + 1);
  };
  return (
    <nav className={bar.bar} aria-label={t`Tutorial`}>
      <div className={bar.side}>
        <Button variant="secondary" disabled={moving || page === 0} onClick={() => goTo(page - 1)}>
          <Trans>Previous</Trans>
        </Button>
      </div>
      <p className={styles.blocked} role="status">
        {blockedReason && warnedPage === page ? blockedReason : ''}
      </p>
      <WindowSlot name="bar" className={bar.actions} />
      <div className={cx(bar.side, bar.end)}>
        <Button
          variant={isPassed ? 'primary' : 'secondary'}
          disabled={moving}
          aria-disabled={blockedReason !== undefined}
          className={blockedReason ? styles.isBlocked : ''}
          onClick={go}
        >
          {last ? t`Complete` : t`Continue`}
        </Button>
      </div>
    </nav>
  );
}

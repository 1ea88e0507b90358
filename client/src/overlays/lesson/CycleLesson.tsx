// A lesson of kind 'cycle': each step is read, then practised; a passed activity unlocks the next step.

import { partsOf } from '@lanternwise/shared/activities/registry';
import type { LessonOf } from '@lanternwise/shared/content/lesson';
import { useLingui } from '@lingui/react/macro';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { useState } from 'react';
import { ActivityRunner } from '../../activities/host/ActivityRunner.tsx';
import { Button } from '../../ui/Button.tsx';
import { CycleStepReading } from './CycleStepReading.tsx';
import { LessonContent } from './LessonContent.tsx';
import { LessonNav } from './LessonNav.tsx';
import { LessonPath } from './LessonPath.tsx';
import { type LessonProgress, pageAfter, useLessonPages, useLessonProgress } from './useLessonProgress.ts';

type CycleView = 'read' | 'activity' | 'thread';

interface CycleLessonProps {
  lesson: LessonOf<'cycle'>;
  /** The activity that the learner comes back from the map with. */
  from?: string | undefined;
  close(): void;
}

export function CycleLesson({ lesson, from, close }: CycleLessonProps) {
  const { t } = useLingui();
  const tools = useLessonProgress(lesson.id, close);
  const firstUnpassed = lesson.steps.findIndex((step) => !tools.isPassed(step.activity));
  const lastReachable = firstUnpassed < 0 ? lesson.steps.length - 1 : firstUnpassed;
  const activities = lesson.steps.map(({ activity }) => activity);
  const hasSolved = from !== undefined && tools.isPassed(from);
  const back = pageAfter(activities, from, hasSolved);
  const { page, moving, goTo } = useLessonPages(lesson.id, lesson.steps.length, lastReachable, back);
  // The next step is read first; what is not solved yet, or the last of all, stands as it was left.
  const [view, setView] = useState<CycleView>(() =>
    back !== undefined && activities[back] === from ? 'activity' : 'read',
  );
  const isThreadPassed = lesson.thread !== undefined && tools.isPassed(lesson.thread.activity);
  // It leads on once the lab is finished; who comes back to look at its stages has their own way on.
  const [wasThreadPassed] = useState(isThreadPassed);
  const step = lesson.steps[page];
  if (!step) return null;
  const passed = tools.isPassed(step.activity);
  const last = page === lesson.steps.length - 1;
  const move = (to: number) => {
    goTo(to);
    setView('read');
  };
  const next = () => {
    if (view !== 'activity') setView('activity');
    else if (!last) move(page + 1);
    else if (firstUnpassed >= 0) move(firstUnpassed);
    else tools.finish();
  };
  const previous = () => (view === 'read' ? move(page - 1) : setView('read'));
  const finishing = last && view === 'activity';
  const stones = lesson.steps.map(({ id, title, activity }, at) => ({
    id,
    title,
    isDone: tools.isPassed(activity),
    mark: at + 1,
  }));
  return (
    <>
      {/* The lab has a path of its own: two rows of one to six would be read as one. */}
      {view !== 'thread' && <LessonPath stones={stones} page={page} hasHeading={view === 'read'} />}
      <LessonContent id={`${step.id}-${view}`} moving={moving}>
        {view === 'read' && <CycleStepReading key={step.id} step={step} />}
        {view === 'activity' && <StepActivity id={step.activity} tools={tools} />}
        {view === 'thread' && lesson.thread && <StepActivity id={lesson.thread.activity} tools={tools} at={page} />}
      </LessonContent>
      <LessonNav
        back={{
          label: view === 'thread' ? t`Back to the step` : t`Previous`,
          disabled: moving || (page === 0 && view === 'read'),
          onPress: previous,
        }}
        middle={
          lesson.thread && view !== 'thread' ? (
            <Button
              variant="quiet"
              disabled={moving}
              icon={<FlaskConical aria-hidden="true" size={20} />}
              onClick={() => setView('thread')}
            >
              {lesson.thread.label}
            </Button>
          ) : null
        }
        {...((view !== 'thread' || (isThreadPassed && !wasThreadPassed)) && {
          next: {
            label: finishing ? t`Finish` : t`Next`,
            disabled: moving || (view === 'activity' && !passed),
            onPress: next,
          },
        })}
        disabledReason={view === 'activity' && !passed ? t`Solve the activity to continue.` : undefined}
      />
    </>
  );
}

/** An activity of the lesson; `at` opens the part of an activity that belongs to that step. */
function StepActivity({ id, tools, at: stepIndex }: { id: string; tools: LessonProgress; at?: number }) {
  const activity = tools.findActivity(id);
  if (!activity) return null;
  const part = stepIndex === undefined ? undefined : partsOf(activity)[stepIndex];
  return (
    <ActivityRunner
      key={`${id}-${part ?? ''}`}
      activity={activity}
      onAnswered={(answered) => tools.recordAnswer(id, answered)}
      onReport={(figures) => tools.recordFigures(id, figures)}
      part={part}
    />
  );
}

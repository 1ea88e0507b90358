// A cycle of steps: read, then do; the first success gives the step its star and opens the way on.

import { partsOf } from '@lanternwise/shared/activities/registry';
import type { LessonOf } from '@lanternwise/shared/content/lesson';
import { Trans, useLingui } from '@lingui/react/macro';
import { FlaskConical, Star } from 'lucide-react';
import { useState } from 'react';
import { ActivityRunner } from '../../activities/ActivityRunner.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { CycleStepReading } from './CycleStepReading.tsx';
import { LessonContent } from './LessonContent.tsx';
import { LessonNav } from './LessonNav.tsx';
import { type LessonProgress, useLessonPages, useLessonProgress } from './useLessonProgress.ts';

type CycleView = 'read' | 'activity' | 'thread';

export function CycleLesson({ lesson, close }: { lesson: LessonOf<'cycle'>; close(): void }) {
  const { t } = useLingui();
  const tools = useLessonProgress(lesson.id, close);
  const firstUnpassed = lesson.steps.findIndex((step) => !tools.isPassed(step.activity));
  const lastReachable = firstUnpassed < 0 ? lesson.steps.length - 1 : firstUnpassed;
  const { page, moving, goTo } = useLessonPages(lesson.id, lesson.steps.length, lastReachable);
  const [view, setView] = useState<CycleView>('read');
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
  return (
    <>
      <CyclePath lesson={lesson} page={page} tools={tools} />
      <LessonContent id={`${step.id}-${view}`} moving={moving}>
        {view === 'read' && <CycleStepReading step={step} number={page + 1} />}
        {view === 'activity' && <StepActivity id={step.activity} tools={tools} />}
        {view === 'thread' && lesson.thread && <StepActivity id={lesson.thread.activity} tools={tools} at={page} />}
      </LessonContent>
      <LessonNav
        back={{ label: t`Previous`, disabled: moving || (page === 0 && view === 'read'), onPress: previous }}
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
        next={{
          label: finishing ? t`Finish` : t`Next`,
          disabled: moving || (view === 'activity' && !passed),
          onPress: next,
        }}
        disabledReason={view === 'activity' && !passed ? t`Solve the activity to go on.` : undefined}
      />
    </>
  );
}

/** An activity of the lesson; one that runs beside the steps opens the part of the step it is `at`. */
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

/** The six steps as stones of a path; a star where the activity is done. */
function CyclePath({ lesson, page, tools }: { lesson: LessonOf<'cycle'>; page: number; tools: LessonProgress }) {
  return (
    <ol className="lesson-path">
      {lesson.steps.map((step, at) => {
        const done = tools.isPassed(step.activity);
        return (
          <li
            key={step.id}
            aria-current={at === page ? 'step' : undefined}
            className={cx('lesson-stone', done && 'lesson-stone-done', at === page && 'lesson-stone-here')}
          >
            <span className="lesson-stone-mark">
              {done ? <Star aria-hidden="true" size={18} fill="currentColor" /> : at + 1}
              {done && (
                <span className="lw-hidden">
                  <Trans>done:</Trans>{' '}
                </span>
              )}
            </span>
            <span className="lesson-stone-name">{step.title}</span>
          </li>
        );
      })}
    </ol>
  );
}

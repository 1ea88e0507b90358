// A lesson of kind 'tour': domains with examples; a passed activity unlocks the next domain.

import type { LessonOf } from '@lanternwise/shared/content/lesson';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActivityRunner } from '../../activities/host/ActivityRunner.tsx';
import { ContentIcon } from '../../activities/kit/ContentIcon.tsx';
import { Button } from '../../ui/Button.tsx';
import { DomainView, ExampleView } from './DomainView.tsx';
import { LessonContent } from './LessonContent.tsx';
import { LessonNav } from './LessonNav.tsx';
import { LessonPath } from './LessonPath.tsx';
import { useLessonPages, useLessonProgress } from './useLessonProgress.ts';

/** The domain, its activity, or one of its examples. */
type TourView = { kind: 'lesson' } | { kind: 'activity' } | { kind: 'example'; id: string };
const LESSON_VIEW: TourView = { kind: 'lesson' };

export function TourLesson({ lesson, close }: { lesson: LessonOf<'tour'>; close(): void }) {
  const { t } = useLingui();
  const tools = useLessonProgress(lesson.id, close);
  const firstUnpassed = lesson.domains.findIndex((domain) => !tools.isPassed(domain.activity));
  const { page, moving, goTo } = useLessonPages(
    lesson.id,
    lesson.domains.length,
    firstUnpassed < 0 ? lesson.domains.length - 1 : firstUnpassed,
  );
  const [view, setView] = useState<TourView>(LESSON_VIEW);
  const domain = lesson.domains[page];
  if (!domain) return null;
  const passed = tools.isPassed(domain.activity);
  const last = page === lesson.domains.length - 1;
  const activity = tools.findActivity(domain.activity);
  const example = view.kind === 'example' ? domain.examples.find((e) => e.id === view.id) : undefined;
  const move = (to: number) => {
    goTo(to);
    setView(LESSON_VIEW);
  };
  const next = () => {
    if (!last) move(page + 1);
    else if (firstUnpassed >= 0) move(firstUnpassed);
    else tools.finish();
  };
  const stones = lesson.domains.map(({ id, title, icon, activity: ref }) => ({
    id,
    title,
    isDone: tools.isPassed(ref),
    mark: <ContentIcon name={icon} size={18} />,
  }));
  return (
    <>
      <LessonPath stones={stones} page={page} hasHeading={view.kind === 'lesson'} />
      <LessonContent id={`${domain.id}-${view.kind}-${example?.id ?? ''}`} moving={moving}>
        {view.kind === 'lesson' && <DomainView domain={domain} onExample={(id) => setView({ kind: 'example', id })} />}
        {example && <ExampleView domain={domain} example={example} />}
        {view.kind === 'activity' && activity && (
          <ActivityRunner
            key={activity.id}
            activity={activity}
            onAnswered={(answered) => tools.recordAnswer(activity.id, answered)}
          />
        )}
      </LessonContent>
      <LessonNav
        back={
          view.kind === 'lesson'
            ? { label: t`Previous`, disabled: moving || page === 0, onPress: () => move(page - 1) }
            : { label: t`Back to lesson`, disabled: moving, onPress: () => setView(LESSON_VIEW) }
        }
        middle={
          view.kind === 'activity' ? null : (
            <Button
              variant={passed ? 'quiet' : 'secondary'}
              disabled={moving}
              onClick={() => setView({ kind: 'activity' })}
            >
              {passed ? t`Try activity again` : t`Try activity`}
            </Button>
          )
        }
        next={{ label: last ? lesson.finish : t`Next domain`, disabled: moving || !passed, onPress: next }}
        disabledReason={passed ? undefined : t`Do the activity to continue.`}
      />
    </>
  );
}

// A lesson of kind 'adventure': an introduction, then activities as levels, each reached when the one before is passed.
import type { LessonOf } from '@lanternwise/shared/content/lesson';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActivityRunner } from '../../activities/ActivityRunner.tsx';
import { AdventureIntro } from './AdventureIntro.tsx';
import { LessonContent } from './LessonContent.tsx';
import { LessonNav } from './LessonNav.tsx';
import { useLessonPages, useLessonProgress } from './useLessonProgress.ts';

export function AdventureLesson({ lesson, close }: { lesson: LessonOf<'adventure'>; close(): void }) {
  const { t } = useLingui();
  const { levels } = lesson;
  const tools = useLessonProgress(lesson.id, close);
  const { page, moving, goTo } = useLessonPages(lesson.id, levels.length, levels.length - 1);
  const [isIntroRead, setIntroRead] = useState(page > 0 || tools.isPassed(levels[0]?.activity ?? ''));
  if (lesson.intro && !isIntroRead)
    return <AdventureIntro intro={lesson.intro} close={close} onBegin={() => setIntroRead(true)} />;
  const level = levels[page];
  const activity = level && tools.findActivity(level.activity);
  if (!activity) return null;
  const isLast = page === levels.length - 1;
  const mayLeave = lesson.isFree || tools.isPassed(activity.id);
  return (
    <>
      <LessonContent id={activity.id} moving={moving}>
        <ActivityRunner
          key={activity.id}
          activity={activity}
          onAnswered={(answered) => tools.recordAnswer(activity.id, answered)}
          onReport={(figures) => tools.recordFigures(activity.id, figures)}
        />
      </LessonContent>
      <LessonNav
        close={{ label: t`Close`, onPress: close }}
        back={{ label: t`Previous`, disabled: moving || page === 0, onPress: () => goTo(page - 1) }}
        next={{
          label: level.next,
          disabled: moving || !mayLeave,
          onPress: () => (isLast ? tools.finish() : goTo(page + 1)),
        }}
        disabledReason={mayLeave ? undefined : t`Complete this level to continue.`}
      />
    </>
  );
}

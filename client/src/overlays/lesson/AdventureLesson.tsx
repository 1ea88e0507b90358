// A lesson of kind 'adventure': an introduction, then activities as levels, each reached when the one before is passed.
import type { LessonOf } from '@lanternwise/shared/content/lesson';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActivityRunner } from '../../activities/host/ActivityRunner.tsx';
import { KINDS } from '../../activities/host/kinds.ts';
import { ContentIcon } from '../../activities/kit/ContentIcon.tsx';
import { LevelEndProvider } from '../../activities/kit/LevelEndButton.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './AdventureIntro.module.css';
import { LessonContent } from './LessonContent.tsx';
import { LessonNav } from './LessonNav.tsx';
import { LessonPath } from './LessonPath.tsx';
import { ReadAloudButton } from './ReadAloudButton.tsx';
import shared from './reading.module.css';
import { Taps } from './Taps.tsx';
import { pageAfter, useLessonPages, useLessonProgress } from './useLessonProgress.ts';

export interface AdventureLessonProps {
  lesson: LessonOf<'adventure'>;
  /** Label of the button that leaves it. */
  leave?: string;
  /** The activity that the learner comes back from the map with. */
  from?: string | undefined;
  close(): void;
}

export function AdventureLesson({ lesson, leave, from, close }: AdventureLessonProps) {
  const { t } = useLingui();
  const { levels } = lesson;
  const tools = useLessonProgress(lesson.id, close);
  const { page, moving, goTo } = useLessonPages(
    ...[lesson.id, levels.length, levels.length - 1],
    pageAfter(
      levels.map(({ activity }) => activity),
      from,
      from !== undefined && tools.isPassed(from),
    ),
  );
  // What was solved on the map has had its end there.
  const [wasSolved] = useState(from !== undefined && tools.isPassed(from));
  const [isIntroRead, setIntroRead] = useState(
    from !== undefined || page > 0 || tools.isPassed(levels[0]?.activity ?? ''),
  );
  if (lesson.intro && !isIntroRead) return <AdventureIntro intro={lesson.intro} onBegin={() => setIntroRead(true)} />;
  const level = levels[page];
  const activity = level && tools.findActivity(level.activity);
  if (!activity) return null;
  const isLast = page === levels.length - 1;
  const isPassed = tools.isPassed(activity.id);
  // One may go on without an answer, but the way on does not stand out before it.
  const isSkippable = lesson.isFree && !isPassed;
  const endsItself = (KINDS[activity.kind].endsItself ?? false) && !(wasSolved && from === activity.id);
  const end = { label: level.next, onPress: () => (isLast ? tools.finish() : goTo(page + 1)) };
  const stones = levels.map(({ activity: id }, at) => ({
    id,
    title: tools.findActivity(id)?.title ?? '',
    isDone: tools.isPassed(id),
    mark: at + 1,
  }));
  return (
    <>
      {levels.length > 1 && <LessonPath stones={stones} page={page} />}
      <LessonContent id={activity.id} moving={moving}>
        <LevelEndProvider value={end}>
          <ActivityRunner
            key={activity.id}
            activity={activity}
            onAnswered={(answered) => tools.recordAnswer(activity.id, answered)}
            onReport={(figures) => tools.recordFigures(activity.id, figures)}
          />
        </LevelEndProvider>
      </LessonContent>
      <LessonNav
        {...(leave !== undefined && { close: { label: leave, onPress: close } })}
        {...(page > 0 && { back: { label: t`Previous level`, disabled: moving, onPress: () => goTo(page - 1) } })}
        {...(!endsItself && !isSkippable && { next: { ...end, disabled: moving || !isPassed } })}
        middle={
          isSkippable && (
            <Button variant="secondary" disabled={moving} onClick={end.onPress}>
              {end.label}
            </Button>
          )
        }
        disabledReason={isPassed || isSkippable || endsItself ? undefined : t`Complete this level to continue.`}
      />
    </>
  );
}

interface AdventureIntroProps {
  intro: NonNullable<LessonOf<'adventure'>['intro']>;
  onBegin(): void;
}

/** The introduction of an adventure: what is ahead, a card for each part. */
function AdventureIntro({ intro, onBegin }: AdventureIntroProps) {
  return (
    <>
      <LessonContent id="intro" moving={false}>
        <div className={styles.intro}>
          <div className={shared.head}>
            <h3 className={shared.heading}>{intro.title}</h3>
            <ReadAloudButton texts={[intro.text, ...intro.cards.flatMap(({ title, text }) => [title, text])]} />
          </div>
          <p>{intro.text}</p>
          <Taps
            taps={intro.cards.map(({ title, text, icon }) => ({
              name: title,
              icon: <ContentIcon name={icon} size={32} />,
              content: <p>{text}</p>,
            }))}
          />
        </div>
      </LessonContent>
      <LessonNav next={{ label: intro.button, onPress: onBegin }} />
    </>
  );
}

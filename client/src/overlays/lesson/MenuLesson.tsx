// A lesson of kind 'menu': adventures as levels to choose from; it closes once all of them are completed.
import type { LessonOf } from '@lanternwise/shared/content/lesson';
import { lessonFinished } from '@lanternwise/shared/content/lessonProgress';
import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import { useEffect, useId, useState } from 'react';
import { ContentIcon } from '../../activities/kit/ContentIcon.tsx';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { useRealmState } from '../../features/progress/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { AdventureLesson } from './AdventureLesson.tsx';
import { LessonContent } from './LessonContent.tsx';
import styles from './MenuLesson.module.css';
import { Taps } from './Taps.tsx';

type Menu = LessonOf<'menu'>;
type Level = Menu['levels'][number];

interface MenuLessonProps {
  lesson: Menu;
  /** The activity that the learner comes back from the map with. */
  from?: string | undefined;
  close(): void;
}

export function MenuLesson({ lesson, from, close }: MenuLessonProps) {
  const { lessons, quest } = useRealmContent();
  const state = useRealmState();
  const levelOf = (activity: string | undefined) =>
    lesson.levels.find(({ lesson: id }) => {
      const adventure = lessons[id];
      return adventure?.kind === 'adventure' && adventure.levels.some((level) => level.activity === activity);
    })?.lesson;
  const [open, setOpen] = useState(() => levelOf(from));
  const isDone = (id: string | undefined) =>
    lesson.levels.some((level) => level.id === id && lessonFinished(quest, state, level.lesson));
  const allDone = lesson.levels.every(({ id }) => isDone(id));
  const [wasDone] = useState(allDone);
  useEffect(() => {
    if (allDone && !wasDone) close();
  }, [allDone, wasDone, close]);
  const adventure = open === undefined ? undefined : lessons[open];
  if (adventure?.kind === 'adventure')
    return <AdventureLesson lesson={adventure} leave={lesson.back} from={from} close={() => setOpen(undefined)} />;
  return (
    <LessonContent id="levels" moving={false}>
      <ul className={styles.levels}>
        {lesson.levels.map((level) => (
          <LevelCard
            key={level.id}
            menu={lesson}
            level={level}
            isDone={isDone(level.id)}
            isLocked={level.requires !== undefined && !isDone(level.requires.level)}
            onOpen={() => setOpen(level.lesson)}
          />
        ))}
      </ul>
    </LessonContent>
  );
}

interface LevelCardProps {
  menu: Menu;
  level: Level;
  isDone: boolean;
  isLocked: boolean;
  onOpen(): void;
}

function LevelCard({ menu, level, isDone, isLocked, onOpen }: LevelCardProps) {
  const { t } = useLingui();
  const lockedId = useId();
  return (
    <li className={styles.level} data-locked={isLocked}>
      <span aria-hidden="true">
        <ContentIcon name={level.icon} size={40} />
      </span>
      <h3 className={styles.title}>{level.title}</h3>
      <Taps
        taps={[
          {
            name: t`More`,
            content: (
              <>
                <p>{level.description}</p>
                <ul className={styles.points}>
                  {level.learningPoints.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
                <p className={styles.fact}>{level.funFact}</p>
              </>
            ),
          },
        ]}
      />
      {isDone && (
        <p className={styles.done}>
          <CircleCheck aria-hidden="true" size={20} /> {t`Completed`}
        </p>
      )}
      {isLocked && (
        <p id={lockedId} className={styles.locked}>
          <Lock aria-hidden="true" size={20} /> {level.requires?.locked}
        </p>
      )}
      <Button
        data-control={`level:${level.id}`}
        variant={isDone ? 'secondary' : 'primary'}
        disabled={isLocked}
        aria-label={`${isDone ? menu.again : menu.play}: ${level.title}`}
        aria-describedby={isLocked ? lockedId : undefined}
        onClick={onOpen}
      >
        {isDone ? menu.again : menu.play}
      </Button>
    </li>
  );
}

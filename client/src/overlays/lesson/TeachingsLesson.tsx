// A lesson of kind 'teachings': a guide's lines, a few at a time.
import { type LessonOf, type TeachingToy, teachingPages } from '@lanternwise/shared/content/lesson';
import { useLingui } from '@lingui/react/macro';
import { Dots } from '../../activities/kit/Dots.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { LessonContent } from './LessonContent.tsx';
import { LessonNav } from './LessonNav.tsx';
import { ReadAloudButton } from './ReadAloudButton.tsx';
import shared from './reading.module.css';
import { TeachingCard } from './TeachingCard.tsx';
import styles from './TeachingsLesson.module.css';
import { useLessonPages, useLessonProgress } from './useLessonProgress.ts';

export function TeachingsLesson({ lesson, close }: { lesson: LessonOf<'teachings'>; close(): void }) {
  const { t } = useLingui();
  const pages = teachingPages(lesson);
  const tools = useLessonProgress(lesson.id, close);
  const { page, moving, goTo } = useLessonPages(lesson.id, pages.length, pages.length - 1);
  const lines = pages[page] ?? [];
  const isLast = page === pages.length - 1;
  const from = page * lesson.linesPerPage + 1;
  const to = from + lines.length - 1;
  const count = lesson.lines.length;
  return (
    <>
      <LessonContent id={`${lesson.id}-${page}`} moving={moving}>
        <div className={styles.page}>
          <Portrait character={lesson.guide} name="" expression={isLast ? 'happy' : 'talk'} size={120} />
          <div className={shared.text}>
            <div className={shared.head}>
              <h3 className={shared.heading}>{lesson.title}</h3>
              <Dots
                label={from === to ? t`Teaching ${from} of ${count}` : t`Teachings ${from}–${to} of ${count}`}
                count={pages.length}
                at={page}
              />
              <ReadAloudButton texts={lines} />
            </div>
            <ol className={styles.lines} start={from}>
              {lines.map((line) => (
                <li key={line}>
                  <Teaching line={line} toy={lesson.toys[from - 1 + lines.indexOf(line)]} />
                </li>
              ))}
            </ol>
          </div>
        </div>
      </LessonContent>
      <LessonNav
        back={{ label: t`Back`, disabled: moving || page === 0, onPress: () => goTo(page - 1) }}
        next={{
          label: isLast ? lesson.finish : lesson.next,
          disabled: moving,
          onPress: () => (isLast ? tools.finish() : goTo(page + 1)),
        }}
      />
    </>
  );
}

/** With something to touch where the lesson has it. */
const Teaching = ({ line, toy }: { line: string; toy: TeachingToy | undefined }) =>
  toy ? <TeachingCard line={line} toy={toy} /> : line;

// A lesson of kind 'pages': pages to read, with activities that open from any page.

import type { LessonOf } from '@lanternwise/shared/content/lesson';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionRow } from '../../activities/kit/ActionRow.tsx';
import { Dots } from '../../activities/kit/Dots.tsx';
import { Button } from '../../ui/Button.tsx';
import { LessonActivity } from './LessonActivity.tsx';
import { LessonContent } from './LessonContent.tsx';
import { LessonNav } from './LessonNav.tsx';
import { PageView } from './PageView.tsx';
import { type LessonProgress, pageAfter, useLessonPages, useLessonProgress } from './useLessonProgress.ts';

type Lesson = LessonOf<'pages'>;
/** The pages, the lesson's activities (`at` is the index), or the activity of a page. */
type PagesView = { kind: 'page' } | { kind: 'activities'; at: number } | { kind: 'play'; activity: string };
const PAGE_VIEW: PagesView = { kind: 'page' };

/** Where who comes back from the map goes on: at the activity, or at the next one once it is passed there. */
function viewAfter(lesson: Lesson, from: string | undefined, isPassed: boolean): PagesView {
  if (from === undefined) return PAGE_VIEW;
  const at = pageAfter(lesson.activities, from, isPassed);
  if (at === undefined) return isPassed ? PAGE_VIEW : { kind: 'play', activity: from };
  return isPassed && lesson.activities[at] === from ? PAGE_VIEW : { kind: 'activities', at };
}

interface PagesLessonProps {
  lesson: Lesson;
  /** The activity that the learner comes back from the map with. */
  from?: string | undefined;
  close(): void;
}

export function PagesLesson({ lesson, from, close }: PagesLessonProps) {
  const { t } = useLingui();
  const tools = useLessonProgress(lesson.id, close);
  const { page, moving, goTo } = useLessonPages(lesson.id, lesson.pages.length, lesson.pages.length - 1);
  const [view, setView] = useState<PagesView>(() =>
    viewAfter(lesson, from, from !== undefined && tools.isPassed(from)),
  );
  const shown = lesson.pages[page];
  if (!shown) return null;
  const last = page === lesson.pages.length - 1;
  const number = page + 1;
  const count = lesson.pages.length;
  if (view.kind === 'activities') {
    return (
      <ActivityPages
        lesson={lesson}
        at={view.at}
        tools={tools}
        onMove={(at) => setView({ kind: 'activities', at })}
        onBack={(isOver) => {
          // The page from which the activities were opened was read.
          if (isOver && !last) goTo(page + 1);
          setView(PAGE_VIEW);
        }}
      />
    );
  }
  if (view.kind === 'play') {
    return (
      <>
        <LessonContent id={`play-${view.activity}`} moving={false}>
          <LessonActivity id={view.activity} tools={tools} />
        </LessonContent>
        <LessonNav back={{ label: t`Back to the page`, onPress: () => setView(PAGE_VIEW) }} />
      </>
    );
  }
  return (
    <>
      <LessonContent id={shown.id} moving={moving}>
        <PageView
          page={shown}
          position={<Dots label={t`Page ${number} of ${count}`} count={count} at={page} />}
          onPlay={(activity) => setView({ kind: 'play', activity })}
        />
      </LessonContent>
      {last && (
        <ActionRow>
          <Button onClick={tools.finish}>{lesson.finish}</Button>
        </ActionRow>
      )}
      <LessonNav
        close={{ label: t`Close`, onPress: close }}
        back={{ label: t`Back`, disabled: moving || page === 0, onPress: () => goTo(page - 1) }}
        middle={
          <Button variant="secondary" disabled={moving} onClick={() => setView({ kind: 'activities', at: 0 })}>
            <Trans>Activity</Trans>
          </Button>
        }
        next={{ label: t`Next`, disabled: moving || last, onPress: () => goTo(page + 1) }}
      />
    </>
  );
}

interface ActivitiesProps {
  lesson: Lesson;
  at: number;
  tools: LessonProgress;
  onMove(at: number): void;
  onBack(isOver: boolean): void;
}

/** Mounted each time it opens, so that no result of an earlier visit remains. */
function ActivityPages({ lesson, at, tools, onMove, onBack }: ActivitiesProps) {
  const { t } = useLingui();
  const id = lesson.activities[at];
  if (id === undefined) return null;
  const number = at + 1;
  const count = lesson.activities.length;
  const isLast = number === count;
  const isPassed = tools.isPassed(id);
  const toLesson = { label: t`Back to the lesson`, onPress: () => onBack(isLast && isPassed) };
  const toNext = { label: t`Next`, onPress: () => onMove(at + 1) };
  return (
    <>
      <Dots label={t`Activity ${number} of ${count}`} count={count} at={at} />
      <LessonContent id={`activity-${id}`} moving={false}>
        <LessonActivity id={id} tools={tools} />
      </LessonContent>
      <LessonNav
        {...(!(isLast && isPassed) && { close: toLesson })}
        back={{ label: t`Previous`, disabled: at === 0, onPress: () => onMove(at - 1) }}
        {...(isPassed && { next: isLast ? toLesson : toNext })}
        middle={
          // One may go on without an answer, but the way on does not stand out before it.
          !isLast &&
          !isPassed && (
            <Button variant="secondary" onClick={toNext.onPress}>
              {toNext.label}
            </Button>
          )
        }
      />
    </>
  );
}

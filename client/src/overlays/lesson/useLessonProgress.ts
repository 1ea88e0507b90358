// Hooks of the lessons: progress, recording of answers, and page navigation.

import type { Activity } from '@lanternwise/shared/activities/registry';
import { STEP_TRANSITION_MS } from '@lanternwise/shared/constants/timings';
import { activityPassed, resumePage } from '@lanternwise/shared/content/lessonProgress';
import { useEffect, useRef, useState } from 'react';
import type { CheckedAnswer } from '../../activities/host/ActivityRunner.tsx';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { useRealmState, useRecord } from '../../features/progress/hooks.ts';

export interface LessonProgress {
  findActivity(id: string): Activity | undefined;
  isPassed(activity: string): boolean;
  recordAnswer(activity: string, answered: CheckedAnswer): void;
  recordFigures(activity: string, figures: Record<string, number>): void;
  finish(): void;
}

export function useLessonProgress(lesson: string, close: () => void): LessonProgress {
  const { activities, quest } = useRealmContent();
  const state = useRealmState();
  const record = useRecord();
  return {
    findActivity: (id) => activities[id],
    isPassed: (id) => activityPassed(quest, state, id),
    recordAnswer: (ref, { answer, ms, hints }) => {
      record({ kind: 'activity-answered', ref, answer, ms, hints, skipped: false });
    },
    recordFigures: (ref, figures) => record({ kind: 'model-card', ref, figures }),
    finish: () => {
      record({ kind: 'lesson-finished', ref: lesson, skipped: false });
      close();
    },
  };
}

export interface LessonPages {
  page: number;
  /** True during a page change, while buttons are disabled. */
  moving: boolean;
  goTo(page: number): void;
}

/** The page to open for who comes back from the map: that of the activity, or the next one once it is passed there. */
export function pageAfter(
  pages: readonly (string | undefined)[],
  from: string | undefined,
  isPassed: boolean,
): number | undefined {
  const at = from === undefined ? -1 : pages.indexOf(from);
  if (at < 0) return undefined;
  return isPassed ? Math.min(at + 1, pages.length - 1) : at;
}

/** The open page: resumes at the furthest one, records a new furthest one, and takes 300 ms to change. `limit` is the last reachable page, `from` the one to begin with instead. */
export function useLessonPages(lesson: string, count: number, limit: number, from?: number): LessonPages {
  const { quest } = useRealmContent();
  const state = useRealmState();
  const record = useRecord();
  const [page, setPage] = useState(() => Math.min(from ?? resumePage(quest, state, lesson, count), limit));
  const [moving, setMoving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const goTo = (next: number) => {
    if (moving || next < 0 || next >= count) return;
    setMoving(true);
    timer.current = setTimeout(() => {
      setPage(next);
      setMoving(false);
    }, STEP_TRANSITION_MS);
    if (next > (state.pages[lesson] ?? 0)) record({ kind: 'lesson-page', ref: lesson, page: next });
  };
  return { page, moving, goTo };
}

// What every lesson needs: its progress in the realm, the furthest page, recording, and finishing.

import type { Activity } from '@lanternwise/shared/activities/registry';
import { STEP_TRANSITION_MS } from '@lanternwise/shared/constants/timings';
import { activityPassed, resumePage } from '@lanternwise/shared/content/lessonProgress';
import { useEffect, useRef, useState } from 'react';
import type { Answered } from '../../activities/ActivityRunner.tsx';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { useRealmState, useRecord } from '../../features/progress/hooks.ts';

export interface LessonTools {
  activity(id: string): Activity | undefined;
  passed(activity: string): boolean;
  answered(activity: string, answered: Answered): void;
  reported(activity: string, figures: Record<string, number>): void;
  finish(): void;
}

export function useLessonTools(lesson: string, close: () => void): LessonTools {
  const { activities, quest } = useRealmContent();
  const state = useRealmState();
  const record = useRecord();
  return {
    activity: (id) => activities[id],
    passed: (id) => activityPassed(quest, state, id),
    answered: (ref, { answer, ms, hints }) => {
      record({ kind: 'activity-answered', ref, answer, ms, hints, skipped: false });
    },
    reported: (ref, figures) => record({ kind: 'model-card', ref, figures }),
    finish: () => {
      record({ kind: 'lesson-finished', ref: lesson, skipped: false });
      close();
    },
  };
}

export interface Pages {
  page: number;
  /** A page change is under way; buttons wait. */
  moving: boolean;
  goTo(page: number): void;
}

/** The open page: resumes at the furthest, tells the furthest, and takes 300 ms to change. `limit` is the last page allowed. */
export function usePages(lesson: string, count: number, limit: number): Pages {
  const { quest } = useRealmContent();
  const state = useRealmState();
  const record = useRecord();
  const [page, setPage] = useState(() => Math.min(resumePage(quest, state, lesson, count), limit));
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

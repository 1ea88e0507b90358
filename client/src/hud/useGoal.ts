// The one goal that hint bar, quest log and buttons show, and its sentence in the current language.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { currentGoal, type Goal } from '@lanternwise/shared/quests/guidance';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { selectLesson } from '../features/live/liveSlice.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { askedTasks } from '../features/realm/askedTasks.ts';
import { selectChosenTask } from '../features/realm/realmSlice.ts';
import { useAppSelector } from '../features/store/hooks.ts';

export function useGoal(): Goal | null {
  const { realm, quest } = useRealmContent();
  const state = useRealmState();
  const lesson = useAppSelector(selectLesson);
  const chosenTask = useAppSelector(selectChosenTask);
  return useMemo(
    () => currentGoal(quest, state, askedTasks(realm.id, lesson, chosenTask)),
    [realm, quest, state, lesson, chosenTask],
  );
}

/** The next goal and, if a character is involved, which one. */
export function goalSentence(goal: Goal, { realm }: Pick<RealmContent, 'realm'>): string {
  if (goal.kind === 'exit') return goal.text;
  const { title, goal: sentence } = goal.step;
  const name = realm.characters.find(({ id }) => id === goal.target)?.name;
  if (sentence !== undefined || name === undefined || title.includes(name)) return sentence ?? title;
  return t`${title} (with ${name})`;
}

// The one goal of a realm: what arrow, line, quest log and walk button lead to, and its sentence in the current language.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { currentGoal, type Goal } from '@lanternwise/shared/quests/guidance';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { useRealmContent } from '../content/realmContentContext.ts';
import { selectLesson } from '../live/liveSlice.ts';
import { useRealmState } from '../progress/hooks.ts';
import { useAppSelector } from '../store/hooks.ts';
import type { AppStore } from '../store/store.ts';
import { askedTasks } from './askedTasks.ts';
import { selectChosenTask } from './realmSlice.ts';
import { getRealmState } from './realmState.ts';

type Asking = Parameters<typeof askedTasks>;

const findGoal = ({ realm, quest }: RealmContent, state: RealmState, lesson: Asking[1], chosen: Asking[2]) =>
  currentGoal(quest, state, askedTasks(realm.id, lesson, chosen));

/** For listeners; it changes with the learner's state, the live lesson and the chosen task. */
export function readGoal(store: AppStore, content: RealmContent): Goal | null {
  const state = store.getState();
  return findGoal(content, getRealmState(store, content), selectLesson(state), selectChosenTask(state));
}

export function useGoal(): Goal | null {
  const content = useRealmContent();
  const state = useRealmState();
  const lesson = useAppSelector(selectLesson);
  const chosen = useAppSelector(selectChosenTask);
  return useMemo(() => findGoal(content, state, lesson, chosen), [content, state, lesson, chosen]);
}

/** The next goal and, if a character is involved, which one. */
export function goalSentence(goal: Goal, { realm }: Pick<RealmContent, 'realm'>): string {
  if (goal.kind === 'exit') return goal.text;
  const { title, goal: sentence } = goal.step;
  const name = realm.characters.find(({ id }) => id === goal.target)?.name;
  if (sentence !== undefined || name === undefined || title.includes(name)) return sentence ?? title;
  return t`${title} (with ${name})`;
}

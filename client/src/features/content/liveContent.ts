// Provides realm content as a stable object whose texts can be replaced by another language.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import type { QuestContext } from '@lanternwise/shared/quests/reducer';
import { gradeAnswer } from './activityGrader.ts';

export interface LiveContent {
  /** Getters of the current content. */
  content: RealmContent;
  /** Context of the quest reducer, with the current quest. */
  questContext: QuestContext;
  /** Replaces the content by that of another language. */
  replace(next: RealmContent): void;
}

export function createLiveContent(first: RealmContent): LiveContent {
  let current = first;
  return {
    content: {
      get realm() {
        return current.realm;
      },
      get quest() {
        return current.quest;
      },
      get dialogs() {
        return current.dialogs;
      },
      get lessons() {
        return current.lessons;
      },
      get activities() {
        return current.activities;
      },
    },
    questContext: {
      ...createQuestContext(first, gradeAnswer),
      get quest() {
        return current.quest;
      },
    },
    replace: (next) => {
      current = next;
    },
  };
}

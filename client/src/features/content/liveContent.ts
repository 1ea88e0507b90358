// The content of a realm for those who listen as long as it is open: they keep one object while its texts change their language.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import type { QuestContext } from '@lanternwise/shared/quests/reducer';

export interface LiveContent {
  /** Always the content of now. */
  content: RealmContent;
  /** What the stepper must know; its hints are those of now. */
  questContext: QuestContext;
  /** The same content in another language. */
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
      ...createQuestContext(first),
      get quest() {
        return current.quest;
      },
    },
    replace: (next) => {
      current = next;
    },
  };
}

// The content of a realm for those who listen as long as it is open: they keep one object while its texts change their language.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { realmFacts } from '@lanternwise/shared/content/realm-facts';
import type { RealmFacts } from '@lanternwise/shared/quests/stepper';

export interface LiveContent {
  /** Always the content of now. */
  content: RealmContent;
  /** What the stepper must know; its hints are those of now. */
  facts: RealmFacts;
  /** The same content in another language. */
  replace(next: RealmContent): void;
}

export function createLiveContent(first: RealmContent): LiveContent {
  let now = first;
  return {
    content: {
      get realm() {
        return now.realm;
      },
      get quest() {
        return now.quest;
      },
      get dialogs() {
        return now.dialogs;
      },
      get lessons() {
        return now.lessons;
      },
      get activities() {
        return now.activities;
      },
    },
    facts: {
      ...realmFacts(first),
      get quest() {
        return now.quest;
      },
    },
    replace: (next) => {
      now = next;
    },
  };
}

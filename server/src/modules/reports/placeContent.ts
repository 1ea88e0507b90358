// What reports read of a realm's content in one language, and the same of the lesson outside the realms.
import { DEFAULT_LANGUAGE, type Language } from '@lanternwise/shared/constants/languages';
import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { QuestRules } from '@lanternwise/shared/content/quest';
import { UNIT2_GOAL } from '@lanternwise/shared/school/unit2Activities';
import { UNIT2_CONTENT } from '@lanternwise/shared/school/unit2Content';
import { UNIT2_HINDI } from '@lanternwise/shared/school/unit2Hindi';
import { UNIT2_PLACE, UNIT2_QUEST, UNIT2_TITLE } from '@lanternwise/shared/school/unit2Quest';
import type { ContentService } from '../content/service.ts';

type Realm = RealmContent['realm'];

export interface PlaceContent extends Pick<RealmContent, 'lessons' | 'activities'> {
  realm: Pick<Realm, 'title' | 'goal' | 'course' | 'items'> & { id: ProgressPlace; badge?: Realm['badge'] };
  quest: QuestRules;
  /** Of the texts; English by default. */
  language?: Language;
}

export type PlaceLookup = (place: string) => PlaceContent | undefined;

const UNIT2: PlaceContent = {
  realm: { id: UNIT2_PLACE, title: UNIT2_TITLE, goal: UNIT2_GOAL, course: null, items: [] },
  quest: UNIT2_QUEST,
  lessons: {},
  activities: UNIT2_CONTENT,
};

const inHindi = <T extends { title: string }>(id: string, named: T): T => ({
  ...named,
  title: UNIT2_HINDI[id]?.title ?? named.title,
});

const UNIT2_IN_HINDI: PlaceContent = {
  ...UNIT2,
  realm: {
    ...UNIT2.realm,
    title: 'स्कूल, क्लास X, यूनिट 2',
    goal: 'बताना कि एआई, मशीन लर्निंग और डीप लर्निंग आपस में कैसे जुड़े हैं।',
  },
  quest: {
    ...UNIT2_QUEST,
    tasks: UNIT2_QUEST.tasks.map((task) => ({
      ...inHindi(task.id, task),
      steps: task.steps.map((step) => inHindi(step.on.ref, step)),
    })),
  },
  activities: UNIT2_HINDI,
  language: 'hi',
};

export const placeLookup =
  (content: ContentService, language: Language = DEFAULT_LANGUAGE): PlaceLookup =>
  (place) => {
    if (place === UNIT2_PLACE) return language === 'hi' ? UNIT2_IN_HINDI : UNIT2;
    const served = content.realm(place);
    if (!served) return undefined;
    return language === 'hi' ? served.hindi : served.content;
  };

// What reports read of a realm's content, and the same of the lesson outside the realms.
import type { Language } from '@lanternwise/shared/constants/languages';
import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { QuestRules } from '@lanternwise/shared/content/quest';
import { UNIT2_ACTIVITIES, UNIT2_TITLES, type Unit2Activity } from '@lanternwise/shared/school/unit2Activities';
import { UNIT2_GOAL, UNIT2_PLACE, UNIT2_QUEST, UNIT2_TITLE, unit2Task } from '@lanternwise/shared/school/unit2Quest';
import type { ContentService } from '../content/service.ts';

type Realm = RealmContent['realm'];

export interface PlaceContent extends Pick<RealmContent, 'lessons' | 'activities'> {
  realm: Pick<Realm, 'title' | 'goal' | 'course' | 'items'> & { id: ProgressPlace; badge?: Realm['badge'] };
  quest: QuestRules;
}

export type PlaceLookup = (place: string) => PlaceContent | undefined;

const HINDI_UNIT2_TITLES: Readonly<Record<Unit2Activity, string>> = {
  'unit-2-matching': 'उदाहरणों को एआई, एमएल और डीएल से मिलाएँ',
  'unit-2-pictures': 'तस्वीरों पर लेबल लगाएँ',
  'unit-2-robot': 'रोबोट को ट्रेन करें और परखें',
  'unit-2-fruit': 'फलों वाले मॉडल को ट्रेन करें और परखें',
};

function unit2In(title: string, goal: string, titles: Readonly<Record<Unit2Activity, string>>): PlaceContent {
  const tasks = UNIT2_ACTIVITIES.map((id) => {
    const task = unit2Task(id);
    return { ...task, title: titles[id], steps: task.steps.map((step) => ({ ...step, title: titles[id] })) };
  });
  return {
    realm: { id: UNIT2_PLACE, title, goal, course: null, items: [] },
    quest: { ...UNIT2_QUEST, tasks },
    lessons: {},
    activities: {},
  };
}
const UNIT2: Readonly<Record<Language, PlaceContent>> = {
  en: unit2In(UNIT2_TITLE, UNIT2_GOAL, UNIT2_TITLES),
  hi: unit2In('स्कूल कक्षा 10, यूनिट 2', 'बताइए कि एआई, मशीन लर्निंग और डीप लर्निंग आपस में कैसे जुड़े हैं।', HINDI_UNIT2_TITLES),
};

export const placeLookup =
  (content: ContentService, language: Language = 'en'): PlaceLookup =>
  (place) =>
    place === UNIT2_PLACE ? UNIT2[language] : content.realm(place)?.[language === 'hi' ? 'hindi' : 'content'];

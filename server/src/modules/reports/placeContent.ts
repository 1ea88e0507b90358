// What reports read of a realm's content in each language, and the same of the lesson outside the realms.
import { type ByLanguage, forEachLanguage, inLanguage, type Language } from '@lanternwise/shared/constants/languages';
import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { QuestRules } from '@lanternwise/shared/content/quest';
import { UNIT2_GOAL } from '@lanternwise/shared/school/unit2Activities';
import { UNIT2_CONTENT } from '@lanternwise/shared/school/unit2Content';
import { UNIT2_HINDI } from '@lanternwise/shared/school/unit2Hindi';
import { UNIT2_PLACE, UNIT2_QUEST, UNIT2_TITLE } from '@lanternwise/shared/school/unit2Quest';
import type { ContentService } from '../content/service.ts';
import { courseText } from '../content/translatedWords.ts';

type Realm = RealmContent['realm'];

export interface PlaceContent extends Pick<RealmContent, 'lessons' | 'activities'> {
  realm: Pick<Realm, 'title' | 'goal' | 'course' | 'items'> & { id: ProgressPlace; badge?: Realm['badge'] };
  quest: QuestRules;
  /** Of the texts; English by default. */
  language?: Language;
}

export type PlaceLookup = (place: string) => PlaceContent | undefined;

const ACTIVITIES: ByLanguage<PlaceContent['activities']> = { en: UNIT2_CONTENT, hi: UNIT2_HINDI };

const unit2In = (language: Language): PlaceContent => {
  const titled = <T extends { title: string }>(named: T): T => ({ ...named, title: courseText(named.title, language) });
  return {
    realm: {
      ...titled({ id: UNIT2_PLACE, title: UNIT2_TITLE, course: null, items: [] }),
      goal: courseText(UNIT2_GOAL, language),
    },
    quest: {
      ...UNIT2_QUEST,
      tasks: UNIT2_QUEST.tasks.map((task) => ({ ...titled(task), steps: task.steps.map(titled) })),
    },
    lessons: {},
    activities: inLanguage(ACTIVITIES, language),
    language,
  };
};
const UNIT2 = forEachLanguage(unit2In);

/** The places in a language. */
export type PlacesByLanguage = Readonly<Record<Language, PlaceLookup>>;

export const placesByLanguage = (content: ContentService): PlacesByLanguage =>
  forEachLanguage(
    (language): PlaceLookup =>
      (place) =>
        place === UNIT2_PLACE ? UNIT2[language] : content.realm(place)?.contents[language],
  );

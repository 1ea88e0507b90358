// What reports read of a realm's content, and the same of the lesson outside the realms.
import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { QuestRules } from '@lanternwise/shared/content/quest';
import { UNIT2_GOAL, UNIT2_PLACE, UNIT2_QUEST, UNIT2_TITLE } from '@lanternwise/shared/school/unit2Quest';
import type { ContentService } from '../content/service.ts';

type Realm = RealmContent['realm'];

export interface PlaceContent extends Pick<RealmContent, 'lessons' | 'activities'> {
  realm: Pick<Realm, 'title' | 'goal' | 'course' | 'items'> & { id: ProgressPlace; badge?: Realm['badge'] };
  quest: QuestRules;
}

export type PlaceLookup = (place: string) => PlaceContent | undefined;

const UNIT2: PlaceContent = {
  realm: { id: UNIT2_PLACE, title: UNIT2_TITLE, goal: UNIT2_GOAL, course: null, items: [] },
  quest: UNIT2_QUEST,
  lessons: {},
  activities: {},
};

export const placeLookup =
  (content: ContentService): PlaceLookup =>
  (place) =>
    place === UNIT2_PLACE ? UNIT2 : content.realm(place)?.content;

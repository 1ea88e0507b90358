// The whole bank of review items, for the server and for tests; the page loads only the realms it asks about.
import type { MapId } from '../constants/realms.ts';
import { cardFrom, partsOf, type ReviewCard } from './card.ts';
import { aiAdventurePark } from './questions/aiAdventurePark.ts';
import { funFactoryRealm } from './questions/funFactoryRealm.ts';
import { imaginationIsland } from './questions/imaginationIsland.ts';
import type { RealmReview } from './questions/item.ts';
import { pythonWorld } from './questions/pythonWorld.ts';
import { roboRealm } from './questions/roboRealm.ts';
import { safetyStarCity } from './questions/safetyStarCity.ts';
import { thinkTankPark } from './questions/thinkTankPark.ts';
import { voiceValleyPark } from './questions/voiceValleyPark.ts';
import { wonderVisionValley } from './questions/wonderVisionValley.ts';

/** The realms that teach: the demo and the night garden ask nothing to review. */
export type ReviewedRealm = Exclude<MapId, 'demo' | 'night-garden'>;

export const REVIEW_BANK: Readonly<Record<ReviewedRealm, RealmReview>> = {
  'ai-adventure-park': aiAdventurePark,
  'robo-realm': roboRealm,
  'wonder-vision-valley': wonderVisionValley,
  'think-tank-park': thinkTankPark,
  'imagination-island': imaginationIsland,
  'fun-factory-realm': funFactoryRealm,
  'voice-valley-park': voiceValleyPark,
  'safety-star-city': safetyStarCity,
  'python-world': pythonWorld,
};

export const isReviewed = (realm: string): realm is ReviewedRealm => Object.hasOwn(REVIEW_BANK, realm);

/** Ids of a realm's items: `<realm>/<id>`. */
export const reviewItems = (realm: ReviewedRealm): string[] =>
  [...REVIEW_BANK[realm].questions, ...REVIEW_BANK[realm].tasks].map(({ id }) => `${realm}/${id}`);

/** The card of an item for the given number of earlier answers; undefined if there is no such item. */
export function reviewCard(item: string, seen: number): ReviewCard | undefined {
  const { realm, id } = partsOf(item);
  return isReviewed(realm) ? cardFrom(REVIEW_BANK[realm], realm, id, seen) : undefined;
}

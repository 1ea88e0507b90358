// The bank of review items, and the card of an item: page and server derive the same from how often it was seen.
import type { MapId } from '../constants/realms.ts';
import { seededRandom, seedFromText, shuffle } from '../learning/random.ts';
import { aiAdventurePark } from './questions/aiAdventurePark.ts';
import { funFactoryRealm } from './questions/funFactoryRealm.ts';
import { imaginationIsland } from './questions/imaginationIsland.ts';
import type { RealmReview, ReviewQuestion, ReviewTask, Words } from './questions/item.ts';
import { pythonWorld } from './questions/pythonWorld.ts';
import { roboRealm } from './questions/roboRealm.ts';
import { safetyStarCity } from './questions/safetyStarCity.ts';
import { thinkTankPark } from './questions/thinkTankPark.ts';
import { voiceValleyPark } from './questions/voiceValleyPark.ts';
import { wonderVisionValley } from './questions/wonderVisionValley.ts';

export type ReviewedRealm = Exclude<MapId, 'demo'>;

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

export interface ReviewOption {
  /** `right`, or `wrong-1`, `wrong-2`. */
  id: string;
  text: Words;
}

export interface ReviewCard {
  item: string;
  realm: ReviewedRealm;
  ask: Words;
  options: ReviewOption[];
  /** Explanation of each wrong option, by its id. */
  why: Readonly<Record<string, Words>>;
}

export const RIGHT_OPTION = 'right';

/** The card of an item for the given number of earlier answers; undefined if there is no such item. */
export function reviewCard(item: string, seen: number): ReviewCard | undefined {
  const [realm = '', id] = item.split('/');
  if (!isReviewed(realm)) return undefined;
  const { questions, tasks } = REVIEW_BANK[realm];
  const seed = seedFromText(`${seen} ${item}`);
  const question = questions.find((each) => each.id === id);
  if (question) return { item, realm, ...questionCard(question, seen, seed) };
  const task = tasks.find((each) => each.id === id);
  return task && { item, realm, ...taskCard(task, seed) };
}

type CardBody = Pick<ReviewCard, 'ask' | 'options' | 'why'>;

const wrongId = (at: number) => `wrong-${at + 1}`;

function questionCard({ ask, again, right, wrong }: ReviewQuestion, seen: number, seed: number): CardBody {
  const options = [{ id: RIGHT_OPTION, text: right }, ...wrong.map(({ text }, at) => ({ id: wrongId(at), text }))];
  return {
    ask: seen % 2 === 0 ? ask : again,
    options: shuffle(options, seed),
    why: Object.fromEntries(wrong.map(({ why }, at) => [wrongId(at), why])),
  };
}

function taskCard({ ask, why, make }: ReviewTask, seed: number): CardBody {
  const { values, right, wrong } = make(seededRandom(seed));
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const all = ([english, second, ...others]: Words): Words => [fill(english), fill(second), ...others.map(fill)];
  const same = (value: string | number): Words => [String(value), String(value)];
  const options = [
    { id: RIGHT_OPTION, text: same(right) },
    ...wrong.map((value, at) => ({ id: wrongId(at), text: same(value) })),
  ];
  return {
    ask: all(ask),
    options: shuffle(options, seed),
    why: Object.fromEntries(wrong.map((_, at) => [wrongId(at), all(why)])),
  };
}

// The card of a review item: page and server derive the same from how often it was seen.
import { seededRandom, seedFromText, shuffle } from '../learning/random.ts';
import type { ReviewedRealm } from './bank.ts';
import type { RealmReview, ReviewQuestion, ReviewTask, Words } from './questions/item.ts';

export interface ReviewOption {
  /** `right`, or `wrong-1`, `wrong-2`. */
  id: string;
  text: Words;
}

export interface ReviewCard {
  item: string;
  realm: ReviewedRealm;
  ask: Words;
  /** A Python program that belongs to the question. */
  code?: string;
  options: ReviewOption[];
  /** Explanation of each wrong option, by its id. */
  why: Readonly<Record<string, Words>>;
}

export const RIGHT_OPTION = 'right';

/** The realm and the id of an item `<realm>/<id>`. */
export function partsOf(item: string): { realm: string; id: string } {
  const [realm = '', id = ''] = item.split('/');
  return { realm, id };
}

/** The card of an item from the review of its realm, for the given number of earlier answers; undefined if there is no such item. */
export function cardFrom(
  { questions, tasks }: RealmReview,
  realm: ReviewedRealm,
  id: string,
  seen: number,
): ReviewCard | undefined {
  const item = `${realm}/${id}`;
  const seed = seedFromText(`${seen} ${item}`);
  const question = questions.find((each) => each.id === id);
  if (question) return { item, realm, ...questionCard(question, seen, seed) };
  const task = tasks.find((each) => each.id === id);
  return task && { item, realm, ...taskCard(task, seed) };
}

type CardBody = Pick<ReviewCard, 'ask' | 'code' | 'options' | 'why'>;

const wrongId = (at: number) => `wrong-${at + 1}`;

function questionCard({ ask, again, code, right, wrong }: ReviewQuestion, seen: number, seed: number): CardBody {
  const options = [{ id: RIGHT_OPTION, text: right }, ...wrong.map(({ text }, at) => ({ id: wrongId(at), text }))];
  return {
    ask: [ask, ...again][seen % (1 + again.length)] ?? ask,
    ...(code !== undefined && { code }),
    options: shuffle(options, seed),
    why: Object.fromEntries(wrong.map(({ why }, at) => [wrongId(at), why])),
  };
}

function taskCard({ ask, code, why, make }: ReviewTask, seed: number): CardBody {
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
    ...(code !== undefined && { code: fill(code) }),
    options: shuffle(options, seed),
    why: Object.fromEntries(wrong.map((_, at) => [wrongId(at), all(why)])),
  };
}

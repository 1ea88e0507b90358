// Carries an Admin's words over to another bundle, whose activities may have another shape: found by address, else by their old English.
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { idsOf, mapTexts, type TextField } from '@lanternwise/shared/content/textFields';
import { realmTexts, type Translations } from '@lanternwise/shared/content/translations';
import { CONTENT_PARTS } from '@lanternwise/shared/contracts/admin-content';
import { HttpError } from '../../http/errors.ts';
import { applyEdit } from './partTexts.ts';

/** Strings by address (`texts.ts`). */
type StringsByAddress = ReadonlyMap<string, string>;

export interface EditedBundle {
  /** The bundle that the Admin edited and what it became: raw JSON, of whatever release. */
  base: unknown;
  edited: unknown;
  /** Hindi that the Admin wrote. */
  translations: Translations | null;
}

export interface CarryOverResult {
  content: RealmContent;
  translations: Translations | null;
  /** Texts, in English or Hindi, that are now in `content` or stand at another address in `translations`. */
  carried: number;
  /** Old addresses of words that fit nowhere any more; Hindi ends with `:hi`. */
  lost: string[];
}

/** The present content with everything in it that an Admin had replaced in the content it was then. */
export function carryOver({ base, edited, translations }: EditedBundle, current: RealmContent): CarryOverResult {
  const [baseStrings, editedStrings] = [collectStrings(base), collectStrings(edited)];
  const locator = new TextLocator(baseStrings, current);
  const result: CarryOverResult = { content: current, translations, carried: 0, lost: [] };
  for (const [address, english] of baseStrings) {
    const editedText = editedStrings.get(address);
    if (editedText === undefined || editedText === english || locator.isSettled(address, editedText)) continue;
    const field = locator.find(address, english);
    const after = field && withText(result.content, field, editedText);
    if (after) {
      result.content = after;
      result.carried += 1;
    } else result.lost.push(address);
  }
  return translations ? withMovedHindi(result, translations, baseStrings, locator) : result;
}

/** Hindi whose text has another address now goes with it. */
function withMovedHindi(
  before: CarryOverResult,
  translations: Translations,
  baseStrings: StringsByAddress,
  locator: TextLocator,
): CarryOverResult {
  const result = { ...before, translations: { ...translations } };
  for (const [address, entry] of Object.entries(translations)) {
    if (locator.isText(address)) continue;
    const english = baseStrings.get(address);
    const field = english === undefined ? undefined : locator.find(address, english);
    delete result.translations[address];
    if (field === undefined) result.lost.push(`${address}:hi`);
    else if (!Object.hasOwn(translations, field.address)) {
      result.translations[field.address] = entry;
      result.carried += 1;
    }
  }
  return result;
}

/** Finds the place that a text of the base has in the present content. */
class TextLocator {
  readonly #baseStrings: StringsByAddress;
  readonly #currentStrings: StringsByAddress;
  readonly #texts: ReadonlyMap<string, TextField>;

  constructor(baseStrings: StringsByAddress, current: RealmContent) {
    this.#baseStrings = baseStrings;
    this.#currentStrings = collectStrings(current);
    this.#texts = new Map(realmTexts(current).map((field) => [field.address, field]));
  }

  /** The present content says these words already, or has an id or an answer there, which a release decides. */
  isSettled(address: string, words: string): boolean {
    const now = this.#currentStrings.get(address);
    return now === words || (now !== undefined && !this.isText(address));
  }

  isText(address: string): boolean {
    return this.#texts.has(address);
  }

  /** The same address where it still says the same; else the one text with this English that was not there before, in the same part or anywhere. */
  find(address: string, english: string): TextField | undefined {
    const same = this.#texts.get(address);
    if (same?.text === english) return same;
    const removed = [...this.#baseStrings].filter(
      ([at, text]) => text === english && this.#currentStrings.get(at) !== english,
    );
    const added = [...this.#texts.values()].filter(
      (one) => one.text === english && this.#baseStrings.get(one.address) !== english,
    );
    for (const scope of [partPrefix(address), '']) {
      const found = added.filter((field) => field.address.startsWith(scope));
      if (found.length === 0) continue;
      // Two texts that said the same cannot be told apart once both have moved.
      const sameRemoved = removed.filter(([at]) => at.startsWith(scope));
      return found.length === 1 && sameRemoved.length === 1 ? found[0] : undefined;
    }
    return undefined;
  }
}

/** `activities/first/` of `activities/first/options/red/text`. */
const partPrefix = (address: string): string => `${address.split('/').slice(0, 2).join('/')}/`;

/** The content with these words in one place; undefined where that would not be a good lesson. */
function withText(content: RealmContent, { path }: TextField, words: string): RealmContent | undefined {
  const [top, id = '', ...rest] = path.split('.');
  const part = CONTENT_PARTS.find((name) => name === top);
  try {
    if (part) return applyEdit(content, part, id, { [rest.join('.')]: words });
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
  const after = mapTexts(realmContentSchema, content, (field) => (field.path === path ? words : field.text));
  return realmContentSchema.safeParse(after).data;
}

/** Every string of a JSON value by its address, whatever its schema was. */
function collectStrings(value: unknown): Map<string, string> {
  const found = new Map<string, string>();
  collect(value, [], found);
  return found;
}

function collect(value: unknown, address: readonly (string | number)[], found: Map<string, string>): void {
  if (typeof value === 'string') found.set(address.join('/'), value);
  else if (Array.isArray(value)) {
    const ids = idsOf(value);
    value.forEach((item, index) => {
      collect(item, [...address, ids?.[index] ?? index], found);
    });
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) collect(item, [...address, key], found);
  }
}

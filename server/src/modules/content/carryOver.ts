// Carries an Admin's edits over to a new bundle; texts are matched by address, else by their old English.
import type { TranslatedLanguage } from '@lanternwise/shared/constants/languages';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { idsOf, mapTexts, type TextField } from '@lanternwise/shared/content/textFields';
import { type RealmTranslations, realmTexts, type Translation } from '@lanternwise/shared/content/translations';
import { CONTENT_PARTS } from '@lanternwise/shared/contracts/admin-content';
import { HttpError } from '../../http/errors.ts';
import { applyEdit } from './partTexts.ts';

/** Strings by address (`textFields.ts`). */
type StringsByAddress = ReadonlyMap<string, string>;

export interface EditedBundle {
  /** The bundle before and after the Admin's edit: raw JSON of any release. */
  base: unknown;
  edited: unknown;
  translations: RealmTranslations | null;
}

export interface CarryOverResult {
  content: RealmContent;
  translations: RealmTranslations | null;
  /** Number of texts, in any language, that were put into `content` or moved within `translations`. */
  carried: number;
  /** Old addresses of texts without a place in the new content; a translation ends with its language, as in `:hi`. */
  lost: string[];
}

/** Applies the Admin's changes of `base` to the current content. */
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
  const languages = Object.keys(translations ?? {}) as TranslatedLanguage[];
  return languages.reduce((moved, language) => withMovedTranslations(moved, language, baseStrings, locator), result);
}

/** Moves the translations into a language to the new addresses of their texts. */
function withMovedTranslations(
  before: CarryOverResult,
  language: TranslatedLanguage,
  baseStrings: StringsByAddress,
  locator: TextLocator,
): CarryOverResult {
  const translations = before.translations?.[language] ?? {};
  const moved: Record<string, Translation> = { ...translations };
  const result = { ...before, translations: { ...before.translations, [language]: moved } };
  for (const [address, entry] of Object.entries(translations)) {
    if (locator.isText(address)) continue;
    const english = baseStrings.get(address);
    const field = english === undefined ? undefined : locator.find(address, english);
    delete moved[address];
    if (field === undefined) result.lost.push(`${address}:${language}`);
    else if (!Object.hasOwn(translations, field.address)) {
      moved[field.address] = entry;
      result.carried += 1;
    }
  }
  return result;
}

/** Finds texts of the base in the current content. */
class TextLocator {
  readonly #baseStrings: StringsByAddress;
  readonly #currentStrings: StringsByAddress;
  readonly #texts: ReadonlyMap<string, TextField>;

  constructor(baseStrings: StringsByAddress, current: RealmContent) {
    this.#baseStrings = baseStrings;
    this.#currentStrings = collectStrings(current);
    this.#texts = new Map(realmTexts(current).map((field) => [field.address, field]));
  }

  /** True if the current content has this text already, or a string that is not editable at this address. */
  isSettled(address: string, words: string): boolean {
    const now = this.#currentStrings.get(address);
    return now === words || (now !== undefined && !this.isText(address));
  }

  isText(address: string): boolean {
    return this.#texts.has(address);
  }

  /** The same address if its text is unchanged; else the only new text with this English, in the same part or anywhere. */
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
      // Two equal texts cannot be distinguished after both have moved.
      const sameRemoved = removed.filter(([at]) => at.startsWith(scope));
      return found.length === 1 && sameRemoved.length === 1 ? found[0] : undefined;
    }
    return undefined;
  }
}

/** `activities/first/` of `activities/first/options/red/text`. */
const partPrefix = (address: string): string => `${address.split('/').slice(0, 2).join('/')}/`;

/** Returns the content with one text replaced; undefined if the result is invalid. */
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

/** All strings of a JSON value by address, independent of its schema. */
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

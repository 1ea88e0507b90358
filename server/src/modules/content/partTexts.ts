// Reads and edits the texts of one lesson, activity or dialog with their translations; rejects invalid results.
import { activityProblems, activitySchema } from '@lanternwise/shared/activities/registry';
import { rowOf, TRANSLATED_LANGUAGES, type TranslatedLanguage } from '@lanternwise/shared/constants/languages';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { lessonSchema, MAX_PAGE_WORDS, pageWords } from '@lanternwise/shared/content/lesson';
import { dialogSchema } from '@lanternwise/shared/content/realm';
import { humanizePath, replaceTexts, textFields } from '@lanternwise/shared/content/textFields';
import { textHash } from '@lanternwise/shared/content/textHash';
import {
  currentTranslation,
  markupDifference,
  type RealmTranslations,
  translationAt,
  translationState,
} from '@lanternwise/shared/content/translations';
import type { ContentPart, ContentPartReply } from '@lanternwise/shared/contracts/admin-content';
import { HttpError } from '../../http/errors.ts';

/** Placeholder for the first two keys of an issue's path, which are removed from messages. */
const PATH_PREFIX = ['part', 'id'];

type Texts = Readonly<Record<string, string>>;
type TranslatedTexts = ContentPartReply['texts'][number]['translations'];

export const PART_SCHEMAS = { lessons: lessonSchema, activities: activitySchema, dialogs: dialogSchema } as const;

/** Error for an edit with an invalid result; `words` is the reason. */
export const invalidContent = (words: string) =>
  new HttpError(400, 'invalid-content', words, undefined, { reason: words });

const unknownTextError = (path: string) =>
  invalidContent(`There is no text at "${path.slice(0, 80)}" any more. Load it again.`);

/** The texts of a part with their addresses in the realm's content. */
const fieldsOf = (content: RealmContent, part: ContentPart, id: string) =>
  textFields(PART_SCHEMAS[part], content[part][id]).map((field) => ({
    ...field,
    address: `${part}/${id}/${field.address}`,
  }));

/** The texts of a part, in each language with the first current translation, else the first stale one. */
export function textsWithTranslations(
  content: RealmContent,
  part: ContentPart,
  id: string,
  layers: readonly (RealmTranslations | null)[],
) {
  const translated = (language: TranslatedLanguage, address: string, text: string) => {
    const entries = layers.flatMap((layer) => translationAt(layer?.[language] ?? {}, address) ?? []);
    const entry = entries.find((each) => currentTranslation(text, language, each) !== undefined) ?? entries[0];
    return { text: entry?.[language] ?? null, state: translationState(text, entry) };
  };
  return fieldsOf(content, part, id).map(({ path, address, text }) => {
    const translations = TRANSLATED_LANGUAGES.map(
      (language) => [language, translated(language, address, text)] as const,
    );
    return { path, text, translations: Object.fromEntries(translations) as TranslatedTexts };
  });
}

/** Returns the content with these texts replaced; throws 400 if the result is invalid. */
export function applyEdit(content: RealmContent, part: ContentPart, id: string, texts: Texts): RealmContent {
  const { part: after, unknown } = replaceTexts<unknown>(PART_SCHEMAS[part], content[part][id], texts);
  if (unknown[0] !== undefined) throw unknownTextError(unknown[0]);
  const parsed = parseEdited(content, part, id, after);
  if (part === 'activities') assertNoProblems(parsed, id);
  if (part === 'lessons') assertPageLength(content, parsed, id);
  return parsed;
}

/** Returns the translations with those of one part added, each with the hash of its English. */
export function withTranslations(
  before: RealmTranslations,
  content: RealmContent,
  part: ContentPart,
  id: string,
  edited: Readonly<Partial<Record<TranslatedLanguage, Texts>>>,
): RealmTranslations {
  const fields = new Map(fieldsOf(content, part, id).map((field) => [field.path, field]));
  const after = { ...before };
  for (const language of TRANSLATED_LANGUAGES) {
    const texts = edited[language] ?? {};
    const entries = Object.entries(texts).map(([path, words]) => {
      const field = fields.get(path);
      if (!field) throw unknownTextError(path);
      const difference = markupDifference(field.text, words);
      const where = `${humanizePath(path)} in ${rowOf(language).english}`;
      if (difference !== undefined) throw invalidContent(`${where}: ${difference}.`.slice(0, 300));
      return [field.address, { en: textHash(field.text), [language]: words }];
    });
    if (entries.length > 0) after[language] = { ...after[language], ...Object.fromEntries(entries) };
    parseEdited(content, part, id, replaceTexts<unknown>(PART_SCHEMAS[part], content[part][id], texts).part);
  }
  return after;
}

/** Validates the realm's content with the edited part. */
function parseEdited(content: RealmContent, part: ContentPart, id: string, value: unknown): RealmContent {
  const parsed = realmContentSchema.safeParse({ ...content, [part]: { ...content[part], [id]: value } });
  if (!parsed.success) throw invalidContent(issueMessage(parsed.error.issues[0]));
  return parsed.data;
}

function issueMessage(issue: { path: PropertyKey[]; message: string } | undefined): string {
  if (!issue) return 'These texts do not fit.';
  const where = humanizePath(issue.path.slice(PATH_PREFIX.length).map(String).join('.'));
  return `${where}: ${issue.message}. Please change it.`.slice(0, 300);
}

/** Throws if the edited activity contradicts itself or lost a placeholder. */
function assertNoProblems({ activities }: RealmContent, id: string): void {
  const activity = activities[id];
  const [problem] = activity ? activityProblems(activity) : [];
  if (problem)
    throw invalidContent(issueMessage({ path: [...PATH_PREFIX, ...problem.path], message: problem.message }));
}

/** Throws if a page grows beyond MAX_PAGE_WORDS. */
function assertPageLength(before: RealmContent, after: RealmContent, id: string): void {
  const [old, now] = [before.lessons[id], after.lessons[id]];
  if (!old || !now) return;
  const sizes = new Map(pageWords(old).map(({ page, words }) => [page, words]));
  const long = pageWords(now).find(({ page, words }) => words > Math.max(MAX_PAGE_WORDS, sizes.get(page) ?? 0));
  if (!long) return;
  throw invalidContent(`The page "${long.page}" would have ${long.words} words. A page has at most ${MAX_PAGE_WORDS}.`);
}

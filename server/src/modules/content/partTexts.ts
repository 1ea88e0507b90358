// The texts of one lesson, activity or conversation with their Hindi: read for the editor, changed where that makes a good lesson.
import { activityProblems, activitySchema } from '@lanternwise/shared/activities/registry';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { lessonSchema, MAX_PAGE_WORDS, pageWords } from '@lanternwise/shared/content/lesson';
import { dialogSchema } from '@lanternwise/shared/content/realm';
import { humanizePath, replaceTexts, textFields } from '@lanternwise/shared/content/textFields';
import {
  currentHindi,
  markupDifference,
  type Translations,
  textHash,
  translationAt,
  translationState,
} from '@lanternwise/shared/content/translations';
import type { ContentPart } from '@lanternwise/shared/contracts/admin-content';
import { HttpError } from '../../http/errors.ts';

/** Where a part stands in the content: the error's path begins with it. */
const PATH_PREFIX = ['part', 'id'];

type Texts = Readonly<Record<string, string>>;

export const PART_SCHEMAS = { lessons: lessonSchema, activities: activitySchema, dialogs: dialogSchema } as const;

/** These words do not make a good lesson; `words` say why. */
export const invalidContent = (words: string) =>
  new HttpError(400, 'invalid-content', words, undefined, { reason: words });

const unknownTextError = (path: string) =>
  invalidContent(`There is no text at "${path.slice(0, 80)}" any more. Load it again.`);

/** The texts of a part with the address that translations name. */
const fieldsOf = (content: RealmContent, part: ContentPart, id: string) =>
  textFields(PART_SCHEMAS[part], content[part][id]).map((field) => ({
    ...field,
    address: `${part}/${id}/${field.address}`,
  }));

/** Every text of a part with its Hindi; of several translations the first that is current counts, else the first that is there. */
export function textsWithHindi(content: RealmContent, part: ContentPart, id: string, layers: readonly Translations[]) {
  return fieldsOf(content, part, id).map(({ path, address, text }) => {
    const entries = layers.flatMap((layer) => translationAt(layer, address) ?? []);
    const entry = entries.find((each) => currentHindi(text, each) !== undefined) ?? entries[0];
    return { path, text, hindi: entry?.hi ?? null, state: translationState(text, entry) };
  });
}

/** The content with these texts in it; throws in words where that would not be a good lesson. */
export function applyEdit(content: RealmContent, part: ContentPart, id: string, texts: Texts): RealmContent {
  const { part: after, unknown } = replaceTexts<unknown>(PART_SCHEMAS[part], content[part][id], texts);
  if (unknown[0] !== undefined) throw unknownTextError(unknown[0]);
  const parsed = parseEdited(content, part, id, after);
  assertBlanksKept(after);
  if (part === 'activities') assertNoProblems(parsed, id);
  if (part === 'lessons') assertPageLength(content, parsed, id);
  return parsed;
}

/** The translations with the Hindi of one part in them, each bound to the English it was written for. */
export function withHindi(
  before: Translations,
  content: RealmContent,
  part: ContentPart,
  id: string,
  hindi: Texts,
): Translations {
  const fields = new Map(fieldsOf(content, part, id).map((field) => [field.path, field]));
  const after = { ...before };
  for (const [path, words] of Object.entries(hindi)) {
    const field = fields.get(path);
    if (!field) throw unknownTextError(path);
    const difference = markupDifference(field.text, words);
    if (difference !== undefined) throw invalidContent(`${humanizePath(path)} in Hindi: ${difference}.`.slice(0, 300));
    after[field.address] = { en: textHash(field.text), hi: words };
  }
  parseEdited(content, part, id, replaceTexts<unknown>(PART_SCHEMAS[part], content[part][id], hindi).part);
  return after;
}

/** The realm with this part in it, as the schemas want it. */
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

/** A sentence with gaps keeps each of them. */
function assertBlanksKept(part: unknown): void {
  if ((part as { kind?: string }).kind !== 'fill-blanks') return;
  const { text, blanks } = part as { text: string; blanks: { id: string }[] };
  for (const { id } of blanks) {
    if (text.split(`{${id}}`).length !== 2)
      throw invalidContent(`The text must hold {${id}} once: that is where learners choose.`);
  }
  const all = text.match(/\{[^}]*\}/g) ?? [];
  if (all.length !== blanks.length) throw invalidContent('The text has a gap in curly brackets that nothing fills.');
}

/** An edit may not make an activity contradict itself, nor take a placeholder out of a text. */
function assertNoProblems({ activities }: RealmContent, id: string): void {
  const activity = activities[id];
  const [problem] = activity ? activityProblems(activity) : [];
  if (problem)
    throw invalidContent(issueMessage({ path: [...PATH_PREFIX, ...problem.path], message: problem.message }));
}

/** No page grows beyond what a child reads at once. */
function assertPageLength(before: RealmContent, after: RealmContent, id: string): void {
  const [old, now] = [before.lessons[id], after.lessons[id]];
  if (!old || !now) return;
  const sizes = new Map(pageWords(old).map(({ page, words }) => [page, words]));
  const long = pageWords(now).find(({ page, words }) => words > Math.max(MAX_PAGE_WORDS, sizes.get(page) ?? 0));
  if (!long) return;
  throw invalidContent(`The page "${long.page}" would have ${long.words} words. A page has at most ${MAX_PAGE_WORDS}.`);
}

// What the preview shows: a realm's content with the edited texts, a learner who may see every page, and the page of one text.

import { activitySchema } from '@lanternwise/shared/activities/registry';
import { DEFAULT_LANGUAGE, type Language } from '@lanternwise/shared/constants/languages';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { type Lesson, lessonSchema } from '@lanternwise/shared/content/lesson';
import { dialogSchema } from '@lanternwise/shared/content/realm';
import { replaceTexts } from '@lanternwise/shared/content/textFields';
import type { ContentPart, ContentPartReply } from '@lanternwise/shared/contracts/admin-content';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { type Drafts, draftedTranslation, englishKey } from './textEdits.ts';

const SCHEMAS = { lessons: lessonSchema, activities: activitySchema, dialogs: dialogSchema } as const;

export interface PartId {
  part: ContentPart;
  id: string;
}

/** The texts of a part as they are in the form, by path. An empty one is left as it was: no screen shows an empty text. */
export function draftedTexts(texts: ContentPartReply['texts'], drafts: Drafts, language: Language) {
  const entries = texts.map((text) => {
    const english = drafts[englishKey(text)] ?? text.text;
    const translated = language === DEFAULT_LANGUAGE ? '' : draftedTranslation(text, language, drafts);
    return [text.path, translated || english || text.text];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The content with the texts of one part replaced. */
export function withTexts(content: RealmContent, { part, id }: PartId, texts: Readonly<Record<string, string>>) {
  const { part: edited } = replaceTexts<unknown>(SCHEMAS[part], content[part][id], texts);
  return { ...content, [part]: { ...content[part], [id]: edited } } as RealmContent;
}

/** A learner who has solved everything, so that every page of the lesson can be reached, and who left the lesson at `page`. */
export function previewState(content: RealmContent, { part, id }: PartId, page: number): RealmState {
  const steps = content.quest.tasks.flatMap((task) => task.steps);
  const solved = { attempts: 1, first: 1, best: 1, correct: true, skipped: false, ms: 0, hints: 0 };
  const activities = Object.fromEntries(Object.keys(content.activities).map((activity) => [activity, solved]));
  return {
    ...EMPTY_REALM_STATE,
    entered: true,
    done: steps.filter(({ on }) => on.kind === 'activity-answered').map((step) => step.id),
    activities: part === 'activities' ? {} : activities,
    pages: { [id]: page },
  };
}

/** Kinds that need the map or the code editor around them, so that they cannot stand in a page. */
const NOT_SHOWN: ReadonlySet<Lesson['kind']> = new Set(['python', 'tutorial']);

export const canPreview = (content: RealmContent, { part, id }: PartId): boolean => {
  if (part !== 'lessons') return content[part][id] !== undefined;
  const lesson = content.lessons[id];
  return lesson !== undefined && !NOT_SHOWN.has(lesson.kind);
};

/** The page of a lesson, or the line of a conversation, on which the text at this path stands; 0 if it is on all or on none. */
export function pageOfText(content: RealmContent, { part, id }: PartId, path: string): number {
  const [list, index] = path.split('.');
  const number = Number(index);
  if (!Number.isInteger(number)) return 0;
  if (part === 'dialogs') return list === 'lines' ? number : 0;
  const lesson = part === 'lessons' ? content.lessons[id] : undefined;
  if (lesson?.kind === 'teachings') return list === 'lines' ? Math.floor(number / lesson.linesPerPage) : 0;
  return list === 'pages' || list === 'steps' || list === 'domains' ? number : 0;
}

/** A conversation that begins with this line. */
export function fromLine(content: RealmContent, id: string, line: number): RealmContent {
  const dialog = content.dialogs[id];
  if (!dialog || line === 0) return content;
  return { ...content, dialogs: { ...content.dialogs, [id]: { ...dialog, lines: dialog.lines.slice(line) } } };
}

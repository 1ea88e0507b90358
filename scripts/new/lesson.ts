// Plans a new lesson: its pages and question, who opens it, the task it is for, and the great lantern of that task.
import { findGuide, MULTI_CHOICE } from './activity.ts';
import type { Edit } from './insert.ts';
import { checkName, ScaffoldError, title } from './names.ts';
import { mapFileOf, placeOnMap } from './placeOnMap.ts';
import type { ScaffoldPlan } from './plan.ts';
import { indexOfCharacter, openRealm, type RealmFolder, withSchema } from './realmFolder.ts';

interface LessonNames {
  lesson: string;
  /** Id of its question. */
  activity: string;
  guide: string;
}

/** The kinds that can be laid out without knowing what they are about; `asks` is whether it has a question. */
const LESSON_KINDS: Readonly<Record<string, { asks: boolean; content(names: LessonNames): object }>> = {
  pages: {
    asks: true,
    content: ({ activity }) => ({
      pages: [
        {
          id: 'first-page',
          title: 'Say what this page is about',
          sections: [{ heading: 'First idea', text: 'Explain **one idea** in two or three short sentences.' }],
        },
        {
          id: 'second-page',
          title: 'Say what this page is about',
          sections: [{ heading: 'Second idea', text: 'Give an example that a child of twelve knows from home.' }],
        },
      ],
      activities: [activity],
      finish: 'Finish',
    }),
  },
  teachings: {
    asks: false,
    content: ({ guide }) => ({
      guide,
      lines: ['Write one short sentence.', 'And another one that follows from it.', 'And what it means for us.'],
      linesPerPage: 2,
      next: 'Continue',
      finish: 'Finish',
    }),
  },
  adventure: {
    asks: true,
    content: ({ activity }) => ({ levels: [{ activity, next: 'Finish' }] }),
  },
};
const KIND_NAMES = Object.keys(LESSON_KINDS);

export function newLesson(realmName?: string, name?: string, kind = 'pages', openerName?: string): ScaffoldPlan {
  const realm = openRealm(realmName);
  const lesson = checkName(name, 'A lesson id');
  const found = Object.hasOwn(LESSON_KINDS, kind) ? LESSON_KINDS[kind] : undefined;
  if (!found)
    throw new ScaffoldError(
      `There is no kind of lesson "${kind}" to lay out: ${KIND_NAMES.join(', ')}. Others are copied from a realm that has one.`,
    );
  if (realm.quest.tasks.some(({ id }) => id === lesson))
    throw new ScaffoldError(`${realm.id} has a task "${lesson}" already; nothing was written.`);
  const opener = findOpener(realm, openerName);
  const guide = findGuide(realm, opener);
  const activity = `${lesson}-question`;
  const { edits, at } = placeOnMap(realm.id, { name: lesson, type: 'lantern' }, opener);
  const question = found.asks ? activityFile(realm, activity, guide) : {};
  return {
    files: {
      ...withSchema('lesson', `${realm.folder}/lessons/${lesson}.json`, {
        ...{ id: lesson, kind, title: title(lesson) },
        ...found.content({ lesson, activity, guide }),
      }),
      ...question,
    },
    edits: [
      openEdit(realm, opener, lesson),
      ...questEdits(realm, lesson, opener, found.asks ? activity : undefined),
      ...edits,
    ],
    scripts: [
      ['--import', 'tsx', 'scripts/content/index.ts'],
      ['--import', 'tsx', 'scripts/maps/index.ts', realm.id],
    ],
    nextSteps: `write the lesson in ${realm.folder}/lessons/${lesson}.json${found.asks ? `, its question in activities/${activity}.json` : ''} and the titles of the task in quests.json. "${opener}" opens it. The great lantern of its task stands at (${at.x}, ${at.y}) of ${mapFileOf(realm.id)}: drag the point "${lesson}" to open ground near the place where the task ends.`,
  };
}

/** The last character that opens nothing yet. */
function findOpener(realm: RealmFolder, wanted: string | undefined): string {
  const isFree = ({ opens, later = [] }: RealmFolder['characters'][number]) => !opens && later.length === 0;
  if (wanted !== undefined) {
    const named = realm.characters[indexOfCharacter(realm, wanted)];
    if (named && isFree(named)) return wanted;
    throw new ScaffoldError(`"${wanted}" opens something already: name a character who does not.`);
  }
  const opener = realm.characters.findLast(isFree);
  if (opener) return opener.id;
  throw new ScaffoldError(
    `Everybody in ${realm.id} opens something already: npm run new npc ${realm.id} <id> makes a character who does not.`,
  );
}

const activityFile = (realm: RealmFolder, activity: string, guide: string): Record<string, object> =>
  withSchema('activity', `${realm.folder}/activities/${activity}.json`, {
    ...{ id: activity, kind: 'multi-choice', guide },
    ...MULTI_CHOICE,
    title: title(activity),
  });

const openEdit = (realm: RealmFolder, opener: string, lesson: string): Edit => ({
  file: `${realm.folder}/realm.json`,
  insert: `"opens": ${JSON.stringify({ kind: 'lesson', ref: lesson })}`,
  position: { kind: 'json', path: ['characters', indexOfCharacter(realm, opener)] },
});

/** The task of the lesson; a realm's score counts its question, unless the requirements fix the points. */
function questEdits(realm: RealmFolder, lesson: string, opener: string, activity: string | undefined): Edit[] {
  const file = `${realm.folder}/quests.json`;
  const step = {
    id: `${lesson}-finished`,
    title: `Finish the lesson ${title(lesson)}`,
    on: { kind: 'lesson-finished', ref: lesson },
    target: opener,
  };
  const counted = activity === undefined ? {} : { counted: [activity] };
  const task = { id: lesson, title: title(lesson), steps: [step], ...counted };
  const graded: Edit[] =
    activity === undefined || realm.quest.points
      ? []
      : [{ file, insert: JSON.stringify(activity), position: { kind: 'json', path: ['graded'] } }];
  return [{ file, insert: JSON.stringify(task, null, 2), position: { kind: 'json', path: ['tasks'] } }, ...graded];
}

// A new activity of an existing kind: one content file. Multiple choice starts from a plain example, other kinds from the example of their folder
// or from an activity that is already there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTIVITY_KINDS } from '../../shared/src/activities/registry.ts';
import { compileContent } from '../content/compile.ts';
import { checkName, ROOT, ScaffoldError, title } from './names.ts';
import type { ScaffoldPlan } from './plan.ts';
import { openRealm, type RealmFolder, withSchema } from './realmFolder.ts';

const DEFAULT_KIND = 'multi-choice';

export function newActivity(realmName?: string, name?: string, givenKind: string = DEFAULT_KIND): ScaffoldPlan {
  const realm = openRealm(realmName);
  const activity = checkName(name, 'An activity id');
  const kind = checkName(givenKind, 'A kind of activity');
  if (!(ACTIVITY_KINDS as readonly string[]).includes(kind))
    throw new ScaffoldError(`There is no kind of activity "${kind}": ${ACTIVITY_KINDS.join(', ')}.`);
  const from = findExample(kind);
  return {
    files: withSchema('activity', `${realm.folder}/activities/${activity}.json`, {
      id: activity,
      kind,
      guide: findGuide(realm),
      ...from.content,
      title: title(activity),
    }),
    scripts: [['--import', 'tsx', 'scripts/content/index.ts']],
    nextSteps: `${from.note}Name it in quests.json or a lesson of ${realm.id}, then npm run content.`,
  };
}

/** The character with a portrait who asks the question: this one if it has one, else the realm's first. */
export function findGuide({ id, characters }: RealmFolder, wanted?: string): string {
  const withPortrait = characters.filter(({ portrait }) => portrait !== undefined);
  const guide = withPortrait.find((each) => each.id === wanted) ?? withPortrait[0];
  if (!guide) throw new ScaffoldError(`Nobody in ${id} has a portrait to ask the question with: give a character one.`);
  return guide.id;
}

interface Example {
  content: object;
  note: string;
}

function findExample(kind: string): Example {
  if (kind === DEFAULT_KIND) return { content: MULTI_CHOICE, note: '' };
  const own = join(ROOT, `shared/src/activities/${kind}/example.json`);
  if (existsSync(own)) return { content: withoutNames(JSON.parse(readFileSync(own, 'utf8'))), note: '' };
  const found = compileContent(ROOT)
    .realms.flatMap(({ realm, activities }) => Object.values(activities).map((activity) => ({ realm, activity })))
    .find(({ activity }) => activity.kind === kind);
  if (!found) throw new ScaffoldError(`No realm has an activity of the kind ${kind} to start from.`);
  const { realm, activity } = found;
  return {
    content: withoutNames(activity),
    note: `Its words are those of ${activity.id} in ${realm.id}: write your own. `,
  };
}

/** What belongs to one activity alone is left out. */
function withoutNames(activity: object): object {
  const own = ['id', 'kind', 'guide', 'title', 'illustration', 'next'];
  return Object.fromEntries(Object.entries(activity).filter(([key]) => !own.includes(key)));
}

/** A question to write over. */
export const MULTI_CHOICE = {
  prompt: 'Say what to do in one sentence.',
  hints: ['A nudge.', 'How to go about it.', 'A worked example.'],
  messages: { correct: '✅ Correct! Well done.', wrong: '❌ Try again!' },
  question: 'What is the question?',
  options: [
    { id: 'right', text: 'The right answer', why: 'Say why this is right.' },
    { id: 'near', text: 'Nearly right', why: 'Say what is missing here.' },
    { id: 'far', text: 'Quite wrong', why: 'Say what was mixed up.' },
  ],
  correct: 'right',
};

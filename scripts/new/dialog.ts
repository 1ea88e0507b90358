// Plans a new dialog: one line that a character of the realm says, beside what it says already.
import type { Edit } from './insert.ts';
import { checkName, ScaffoldError } from './names.ts';
import type { ScaffoldPlan } from './plan.ts';
import { indexOfCharacter, openRealm, type RealmFolder, withSchema } from './realmFolder.ts';

export function newDialog(realmName?: string, name?: string, speakerName?: string): ScaffoldPlan {
  const realm = openRealm(realmName);
  const dialog = checkName(name, 'A dialog id');
  const speaker = speakerName ?? realm.characters[0]?.id;
  if (speaker === undefined)
    throw new ScaffoldError(`Nobody is in ${realm.id} to say it: npm run new npc ${realm.id} <id> makes somebody.`);
  return {
    files: dialogFile(realm, dialog, speaker, 'Write here what they say, in one or two short sentences.'),
    edits: [greetingEdit(realm, speaker, dialog)],
    scripts: [['--import', 'tsx', 'scripts/content/index.ts']],
    nextSteps: `write the lines in ${realm.folder}/dialogs/${dialog}.json ("expression" is happy, talk, sad or think; "speaker" may also be "player"). "${speaker}" says it in turn with other greetings. Where it belongs to a step instead, take it out of realm.json and name it in quests.json: a step "on" { "kind": "dialog-finished", "ref": "${dialog}" }.`,
  };
}

export const dialogFile = (realm: RealmFolder, dialog: string, speaker: string, text: string): Record<string, object> =>
  withSchema('dialog', `${realm.folder}/dialogs/${dialog}.json`, {
    id: dialog,
    lines: [{ speaker, expression: 'happy', text }],
  });

/** The character's first greeting, or another one that takes turns with it. */
function greetingEdit(realm: RealmFolder, speaker: string, dialog: string): Edit {
  const at = indexOfCharacter(realm, speaker);
  const { greets, alsoGreets } = realm.characters[at] ?? {};
  const file = `${realm.folder}/realm.json`;
  const id = JSON.stringify(dialog);
  if (greets === undefined)
    return { file, insert: `"greets": ${id}`, position: { kind: 'json', path: ['characters', at] } };
  if (alsoGreets === undefined)
    return { file, insert: `"alsoGreets": [${id}]`, position: { kind: 'json', path: ['characters', at] } };
  return { file, insert: id, position: { kind: 'json', path: ['characters', at, 'alsoGreets'] } };
}

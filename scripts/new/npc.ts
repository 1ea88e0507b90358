// Plans a new character: who it is, the one line it says, and its place on the map.
import { dialogFile } from './dialog.ts';
import { checkName, ScaffoldError, title } from './names.ts';
import { freeSprite, mapFileOf, placeOnMap } from './placeOnMap.ts';
import type { ScaffoldPlan } from './plan.ts';
import { openRealm } from './realmFolder.ts';

export function newNpc(realmName?: string, name?: string): ScaffoldPlan {
  const realm = openRealm(realmName);
  const npc = checkName(name, 'A character id');
  if (realm.characters.some(({ id }) => id === npc))
    throw new ScaffoldError(`${realm.id} has a character "${npc}" already; nothing was written.`);
  const sprite = freeSprite(realm.id);
  const neighbour = realm.characters.at(-1)?.id;
  const { edits, at } = placeOnMap(
    realm.id,
    { name: npc, type: 'npc', properties: { sprite, static: true } },
    neighbour,
  );
  const greeting = `${npc}-hello`;
  const character = {
    ...{ id: npc, name: title(npc), about: 'Say in one line who this is.', portrait: sprite, greets: greeting },
  };
  return {
    files: dialogFile(realm, greeting, npc, 'Hello! Write here what I say.'),
    edits: [
      {
        file: `${realm.folder}/realm.json`,
        insert: JSON.stringify(character, null, 2),
        position: { kind: 'json', path: ['characters'] },
      },
      ...edits,
    ],
    scripts: [
      ['--import', 'tsx', 'scripts/content/index.ts'],
      ['--import', 'tsx', 'scripts/maps/index.ts', realm.id],
    ],
    nextSteps: `write who they are (name, about) in ${realm.folder}/realm.json and what they say in dialogs/${greeting}.json. They stand at (${at.x}, ${at.y}) of ${mapFileOf(realm.id)}: drag the point "${npc}" where they belong, and choose another "sprite" in its properties (with a "portrait" of the same name in realm.json) if you like. npm run new lesson ${realm.id} <id> gives them a lesson to open.`,
  };
}

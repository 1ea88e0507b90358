// The content of a realm that scaffolds add to, and the files that they write into it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JsonSyntaxError, parseJson } from '../content/jsonSource.ts';
import { type ContentFile, schemaNameIn } from '../content/schemas/schemaNames.ts';
import { checkName, ROOT, ScaffoldError } from './names.ts';

/** What scaffolds look at of a character. */
interface Character {
  id: string;
  portrait?: string;
  greets?: string;
  alsoGreets?: string[];
  opens?: object;
  later?: object[];
}

interface Quest {
  tasks: { id: string; steps: { id: string }[] }[];
  points?: object[];
}

export interface RealmFolder {
  id: string;
  /** Path from the project's root. */
  folder: string;
  characters: readonly Character[];
  quest: Quest;
}

function readContent(file: string): unknown {
  if (!existsSync(join(ROOT, file))) throw new ScaffoldError(`There is no ${file}.`);
  try {
    return parseJson(readFileSync(join(ROOT, file), 'utf8')).value;
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw new ScaffoldError(`Mend ${file} first, line ${error.line}: ${error.message}`);
  }
}

/** The realm of this name, as far as its files can be read; `npm run content` checks the rest. */
export function openRealm(name: string | undefined): RealmFolder {
  const id = checkName(name, 'A realm id');
  const folder = `shared/content/realms/${id}`;
  if (!existsSync(join(ROOT, folder, 'realm.json')))
    throw new ScaffoldError(`There is no realm "${id}" in shared/content/realms. npm run new realm ${id} makes it.`);
  const { characters = [] } = readContent(`${folder}/realm.json`) as { characters?: Character[] };
  const quest = readContent(`${folder}/quests.json`) as Quest;
  return { id, folder, characters, quest };
}

/** Where a character stands in the list; a name that nobody has is refused. */
export function indexOfCharacter({ id, characters }: RealmFolder, name: string): number {
  const at = characters.findIndex((each) => each.id === name);
  if (at >= 0) return at;
  const known = characters.map((each) => each.id).join(', ');
  throw new ScaffoldError(`There is no character "${name}" in ${id}: ${known}.`);
}

/** A content file that tells editors which fields it may have. */
export const withSchema = (file: ContentFile, path: string, content: object): Record<string, object> => ({
  [path]: { $schema: schemaNameIn(path, file), ...content },
});

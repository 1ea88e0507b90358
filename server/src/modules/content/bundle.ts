// Loads and validates the content files that `npm run content` wrote.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { type Translations, translationsSchema } from '@lanternwise/shared/content/translations';

/** Missing or invalid content; the message is for the operator of the server. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

export interface BundledRealm {
  realm: string;
  /** JSON text of a RealmContent. */
  body: string;
}

function readJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ContentError(`${where} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export function parseContent(body: string, where: string): RealmContent {
  const parsed = realmContentSchema.safeParse(readJson(body, where));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ContentError(
    `${where}: at ${issue?.path.join('.') || 'the top'}: ${issue?.message}. Run \`npm run content\`.`,
  );
}

export function readBundle(contentDir: string): BundledRealm[] {
  const folder = join(contentDir, 'content');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^[^.]+\.json$/.test(name)) : [];
  if (files.length === 0)
    throw new ContentError(`There is no lesson content in ${folder}. Run \`npm run content\` first.`);
  return files.sort().map((name) => {
    const where = join(folder, name);
    const content = parseContent(readFileSync(where, 'utf8'), where);
    return { realm: content.realm.id, body: JSON.stringify(content) };
  });
}

const HINDI_SUFFIX = '.hi.json';

/** Hindi translations of each realm, by text address. */
export function readTranslations(contentDir: string): Map<string, Translations> {
  const folder = join(contentDir, 'translations');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(HINDI_SUFFIX)) : [];
  return new Map(
    files.map((name) => {
      const where = join(folder, name);
      const parsed = translationsSchema.safeParse(readJson(readFileSync(where, 'utf8'), where));
      if (!parsed.success) throw new ContentError(`${where} has a wrong shape. Run \`npm run content\`.`);
      return [name.slice(0, -HINDI_SUFFIX.length), parsed.data];
    }),
  );
}

// Loads and validates the content files that `npm run content` wrote.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRANSLATED_LANGUAGES } from '@lanternwise/shared/constants/languages';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { type RealmTranslations, translationsSchema } from '@lanternwise/shared/content/translations';
import { StartError } from '../../db/StartError.ts';

/** Missing or invalid content; the message is for the operator of the server. */
export class ContentError extends StartError {
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

/** The bundled translations of each realm. */
export function readTranslations(contentDir: string): Map<string, RealmTranslations> {
  const folder = join(contentDir, 'translations');
  const realms = new Map<string, RealmTranslations>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const [realm = '', code] = name.split('.');
    const language = TRANSLATED_LANGUAGES.find((each) => each === code);
    if (!language) continue;
    const where = join(folder, name);
    const parsed = translationsSchema(language).safeParse(readJson(readFileSync(where, 'utf8'), where));
    if (!parsed.success) throw new ContentError(`${where} has a wrong shape. Run \`npm run content\`.`);
    realms.set(realm, { ...realms.get(realm), [language]: parsed.data });
  }
  return realms;
}

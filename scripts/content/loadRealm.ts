// Reads a realm's content folder: JSON with its prose, validated against the schemas.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { z } from 'zod';
import { activitySchema } from '../../shared/src/activities/registry.ts';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../../shared/src/constants/languages.ts';
import type { RealmContent } from '../../shared/src/content/bundle.ts';
import { type Lesson, lessonSchema } from '../../shared/src/content/lesson.ts';
import { questSchema } from '../../shared/src/content/quest.ts';
import { dialogSchema, realmSchema } from '../../shared/src/content/realm.ts';
import { METADATA_FIELDS } from '../../shared/src/content/realmMetadata.ts';
import { type Translations, translationsSchema } from '../../shared/src/content/translations.ts';
import { explainFault, missingField } from './explainFault.ts';
import { type Issue, issueAt, type Source } from './issue.ts';
import { JsonSyntaxError, parseJson } from './jsonSource.ts';
import { parseCells, parseSections, resolveProse } from './prose.ts';

/** A realm's content together with where each part of it was read from. */
export interface LoadedRealm {
  content: RealmContent;
  sources: {
    realm: Source;
    quest: Source;
    dialogs: Record<string, Source>;
    lessons: Record<string, Source>;
    activities: Record<string, Source>;
  };
  /** By language, where its file is there. */
  translations: Partial<Record<TranslatedLanguage, { value: Translations; source: Source }>>;
}

/** `$schema` tells editors which fields there are; it is no content. */
function withoutSchemaName(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { $schema, ...content } = value as Record<string, unknown>;
  return content;
}

/** The translation of a realm, in its content folder. */
export const translationFile = (language: TranslatedLanguage): string => `texts.${language}.json`;

export class ContentReader {
  readonly issues: Issue[] = [];
  constructor(private readonly root: string) {}

  private relativePath(readFile: string): string {
    return relative(this.root, readFile).replaceAll('\\', '/');
  }

  /** One JSON file as its schema wants it, or undefined with the issues noted. */
  file<T>(file: string, schema: z.ZodType<T>): { value: T; source: Source } | undefined {
    const shown = this.relativePath(file);
    if (!existsSync(file)) {
      this.issues.push({ file: shown, line: 1, path: '$', message: 'expected this file to exist' });
      return undefined;
    }
    try {
      const source: Source = { file: shown, json: parseJson(readFileSync(file, 'utf8')) };
      const before = this.issues.length;
      const value = resolveProse(withoutSchemaName(source.json.value), this.proseReader(file), (path, message) => {
        this.issues.push(issueAt(source, path, message));
      });
      const parsed = schema.safeParse(value);
      for (const issue of parsed.error?.issues ?? [])
        for (const { path, message } of explainFault({ schema, value }, issue))
          this.issues.push(issueAt(source, path, message));
      return parsed.success && this.issues.length === before ? { value: parsed.data, source } : undefined;
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error;
      this.issues.push({ file: shown, line: error.line, path: '$', message: error.message });
      return undefined;
    }
  }

  private proseReader(jsonFile: string) {
    return {
      read: (name: string, section: string) => {
        const isProgram = name.endsWith('.py');
        const file = join(dirname(jsonFile), isProgram ? 'programs' : '', name);
        if (!existsSync(file)) return { missing: `expected the file ${this.relativePath(file)} to exist` };
        const text = (isProgram ? parseCells : parseSections)(readFileSync(file, 'utf8')).get(section);
        // A program may be empty, as a learner's may; prose may not.
        if (text || (isProgram && text !== undefined)) return { text };
        const what = isProgram ? `a cell "# %% ${section}"` : `a section "## ${section}" with text`;
        return { missing: `expected ${what} in ${this.relativePath(file)}` };
      },
    };
  }

  /** The lessons: a JSON file each, or a folder with `lesson.json` where programs lie beside it. */
  readLessons(readFolder: string): { values: Record<string, Lesson>; sources: Record<string, Source> } {
    const { values, sources } = this.folder(readFolder, lessonSchema);
    const entries = existsSync(readFolder) ? readdirSync(readFolder, { withFileTypes: true }) : [];
    for (const { name } of entries.filter((entry) => entry.isDirectory()).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const read = this.file(join(readFolder, name, 'lesson.json'), lessonSchema);
      if (!read) continue;
      const { id } = read.value;
      if (id !== `python-${name}`) {
        this.issues.push(issueAt(read.source, ['id'], `expected "python-${name}" after its folder, found "${id}"`));
      }
      values[id] = read.value;
      sources[id] = read.source;
    }
    return { values, sources };
  }

  /** Every JSON file of a folder, by id; the id must be the file's name. */
  folder<T extends { id: string }>(
    folder: string,
    schema: z.ZodType<T>,
  ): { values: Record<string, T>; sources: Record<string, Source> } {
    const values: Record<string, T> = {};
    const sources: Record<string, Source> = {};
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
    for (const name of files.sort()) {
      const read = this.file(join(folder, name), schema);
      if (!read) continue;
      const { id } = read.value;
      if (id !== basename(name, '.json')) {
        this.issues.push(
          issueAt(read.source, ['id'], `expected the file's own name "${basename(name, '.json')}", found "${id}"`),
        );
      }
      values[id] = read.value;
      sources[id] = read.source;
    }
    return { values, sources };
  }

  /** Fields that only revisions of older releases may lack. */
  private checkMetadata(source: Source): void {
    const value = source.json.value;
    const written = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    for (const field of METADATA_FIELDS.filter((each) => !written.includes(each))) {
      const { path, message } = missingField({ schema: realmSchema, value }, [field]);
      this.issues.push(issueAt(source, path, message));
    }
  }

  readRealm(folder: string): LoadedRealm | undefined {
    const realm = this.file(join(folder, 'realm.json'), realmSchema);
    const quest = this.file(join(folder, 'quests.json'), questSchema);
    const dialogs = this.folder(join(folder, 'dialogs'), dialogSchema);
    const lessons = this.readLessons(join(folder, 'lessons'));
    const activities = this.folder(join(folder, 'activities'), activitySchema);
    const translations: LoadedRealm['translations'] = {};
    for (const language of TRANSLATED_LANGUAGES) {
      const file = join(folder, translationFile(language));
      const read = existsSync(file) ? this.file(file, translationsSchema(language)) : undefined;
      if (read) translations[language] = read;
    }
    if (!realm || !quest) return undefined;
    this.checkMetadata(realm.source);
    return {
      content: {
        realm: realm.value,
        quest: quest.value,
        dialogs: dialogs.values,
        lessons: lessons.values,
        activities: activities.values,
      },
      sources: {
        realm: realm.source,
        quest: quest.source,
        dialogs: dialogs.sources,
        lessons: lessons.sources,
        activities: activities.sources,
      },
      translations,
    };
  }
}

// Where the schemas for editors are, and how a content file names its own.
import { dirname, join, relative } from 'node:path';

/** Generated and not committed: they follow from the sources, and the first command in a fresh clone writes them. */
export const SCHEMAS_FOLDER = 'shared/generated/schemas';

export const CONTENT_FILES = ['realm', 'quests', 'dialog', 'lesson', 'activity'] as const;
export type ContentFile = (typeof CONTENT_FILES)[number];

/** What a content file names as its `$schema`; `path` is that of the file, from the project's root. */
export const schemaNameIn = (path: string, file: ContentFile): string =>
  relative(dirname(path), join(SCHEMAS_FOLDER, `${file}.json`)).replaceAll('\\', '/');

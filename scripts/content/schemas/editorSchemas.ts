// Makes JSON schemas of the content files, by which any editor completes fields, shows what they mean and marks faults.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { activitySchema } from '../../../shared/src/activities/registry.ts';
import { lessonSchema } from '../../../shared/src/content/lesson.ts';
import { questSchema } from '../../../shared/src/content/quest.ts';
import { dialogSchema, realmSchema } from '../../../shared/src/content/realm.ts';
import { METADATA_FIELDS } from '../../../shared/src/content/realmMetadata.ts';
import { writeFolder } from '../writeFolder.ts';
import { docOfField, type FieldDocs, readFieldDocs } from './fieldDocs.ts';
import { CONTENT_FILES, type ContentFile, SCHEMAS_FOLDER } from './schemaNames.ts';

const SOURCES = ['shared/src/content', 'shared/src/activities'];
const STAMP = 'sources.txt';

const CONTENT_SCHEMAS: Readonly<Record<ContentFile, z.ZodType>> = {
  realm: realmSchema,
  quests: questSchema,
  dialog: dialogSchema,
  lesson: lessonSchema,
  activity: activitySchema,
};

/** The parts of a JSON schema that are looked at here. */
interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  description?: string;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  [other: string]: unknown;
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Puts the comments of the sources to the fields, wherever in the schema they are. */
function describeFields(schema: JsonSchema, docs: FieldDocs): void {
  const { properties = {} } = schema;
  const names = new Set(Object.keys(properties));
  for (const [name, property] of Object.entries(properties)) {
    const doc = docOfField(docs, names, name);
    if (doc !== undefined) property.description ??= doc;
  }
  for (const part of Object.values(schema)) if (isSchema(part)) describeFields(part, docs);
}

/** A file may say which schema it has. */
function allowSchemaName(schema: JsonSchema): void {
  for (const form of schema.oneOf ?? schema.anyOf ?? []) allowSchemaName(form);
  if (schema.properties) schema.properties = { $schema: { type: 'string' }, ...schema.properties };
}

function editorSchema(file: ContentFile, docs: FieldDocs): JsonSchema {
  const schema = z.toJSONSchema(CONTENT_SCHEMAS[file], {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
  describeFields(schema, docs);
  // Only revisions of older releases may lack them.
  if (file === 'realm') schema.required = [...new Set([...(schema.required ?? []), ...METADATA_FIELDS])];
  allowSchemaName(schema);
  return schema;
}

/** The sources in which the schemas stand. */
const schemaSources = (root: string) =>
  SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') })),
  );

/** The schema of each kind of file. */
export function editorSchemas(root: string): Record<ContentFile, JsonSchema> {
  const docs = readFieldDocs(schemaSources(root));
  const entries = CONTENT_FILES.map((file) => [file, editorSchema(file, docs)] as const);
  return Object.fromEntries(entries) as Record<ContentFile, JsonSchema>;
}

/** Brings the schemas up to date; reading their sources takes a second, and is left out while nothing in them changes. */
export function writeEditorSchemas(root: string): void {
  const folder = join(root, SCHEMAS_FOLDER);
  const hash = createHash('sha256');
  for (const { name, text } of schemaSources(root)) hash.update(`${name}\n${text}\n`);
  // The ids of realms come from their folders.
  hash.update(readFileSync(join(root, 'shared/generated/realms.ts')));
  const stamp = hash.digest('hex');
  if (existsSync(join(folder, STAMP)) && readFileSync(join(folder, STAMP), 'utf8') === stamp) return;
  const files = Object.entries(editorSchemas(root)).map(([name, schema]) => ({
    name: `${name}.json`,
    text: JSON.stringify(schema),
  }));
  writeFolder(folder, [...files, { name: STAMP, text: stamp }]);
}

// Templates of the files of a new server module and of its contract.
import type { ModuleName } from './module.ts';

export const contractFiles = ({ name, type }: ModuleName): Record<string, string> => ({
  [`shared/src/contracts/${name}.ts`]: `// The calls of ${name}: what the signed-in user stores there.
import { z } from 'zod';
import { defineContract, okReply, plainText } from './contract.ts';

const TEXT_MAX = 200;
const TEXT_MESSAGE = \`A text has 1 to \${TEXT_MAX} characters.\`;

const entrySchema = z.object({
  id: z.string(),
  text: z.string(),
  /** ISO time. */
  at: z.string(),
});
export type ${type}Entry = z.infer<typeof entrySchema>;

/** Latest first. */
export const list${type} = defineContract('${name}.list${type}', 'GET /${name}', {
  access: 'signed-in',
  reply: okReply({ entries: z.array(entrySchema) }),
});

export const add${type} = defineContract('${name}.add${type}', 'POST /${name}', {
  access: 'signed-in',
  body: z.strictObject({ text: plainText(TEXT_MAX, TEXT_MESSAGE).refine((text) => text.trim() !== '', TEXT_MESSAGE) }),
  reply: okReply({ entry: entrySchema }),
});
`,
});

export function serverFiles(names: ModuleName): Record<string, string> {
  const folder = `server/src/modules/${names.name}`;
  return {
    [`${folder}/plugin.ts`]: pluginSource(names),
    [`${folder}/routes.ts`]: routesSource(names),
    [`${folder}/service.ts`]: serviceSource(names),
    [`${folder}/repository.ts`]: repositorySource(names),
    [`${folder}/table.ts`]: tableSource(names),
    [`${folder}/${names.name}.test.ts`]: testsSource(names),
  };
}

const pluginSource = ({ name, type, camel }: ModuleName) => `// The ${name} module.
import type { ModulePlugin } from '../../appContext.ts';
import { ${camel}Routes } from './routes.ts';
import { ${type}Service } from './service.ts';

export const plugin: ModulePlugin = async (app, { store }) => {
  ${camel}Routes(app, new ${type}Service(store));
};
`;

const routesSource = ({ name, type, camel }: ModuleName) => `// The calls of ${name}.
import { add${type}, list${type} } from '@lanternwise/shared/contracts/${name}';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../http/route.ts';
import type { ${type}Service } from './service.ts';

export function ${camel}Routes(app: FastifyInstance, service: ${type}Service): void {
  addRoute(app, list${type}, async ({ session }) => ({ entries: await service.list(session.user.id) }));
  addRoute(app, add${type}, async ({ session, body }) => ({ entry: await service.add(session.user.id, body.text) }));
}
`;

const serviceSource = ({ name, type }: ModuleName) => `// Rules of ${name}: users store entries and see only their own.
import { randomUUID } from 'node:crypto';
import type { ${type}Entry } from '@lanternwise/shared/contracts/${name}';
import type { Store } from '../../db/openStore.ts';
import { entriesOf, insertEntry } from './repository.ts';

export class ${type}Service {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Latest first. */
  async list(userId: string): Promise<${type}Entry[]> {
    const rows = await entriesOf(this.#store.db, userId);
    return rows.map(({ id, text, at }) => ({ id, text, at: new Date(at).toISOString() }));
  }

  async add(userId: string, text: string): Promise<${type}Entry> {
    const row = { id: randomUUID(), userId, text: text.trim(), at: Date.now() };
    await this.#store.write((tx) => insertEntry(tx, row));
    return { id: row.id, text: row.text, at: new Date(row.at).toISOString() };
  }
}
`;

const repositorySource = ({ name, camel }: ModuleName) => `// SQL of ${name}.
import { desc, eq } from 'drizzle-orm';
import type { Db, NewRow } from '../../db/db.ts';

/** Latest first. */
export function entriesOf(db: Db, userId: string) {
  const { ${camel} } = db.tables;
  return db.select().from(${camel}).where(eq(${camel}.userId, userId)).orderBy(desc(${camel}.at), ${camel}.id);
}

export async function insertEntry(tx: Db, row: NewRow<'${camel}'>): Promise<void> {
  await tx.insert(tx.tables.${camel}).values(row);
}
`;

const tableSource = ({
  name,
  camel,
  table,
}: ModuleName) => `// The table of ${name}; its rows are deleted with the account.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function ${camel}Table(k: ColumnBuilders, users: ReferencedTable) {
  return k.table(
    '${table}',
    {
      id: k.text('id').primaryKey(),
      userId: k
        .text('user_id')
        .notNull()
        .references(() => users.id, { onDelete: 'cascade' }),
      text: k.text('text').notNull(),
      at: k.timestamp('at').notNull(),
    },
    (t) => [k.index('${table}_user').on(t.userId, t.at)],
  );
}
`;

const testsSource = ({ name }: ModuleName) => `// Tests of ${name}: users see their own entries and no others.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const url = '/api/v1/${name}';
const texts = (reply: { json(): { entries: { text: string }[] } }) => reply.json().entries.map(({ text }) => text);

describe('${name}', () => {
  it('stores an entry for its author alone', async () => {
    const asha = await server.register('Asha', { ageBand: '18+' });
    const ravi = await server.register('Ravi', { ageBand: '18+' });
    expect((await asha.call('POST', url, { text: ' First light ' })).json().entry.text).toBe('First light');
    expect(texts(await asha.call('GET', url))).toEqual(['First light']);
    expect(texts(await ravi.call('GET', url))).toEqual([]);
  });

  it("is part of 'Download my data'", async () => {
    const asha = await server.register('Asha', { ageBand: '18+' });
    await asha.call('POST', url, { text: 'First light' });
    expect((await asha.call('GET', '/api/v1/user/export')).body).toContain('First light');
  });

  it.each([
    ['a blank text', { text: ' ' }, 400],
    ['a text that is too long', { text: 'x'.repeat(201) }, 400],
    ['an unknown key', { text: 'x', userId: 'y' }, 400],
  ])('refuses %s', async (_what, body, status) => {
    const asha = await server.register('Asha', { ageBand: '18+' });
    expect((await asha.call('POST', url, body)).statusCode).toBe(status);
    expect(texts(await asha.call('GET', url))).toEqual([]);
  });

  it('is closed to guests', async () => {
    expect((await server.call('GET', url)).statusCode).toBe(401);
  });
});
`;

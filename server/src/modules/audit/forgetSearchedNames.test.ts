// Tests that names which older versions kept with searches leave the audit log, and nothing else does.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../../db/openStore.ts';
import { IN_MEMORY, openTestStore, testTables } from '../../testing/testStore.ts';
import { forgetSearchedNames } from './forgetSearchedNames.ts';
import { recordAudit } from './recordAudit.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore(IN_MEMORY);
});
afterEach(() => store.close());

it('a searched name is forgotten, who searched when is kept', async () => {
  const entries = [
    { action: 'names-searched', detail: { text: 'Asha Kumar' } },
    { action: 'names-searched', detail: { searchedFor: 'name', childrenFound: 1 } },
    { action: 'blog-edited', detail: { text: 'kept' } },
  ] as const;
  await store.write(async (tx) => {
    for (const { action, detail } of entries) await recordAudit(tx, null, action, ['search', 'class-lists'], detail);
  });
  for (const _start of [1, 2]) await forgetSearchedNames(store);
  const rows = await store.db.select().from(testTables.auditLog);
  const kept = [{}, { searchedFor: 'name', childrenFound: 1 }, { text: 'kept' }];
  expect(rows.map(({ detail }) => detail)).toEqual(expect.arrayContaining(kept));
  expect(rows).toHaveLength(kept.length);
});

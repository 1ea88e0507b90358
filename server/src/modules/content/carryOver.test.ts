// Tests of carrying an Admin's edits over to the content of a new release.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { textHash } from '@lanternwise/shared/content/textHash';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { tinyRealm } from '../../testing/tinyContent.ts';
import { hashOf } from './hash.ts';
import { ContentService } from './service.ts';

const { auditLog, contentRevisions } = testTables;

const REALM = 'ai-adventure-park';
const park = realmContentSchema.parse(
  JSON.parse(
    readFileSync(new URL('../../../../shared/generated/content/ai-adventure-park.json', import.meta.url), 'utf8'),
  ),
);
const sort = park.activities['acquisition-sort'] as ActivityOf<'placing'>;
const lab = park.activities['canteen-data'] as ActivityOf<'model-lab'>;
const tiny = tinyRealm(REALM);
/** This release's content. */
const present: RealmContent = { ...tiny, activities: { ...tiny.activities, [sort.id]: sort, [lab.id]: lab } };

/** The content with the sorting activity and the lab in the shape of the previous release. */
function oldShape({ activities, ...content }: RealmContent) {
  const { zones, pieces, tray: _tray, wait: _wait, tryAgain: _again, ...sorting } = sort;
  const { yesShort: _yes, noShort: _no, ...target } = lab.target;
  const { words: _words, repairs: _repairs, ...canteen } = lab;
  return {
    ...content,
    activities: {
      ...activities,
      [sort.id]: {
        ...sorting,
        kind: 'sorting',
        bins: zones,
        items: pieces.map(({ zone, ...piece }) => ({ ...piece, bin: zone })),
      },
      [lab.id]: {
        ...canteen,
        kind: 'canteen-data',
        target,
        columns: lab.columns.map(({ names: _names, ...column }) => column),
        bad: lab.bad.map(({ row, ...bad }) => ({ day: row, ...bad })),
        stages: Object.entries(lab.stages).map(([id, stage]) => ({ id, ...stage })),
      },
    },
  };
}
const old = JSON.stringify(oldShape(present));
const menu = 'The main dish';
const without = sort.pieces.filter(({ text }) => text !== menu);

let server: TestServer;
let meera: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  await server.register('Meera', { ageBand: '18+' });
  await server.grant('Meera', 'Admin');
  meera = await server.signIn('Meera');
});
afterEach(() => server.close());

/** Stores revisions as the previous release did: its bundle as 1, the Admin's edit as 2. */
async function storeBefore(body: string, translations: RealmTranslations = null, base = old): Promise<void> {
  const row = (number: number, source: 'bundle' | 'admin', text: string) => ({
    ...{ realm: REALM, number, hash: hashOf(text), body: text, source, publishedAt: number, note: null },
    translations: source === 'admin' ? translations : null,
  });
  await server.store.write(async (tx) => {
    await tx.delete(contentRevisions);
    await tx.insert(contentRevisions).values([row(1, 'bundle', base), row(2, 'admin', body)]);
  });
}
type RealmTranslations = (typeof contentRevisions.$inferSelect)['translations'];

const start = (content: RealmContent = present) => {
  writeFileSync(join(server.folder, 'content', `${REALM}.json`), JSON.stringify(content));
  return ContentService.load(server.store, server.folder);
};
const served = async (content: ContentService | Promise<ContentService>) => (await content).realm(REALM)?.content;
const inHindi = async (content: ContentService) =>
  JSON.parse(String(content.realm(REALM)?.replies.hi.body.identity)).content as RealmContent;
const numbers = async () =>
  (await server.store.db.select().from(contentRevisions))
    .filter(({ realm }) => realm === REALM)
    .map(({ number, source }) => `${number} ${source}`);

describe('an edit of activities in an older shape', () => {
  beforeEach(() =>
    storeBefore(
      old
        .replace(sort.prompt, 'Which finds help you?')
        .replace(menu, 'What was on the menu')
        .replace(lab.title, 'Our Canteen Lab')
        .replace(lab.stages.clean.title, 'Tidy up')
        .replace('Which one?', 'Which colour?'),
    ),
  );

  it('is served in the new shape, at the same or the new address', async () => {
    const content = await served(start());
    const expected = JSON.stringify(present)
      .replace(sort.prompt, 'Which finds help you?')
      .replace(menu, 'What was on the menu')
      .replace(lab.title, 'Our Canteen Lab')
      .replace(lab.stages.clean.title, 'Tidy up')
      .replace('Which one?', 'Which colour?');
    expect(content).toEqual(JSON.parse(expected));
  });

  it('becomes a new revision, once', async () => {
    const content = await start();
    expect(content.carriedOver).toEqual([{ realm: REALM, from: 2, number: 4, carried: 5, lost: 0, addresses: [] }]);
    expect(await numbers()).toEqual(['1 bundle', '2 admin', '3 bundle', '4 admin']);
    const again = await start();
    expect(again.carriedOver).toEqual([]);
    expect(await numbers()).toHaveLength(4);
    expect(await server.store.db.select().from(auditLog)).toMatchObject([
      {
        action: 'content-carried-over',
        actorId: null,
        subjectId: `${REALM}#4`,
        detail: { from: 2, carried: 5, lost: 0, addresses: [] },
      },
    ]);
  });

  it('is carried over by every release', async () => {
    await start();
    const next = await start({ ...present, realm: { ...present.realm, title: 'New' } });
    expect(next.realm(REALM)?.content.realm.title).toBe('New');
    expect(next.realm(REALM)?.content.activities['acquisition-sort']?.prompt).toBe('Which finds help you?');
    expect(await numbers()).toEqual(['1 bundle', '2 admin', '3 bundle', '4 admin', '5 bundle', '6 admin']);
  });

  it('is carried over if it is newer than the current bundle', async () => {
    await storeBefore(old.replace(sort.prompt, 'Which finds help you?'), null, JSON.stringify(present));
    const content = await start();
    expect((await served(content))?.activities['acquisition-sort']?.prompt).toBe('Which finds help you?');
    expect(content.carriedOver).toMatchObject([{ from: 2, number: 3, carried: 1, lost: 0 }]);
    expect((await start()).carriedOver).toEqual([]);
  });

  it('stays in the list of revisions, but rolling back to it is rejected', async () => {
    const content = await start();
    await content.refresh();
    const { items } = (await meera.call('GET', `/api/v1/admin/content/${REALM}/revisions`)).json();
    expect(items.map(({ number }: { number: number }) => number)).toEqual([4, 3, 2, 1]);
    expect(items[0]).toMatchObject({ source: 'admin', by: null, note: 'Carried over from revision 2. Texts: 5.' });
    const back = { number: 2, note: 'it was better before' };
    const reply = await meera.call('POST', `/api/v1/admin/content/${REALM}/roll-back`, back);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe('That revision is of an older release and does not fit any more.');
  });
});

describe('texts without a place in the new content', () => {
  it.each([
    ['whose English changed meanwhile', sort.prompt, { ...sort, prompt: 'New words.' }, 'prompt'],
    [
      'that occur twice in the new lesson',
      menu,
      { ...sort, tray: menu, wait: menu, pieces: without },
      'items/menu/text',
    ],
    ['that were removed', menu, { ...sort, pieces: without }, 'items/menu/text'],
  ])('%s are reported by address only, and the rest is carried over', async (_what, english, now, address) => {
    await storeBefore(old.replace(english, 'Written with care').replace(lab.title, 'Our Canteen Lab'));
    const content = await start({ ...present, activities: { ...present.activities, [sort.id]: now as typeof sort } });
    expect((await served(content))?.activities['canteen-data']?.title).toBe('Our Canteen Lab');
    const addresses = [`activities/acquisition-sort/${address}`];
    expect(content.carriedOver).toEqual([{ realm: REALM, from: 2, number: 4, carried: 1, lost: 1, addresses }]);
    const log = await server.store.db.select().from(auditLog);
    expect(log).toMatchObject([{ detail: { from: 2, carried: 1, lost: 1, addresses } }]);
    expect(JSON.stringify(log)).not.toContain('Written with care');
    expect((await start(await bundled())).carriedOver).toEqual([]);
  });

  const bundled = async () =>
    realmContentSchema.parse(JSON.parse(readFileSync(join(server.folder, 'content', `${REALM}.json`), 'utf8')));

  it('that would make the lesson invalid are reported', async () => {
    await storeBefore(old.replace(`"${sort.pieces[0]?.why}"`, '"short"'));
    const content = await start();
    expect(await served(content)).toEqual(present);
    expect(content.carriedOver).toMatchObject([{ carried: 0, lost: 1 }]);
    expect((await start()).carriedOver).toEqual([]);
  });

  it('are not reported if the new lesson has the same text', async () => {
    await storeBefore(old.replace('Which one?', 'Which colour?'));
    const first = { ...tiny.activities.first, question: 'Which colour?' } as ActivityOf<'multi-choice'>;
    const content = await start({ ...present, activities: { ...present.activities, first } });
    expect(content.carriedOver).toEqual([]);
    expect(await numbers()).toEqual(['1 bundle', '2 admin', '3 bundle']);
  });
});

describe('an edit in the same shape with a new bundle', () => {
  const now = JSON.stringify(present);

  it('is carried over with its Hindi', async () => {
    const translations = {
      hi: { 'activities/first/question': { en: textHash('Which colour?'), hi: 'कौन-सा रंग?' } },
    };
    await storeBefore(now.replace('Which one?', 'Which colour?'), translations, now);
    const second = { ...tiny.activities.second, title: 'Second' } as ActivityOf<'multi-choice'>;
    const content = await start({ ...present, activities: { ...present.activities, second } });
    expect((await served(content))?.activities.second?.title).toBe('Second');
    expect((await served(content))?.activities.first).toMatchObject({ question: 'Which colour?' });
    expect((await inHindi(content)).activities.first).toMatchObject({ question: 'कौन-सा रंग?' });
  });

  it('that was rolled back is not carried over', async () => {
    await storeBefore(now.replace('Which one?', 'Which colour?'), null, now);
    await server.store.write(async (tx) => {
      const row = { realm: REALM, number: 3, hash: 'back', body: now, source: 'admin' as const, publishedAt: 3 };
      await tx.insert(contentRevisions).values(row);
    });
    const content = await start({ ...present, realm: { ...present.realm, title: 'New' } });
    expect((await served(content))?.activities.first).toMatchObject({ question: 'Which one?' });
    expect(content.carriedOver).toEqual([]);
  });
});

it('moves a translation to the new address of its text, also one that an earlier release stored without its language', async () => {
  const before = `activities/acquisition-sort/items/menu/text`;
  const stored = { [before]: { en: textHash(menu), hi: 'हर दिन का मुख्य व्यंजन' } };
  await storeBefore(old, stored as unknown as RealmTranslations);
  const content = await start();
  const sorting = (await inHindi(content)).activities['acquisition-sort'] as ActivityOf<'placing'>;
  expect(sorting.pieces.find(({ id }) => id === 'menu')?.text).toBe('हर दिन का मुख्य व्यंजन');
  expect(content.carriedOver).toMatchObject([{ carried: 1, lost: 0 }]);
  expect((await start()).carriedOver).toEqual([]);
});

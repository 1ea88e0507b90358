// Tests of the content editor: publishing, validation, Hindi, rollback and other processes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textHash } from '@lanternwise/shared/content/textHash';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { tinyRealm } from '../../testing/tinyContent.ts';
import { revisionHash } from './hash.ts';
import { ContentService } from './service.ts';

const { auditLog } = testTables;

let server: TestServer;
let meera: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  await server.register('Meera', { ageBand: '18+' });
  await server.grant('Meera', 'Admin');
  meera = await server.signIn('Meera');
});
afterEach(() => server.close());

const ADMIN = '/api/v1/admin/content';
const first = `${ADMIN}/ai-adventure-park/activities/first`;
const servedContent = () => server.call('GET', '/api/v1/content/realms/ai-adventure-park');
const publish = (body: Record<string, unknown>) =>
  meera.call('POST', first, { base: 1, note: 'clearer words', texts: { question: 'Which colour?' }, ...body });
const rollBack = (number: number) =>
  meera.call('POST', `${ADMIN}/ai-adventure-park/roll-back`, { number, note: 'it was better before' });

describe('an edit', () => {
  it('is served at once with a new ETag and changes only the texts', async () => {
    const before = await servedContent();
    const { texts, number } = (await meera.call('GET', first)).json();
    expect(number).toBe(1);
    expect(texts).toContainEqual({
      path: 'question',
      text: 'Which one?',
      translations: { hi: { text: null, state: 'missing' } },
    });
    expect(texts.map(({ path }: { path: string }) => path)).not.toContain('correct');
    const { revision } = (await publish({})).json();
    expect(revision).toMatchObject({ number: 2, source: 'admin', note: 'clearer words' });
    const after = await servedContent();
    expect(after.headers.etag).not.toBe(before.headers.etag);
    const again = { 'if-none-match': String(before.headers.etag) };
    expect((await server.call('GET', '/api/v1/content/realms/ai-adventure-park', undefined, again)).statusCode).toBe(
      200,
    );
    const expected = before.json().content;
    expected.activities.first.question = 'Which colour?';
    expect(after.json()).toMatchObject({ revision: revision.hash, content: expected });
    expect(await server.store.db.select().from(auditLog)).toMatchObject([
      {
        action: 'content-published',
        actorId: meera.user.id,
        subjectId: 'ai-adventure-park#2',
        reason: 'clearer words',
      },
    ]);
  });

  it.each([
    ['of a path without a text', { texts: { correct: 'green' } }, 400, /no text at "correct"/],
    ['that empties a text', { texts: { question: '  ' } }, 400, /must not be empty/],
    ['that is too long for its place', { texts: { prompt: 'x'.repeat(300) } }, 400, /^Prompt: .*Please change it\.$/],
    ['that changes nothing', { texts: { question: 'Which one?' } }, 400, /Nothing was changed/],
    ['without a note', { note: '' }, 400, /what you changed/],
    ['of an older revision', { base: 7 }, 409, /in the meantime/],
  ])('%s is rejected with a message and not published', async (_what, change, status, words) => {
    const reply = await publish(change);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).toMatch(words);
    // `reason` is inserted into the translated message.
    if (reply.json().code === 'invalid-content') expect(reply.json().values.reason).toBe(reply.json().message);
    expect((await meera.call('GET', first)).json().number).toBe(1);
  });

  it('is published by only one of several concurrent requests', async () => {
    const replies = await Promise.all([
      publish({}),
      publish({ texts: { question: 'Which of them?' } }),
      publish({ texts: { 'hints.0': 'Look well.' } }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('of unknown content returns an error', async () => {
    expect((await meera.call('GET', `${ADMIN}/moon/lessons/x`)).statusCode).toBe(404);
    expect((await meera.call('GET', `${ADMIN}/ai-adventure-park/activities/constructor`)).statusCode).toBe(404);
    expect((await meera.call('GET', `${ADMIN}/ai-adventure-park/quest/x`)).statusCode).toBe(400);
    expect((await meera.call('GET', `${ADMIN}/moon/revisions`)).statusCode).toBe(404);
  });
});

describe('Hindi', () => {
  const servedInHindi = async () =>
    (await server.call('GET', '/api/v1/content/realms/ai-adventure-park?lang=hi')).json().content.activities.first;
  const question = async () => {
    const { texts } = (await meera.call('GET', first)).json();
    return texts.find(({ path }: { path: string }) => path === 'question');
  };
  const translations = { hi: { question: 'कौन-सा?' } };

  it('is published without a change of the English and served at once', async () => {
    const english = (await servedContent()).json().content;
    expect((await publish({ texts: {}, translations })).statusCode).toBe(200);
    expect((await servedInHindi()).question).toBe('कौन-सा?');
    expect((await servedContent()).json().content).toEqual(english);
    expect(await question()).toEqual({
      path: 'question',
      text: 'Which one?',
      translations: { hi: { text: 'कौन-सा?', state: 'translated' } },
    });
  });

  it('is not served after its English changed, until it is written or confirmed again', async () => {
    await publish({ texts: {}, translations });
    await publish({ base: 2 });
    expect((await servedInHindi()).question).toBe('Which colour?');
    expect(await question()).toMatchObject({ translations: { hi: { text: 'कौन-सा?', state: 'stale' } } });
    await publish({ base: 3, texts: {}, translations });
    expect((await servedInHindi()).question).toBe('कौन-सा?');
  });

  it('is published and rolled back together with its English', async () => {
    await publish({ translations: { hi: { question: 'कौन-सा रंग?' } } });
    expect((await servedInHindi()).question).toBe('कौन-सा रंग?');
    expect((await rollBack(1)).statusCode).toBe(200);
    expect((await servedInHindi()).question).toBe('Which one?');
    expect((await rollBack(2)).statusCode).toBe(200);
    expect((await servedInHindi()).question).toBe('कौन-सा रंग?');
  });

  it.each([
    ['of a path without a text', { correct: 'हरा' }, /no text at "correct"/],
    ['with different markup than the English', { question: '**कौन**-सा?' }, /^Question in Hindi: expected 0 signs/],
    ['that is too long', { prompt: 'क'.repeat(400) }, /^Prompt: .*at most 390/],
  ])('%s is rejected', async (_what, words, message) => {
    const reply = await publish({ texts: {}, translations: { hi: words } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toMatch(message);
  });

  it('is kept with a new bundle if its English is unchanged', async () => {
    await publish({ texts: {}, translations });
    const tiny = tinyRealm('ai-adventure-park');
    const changed = { ...tiny, realm: { ...tiny.realm, title: 'New' } };
    writeFileSync(join(server.folder, 'content', 'ai-adventure-park.json'), JSON.stringify(changed));
    const content = await ContentService.load(server.store, server.folder);
    const reply = JSON.parse(String(content.realm('ai-adventure-park')?.replies.hi.body.identity));
    expect(reply.content.realm.title).toBe('New');
    expect(reply.content.activities.first.question).toBe('कौन-सा?');
  });
});

describe('rollback', () => {
  it('publishes an older revision as the newest and can itself be rolled back', async () => {
    const original = (await servedContent()).json();
    await publish({});
    expect((await rollBack(1)).json().revision.number).toBe(3);
    expect((await servedContent()).json()).toEqual(original);
    const { items, total } = (await meera.call('GET', `${ADMIN}/ai-adventure-park/revisions`)).json();
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { number: 3, by: 'Meera', served: true, note: 'it was better before' },
      { number: 2, by: 'Meera', served: false },
      { number: 1, by: null, source: 'bundle' },
    ]);
    expect((await rollBack(1)).json().message).toBe('Learners already get this version.');
    expect((await rollBack(2)).statusCode).toBe(200);
    expect((await servedContent()).json().content.activities.first.question).toBe('Which colour?');
    expect((await rollBack(99)).statusCode).toBe(404);
  });
});

it('hashes translations independently of the key order', () => {
  const [one, two] = [
    { en: textHash('One'), hi: 'एक' },
    { en: textHash('Two'), hi: 'दो' },
  ];
  expect(revisionHash('{}', { hi: { one, two } })).toBe(revisionHash('{}', { hi: { two, one } }));
  expect(revisionHash('{}', { hi: { one, two } })).not.toBe(revisionHash('{}', { hi: { one: two, two: one } }));
});

it('rejects revision numbers outside the integer column', async () => {
  for (const number of [2_147_483_648, Number.MAX_SAFE_INTEGER, 0, -1, 1.5]) {
    expect((await rollBack(number)).statusCode, `roll back to ${number}`).toBe(400);
    expect((await publish({ base: number })).statusCode, `edit ${number}`).toBe(400);
  }
  expect((await rollBack(2_147_483_647)).statusCode).toBe(404);
});

it('lists the parts of every realm', async () => {
  const { realms } = (await meera.call('GET', ADMIN)).json();
  expect(realms.map(({ realm }: { realm: string }) => realm)).toEqual(['ai-adventure-park', 'think-tank-park']);
  expect(realms[0]).toMatchObject({
    title: 'Tiny',
    revision: { number: 1, source: 'bundle' },
    activities: [
      { id: 'first', kind: 'multi-choice' },
      { id: 'second', kind: 'multi-choice' },
      { id: 'placed', kind: 'placing' },
    ],
  });
});

it('reaches other processes at their next refresh', async () => {
  const other = await ContentService.load(server.store, server.folder);
  const version = other.version;
  await publish({});
  expect(String(other.realm('ai-adventure-park')?.replies.en.body.identity)).not.toContain('Which colour?');
  await Promise.all([other.refresh(), other.refresh()]);
  expect(String(other.realm('ai-adventure-park')?.replies.en.body.identity)).toContain('Which colour?');
  expect(other.version).not.toBe(version);
});

// Tests of the backpack: off until asked, whose it is, which packing counts, how much, a parent's word, and what becomes of it.
import { BACKPACK_ITERATIONS, BACKPACK_MAX_BYTES, BACKPACK_TEXT_VERSION } from '@lanternwise/shared/constants/backpack';
import type { ErrorReply } from '@lanternwise/shared/contracts/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latestMailTo, mailsTo } from '../../testing/outboxMails.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';

const { backpacks } = testTables;
const MUM = 'mum@example.org';
const DAD = 'dad@example.org';
const URL = '/api/v1/user/backpack';

let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha', { ageBand: '18+' });
});
afterEach(() => server.close());

const bytes = (count: number, fill = 7) => Buffer.alloc(count, fill).toString('base64');
const lock = { salt: bytes(16), iterations: BACKPACK_ITERATIONS, wrappedKey: bytes(60) };
const packing = (expected: number, more: Record<string, unknown> = {}) => ({
  agreed: BACKPACK_TEXT_VERSION,
  expected,
  lock,
  cipher: bytes(300),
  ...more,
});
const pack = (expected: number, more?: Record<string, unknown>, who = asha) =>
  who.call('PUT', URL, packing(expected, more));
const read = async (who = asha) => (await who.call('GET', URL)).json();
const works = async (who = asha) => (await who.call('GET', `${URL}/works`)).json();
const codeOf = async (reply: ReturnType<typeof pack>) => (await reply).json<ErrorReply>().code;
const stored = () => server.store.db.$count(backpacks);

describe('a backpack', () => {
  it('is not there before the first packing, and gives back what was packed', async () => {
    expect(await read()).toEqual({ success: true, right: 'yes', backpack: null });
    expect((await asha.call('GET', `${URL}/works`)).statusCode).toBe(404);
    expect((await pack(0)).json()).toEqual({ success: true, revision: 1 });
    expect((await read()).backpack).toMatchObject({
      revision: 1,
      lock,
      bytes: 300,
      textVersion: BACKPACK_TEXT_VERSION,
    });
    expect(await works()).toEqual({ success: true, revision: 1, cipher: bytes(300) });
  });

  it('refuses a packing that has not seen the last one, and loses nothing by it', async () => {
    await pack(0);
    expect((await pack(1, { cipher: bytes(20, 1) })).json().revision).toBe(2);
    const late = await pack(1, { cipher: bytes(20, 2) });
    expect([late.statusCode, late.json<ErrorReply>().code]).toEqual([409, 'backpack-changed']);
    expect(await works()).toMatchObject({ revision: 2, cipher: bytes(20, 1) });
    await asha.call('DELETE', URL);
    expect(await codeOf(pack(2))).toBe('backpack-changed');
    expect((await pack(0)).statusCode).toBe(200);
  });

  it('belongs to its learner', async () => {
    const ravi = await server.register('Ravi', { ageBand: '18+' });
    await pack(0);
    expect((await read(ravi)).backpack).toBeNull();
    await ravi.call('DELETE', URL);
    expect(await stored()).toBe(1);
  });

  it.each([
    ['the answer to an older question', { agreed: '2026-11' }],
    ['a key that is derived too quickly', { lock: { ...lock, iterations: BACKPACK_ITERATIONS - 1 } }],
    ['text that is not base64', { cipher: 'a drawing' }],
    ['more than 5 MB', { cipher: bytes(BACKPACK_MAX_BYTES + 3) }],
    ['a phrase beside the key', { phrase: 'lamp river comet plum owl' }],
  ])('takes no packing with %s', async (_what, more) => {
    expect((await pack(0, more)).statusCode).toBe(400);
    expect(await stored()).toBe(0);
  });

  it('holds 5 MB', async () => {
    expect((await pack(0, { cipher: bytes(BACKPACK_MAX_BYTES) })).statusCode).toBe(200);
    expect((await read()).backpack.bytes).toBe(BACKPACK_MAX_BYTES);
  });

  it('is packed so many times a day at most', async () => {
    await pack(0);
    await server.store.write(async (tx) => {
      const { formQuotas } = tx.tables;
      await tx.update(formQuotas).set({ count: 300 });
    });
    const reply = await pack(1);
    expect([reply.statusCode, reply.json<ErrorReply>().code]).toEqual([429, 'too-many-requests']);
  });

  it('is in the export as it is stored, and goes with the account', async () => {
    await pack(0);
    const file = (await asha.call('GET', '/api/v1/user/export')).json();
    expect(file.backpack).toMatchObject([{ cipher: bytes(300), revision: 1 }]);
    await server.store.write(async (tx) => void (await tx.delete(tx.tables.users)));
    expect(await stored()).toBe(0);
  });
});

describe('below the age of consent', () => {
  let mia: TestClient;
  const answer = async (body: object, address = MUM) => {
    const { token } = await latestMailTo(server, address, 'consent-asked');
    return server.call('POST', `/api/v1/consents/${token}`, body);
  };
  const ask = () => mia.call('POST', `${URL}/question`);
  const right = async () => (await read(mia)).right;
  beforeEach(async () => {
    mia = await server.register('Mia', { ageBand: '12-13', parentEmail: MUM });
  });

  it('waits for the account’s consent, and then for a parent’s answer to the question itself', async () => {
    expect(await right()).toBe('limited');
    expect(await codeOf(pack(0, {}, mia))).toBe('backpack-limited');
    expect((await answer({ backpack: 'allow' })).statusCode).toBe(409);
    await answer({ answer: 'give' });
    expect(await right()).toBe('ask-parent');
    expect(await codeOf(pack(0, {}, mia))).toBe('backpack-parent-first');
    const allowed = (await answer({ backpack: 'allow' })).json().consent;
    expect(allowed.backpack).toEqual({ isAllowed: true, mayDecide: true });
    expect(allowed.history[0]).toMatchObject({ kind: 'backpack-allowed', who: 'you' });
    expect(await right()).toBe('yes');
    expect((await pack(0, {}, mia)).statusCode).toBe(200);
  });

  it('writes to the parents who agreed, once a day', async () => {
    expect((await ask()).json<ErrorReply>().code).toBe('backpack-limited');
    await answer({ answer: 'give' });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 429]);
    const letters = (await mailsTo(server, MUM)).filter(({ kind }) => kind === 'consent-news');
    expect(letters.map(({ subject }) => subject)).toEqual(['May Mia have a backpack?']);
    expect((await asha.call('POST', `${URL}/question`)).statusCode).toBe(409);
  });

  it.each([
    ['the yes to the backpack', { backpack: 'withdraw' }, 'parent-said-no'],
    ['the consent to the account', { answer: 'withdraw' }, 'limited'],
  ])('is deleted when a parent takes back %s', async (_what, body, after) => {
    await answer({ answer: 'give' });
    await answer({ backpack: 'allow' });
    await pack(0, {}, mia);
    expect((await answer(body)).statusCode).toBe(200);
    expect([await stored(), await right()]).toEqual([0, after]);
  });

  it('stays without one where one of two parents said no to it', async () => {
    await mia.call('POST', '/api/v1/user/consent', { parentEmail: DAD });
    await answer({ answer: 'give' });
    await answer({ answer: 'give' }, DAD);
    await answer({ backpack: 'withdraw' }, DAD);
    const reply = await answer({ backpack: 'allow' });
    expect([reply.statusCode, await right()]).toEqual([409, 'parent-said-no']);
    await answer({ backpack: 'allow' }, DAD);
    expect(await right()).toBe('yes');
    // Any parent can end it.
    await answer({ backpack: 'withdraw' });
    expect(await right()).toBe('parent-said-no');
  });

  it('loses it by becoming younger without a parent’s word', async () => {
    await pack(0);
    await asha.call('PATCH', '/api/v1/user/profile', { ageBand: '12-13' });
    expect([await stored(), (await read()).right]).toEqual([0, 'limited']);
  });
});

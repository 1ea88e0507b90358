// Tests of feedback: storage with and without consent, and validation.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { hashToken } from '../auth/passwordFacade.ts';
import { OF_GUESTS } from './service.ts';

const { feedback } = testTables;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const form = {
  contentRating: 5,
  gameplayRating: 4,
  recommendationRating: 3,
  feedbackNote: ' I liked the owl. ',
  timestamp: '2026-11-21T06:00:00.000Z',
  currentMap: 'ai-adventure-park',
};
const url = '/api/v1/misc/feedback';
const stored = () => server.store.db.select().from(feedback);

describe('feedback', () => {
  it('of an adult is stored with the note', async () => {
    const teacher = await server.register('Meera', { ageBand: '18+' });
    expect((await teacher.call('POST', url, form)).json()).toEqual({ success: true, noteStored: true });
    expect(await stored()).toMatchObject([
      {
        userId: teacher.user.id,
        map: 'ai-adventure-park',
        contentRating: 5,
        gameplayRating: 4,
        recommendationRating: 3,
        note: 'I liked the owl.',
        sentAt: Date.parse(form.timestamp),
      },
    ]);
  });

  it('of a child without consent, and of a guest, is stored without the note', async () => {
    const child = await server.register('Asha', { ageBand: '12-13' });
    expect((await child.call('POST', url, form)).json()).toEqual({ success: true, noteStored: false });
    expect((await server.call('POST', url, { ...form, timestamp: 1_700_000_000_000 })).json().noteStored).toBe(false);
    const rows = await stored();
    expect(rows.map(({ userId, note }) => ({ userId, note }))).toEqual(
      expect.arrayContaining([
        { userId: child.user.id, note: null },
        { userId: null, note: null },
      ]),
    );
  });

  it('of guests ends at the quota of their network, and goes on elsewhere and with an account', async () => {
    const key = hashToken('quota:feedback:guests:127.0.0.1');
    const { formQuotas } = server.store.db.tables;
    const full = { key, count: OF_GUESTS.network.max - 1, expiresAt: Date.now() + 3_600_000 };
    await server.store.write((tx) => tx.insert(formQuotas).values(full));
    expect((await server.call('POST', url, form)).statusCode).toBe(200);
    const refused = await server.call('POST', url, form);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
    expect(refused.json().message).toMatch(/^Too many requests\. Please wait \d+ \w+ and try again\.$/);
    expect((await (await server.register('Asha')).call('POST', url, form)).statusCode).toBe(200);
    const remoteAddress = '2001:db8::7';
    const elsewhere = await server.app.inject({ method: 'POST', url, payload: form, remoteAddress });
    expect(elsewhere.statusCode).toBe(200);
    expect(await stored()).toHaveLength(3);
  });

  it.each([
    ['no stars', { gameplayRating: 0 }, 'Please fill in all fields before submitting'],
    ['missing stars', { gameplayRating: undefined }, 'Please fill in all fields before submitting'],
    ['half stars', { gameplayRating: 2.5 }, 'Please fill in all fields before submitting'],
    ['a blank note', { feedbackNote: ' \n ' }, 'Please fill in all fields before submitting'],
    ['six stars', { contentRating: 6 }, 'A rating is a number from 1 to 5.'],
    ['a novel', { feedbackNote: 'x'.repeat(2001) }, 'A note has at most 2000 characters.'],
    ['an unknown map', { currentMap: 'moon' }, 'There is no map called "moon".'],
    ['a strange time', { timestamp: 'yesterday' }, 'The timestamp is an ISO date or milliseconds.'],
    ['a forged author', { userId: 'x' }, 'The request has something that does not belong there: userId.'],
  ])('with %s is rejected', async (_what, change, message) => {
    const reply = await server.call('POST', url, { ...form, ...change });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
    expect(await stored()).toEqual([]);
  });
});

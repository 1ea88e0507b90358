// Tests of programs saved in the Workshop: limits, which save wins, whose they are, and what becomes of them with the account.
import { WORKSHOP_PROGRAM_BYTES, WORKSHOP_PROGRAMS_MAX } from '@lanternwise/shared/constants/workshop';
import type { ErrorReply } from '@lanternwise/shared/contracts/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha', { ageBand: '18+' });
});
afterEach(() => server.close());

const URL = '/api/v1/user/workshop-programs';
const program = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  name: `Cake ${id}`,
  code: 'print(1)',
  savedAt: 1000,
  ...more,
});
const sync = (changed: unknown[], removed: string[] = [], client = asha) =>
  client.call('POST', URL, { changed, removed });
const list = async (client = asha) => (await client.call('GET', URL)).json().programs;

it('keeps programs until they are removed, the newest first', async () => {
  await sync([program('a'), program('b', { savedAt: 2000 })]);
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual(['b', 'a']);
  const reply = (await sync([program('a', { name: 'Renamed' })], ['b'])).json();
  expect(reply).toMatchObject({ programs: [{ id: 'a', name: 'Renamed' }], refused: [] });
});

it('keeps what was saved later, and lets no client clock that is ahead win for ever', async () => {
  await sync([program('a', { code: 'new', savedAt: 5000 })]);
  await sync([program('a', { code: 'old', savedAt: 4000 })]);
  expect(await list()).toMatchObject([{ code: 'new' }]);
  await sync([program('a', { code: 'ahead', savedAt: 8_000_000_000_000 })]);
  expect((await list())[0].savedAt).toBeLessThanOrEqual(Date.now());
  await sync([program('a', { code: 'next', savedAt: 8_000_000_000_000 })]);
  expect(await list()).toMatchObject([{ code: 'next' }]);
});

it('has room for thirty, and names those for which there is none', async () => {
  const many = Array.from({ length: WORKSHOP_PROGRAMS_MAX }, (_, at) => program(`p${at}`));
  await sync(many);
  const reply = (await sync([program('late'), program('p0', { name: 'Again', savedAt: 9000 })])).json();
  expect(reply.refused).toEqual(['late']);
  expect(reply.programs).toHaveLength(WORKSHOP_PROGRAMS_MAX);
  expect(reply.programs[0]).toMatchObject({ id: 'p0', name: 'Again' });
  expect((await sync([program('late')], ['p1'])).json().refused).toEqual([]);
});

it.each([
  [
    'a program of more than 20 KB',
    { code: 'é'.repeat(WORKSHOP_PROGRAM_BYTES / 2 + 1) },
    'A program has at most 20 KB.',
  ],
  ['no name', { name: '  ' }, 'The name of the program is missing.'],
  ['a long name', { name: 'x'.repeat(41) }, 'The name of the program is too long.'],
])('refuses %s', async (_what, more, message) => {
  const reply = await sync([program('a', more)]);
  expect([reply.statusCode, reply.json<ErrorReply>().message]).toEqual([400, message]);
  expect(await list()).toEqual([]);
});

it('belongs to its learner: the same id of another one is another program', async () => {
  const ravi = await server.register('Ravi', { ageBand: '18+' });
  await sync([program('a', { code: 'mine' })]);
  await sync([program('a', { code: 'theirs' })], [], ravi);
  await sync([], ['a'], ravi);
  expect(await list()).toMatchObject([{ code: 'mine' }]);
  expect(await list(ravi)).toEqual([]);
});

it('stays on the device while the account is limited', async () => {
  const child = await server.register('Mia', { ageBand: '12-13' });
  expect((await sync([program('a')], [], child)).json<ErrorReply>().code).toBe('kept-on-device');
  expect(await list(child)).toEqual([]);
});

it('is part of the export', async () => {
  await sync([program('a', { code: 'print("mine")' })]);
  const exported = (await asha.call('GET', '/api/v1/user/export')).json();
  expect(exported.workshopPrograms).toMatchObject([{ id: 'a', code: 'print("mine")' }]);
});

// Attacks of many or heavy requests: a slow program, refused bodies, passphrases, codes and letters by the hundred.
import { PASSWORD } from '../../src/testing/testServer.ts';
import { visitor } from '../soak/account.ts';
import { type Attack, textOf } from './world.ts';

/** Far above what a loaded machine needs; the program of November took 24 s. */
const SLOW_MS = 5000;
const AT_ONCE = 30;
const numbered = (count: number) => Array.from({ length: count }, (_, number) => number);

async function inBatches<T>(count: number, run: (number: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    results.push(...(await Promise.all(numbered(Math.min(AT_ONCE, count - from)).map((at) => run(from + at)))));
  }
  return results;
}

/** Point 1: one program froze everybody. */
export const slowProgram: Attack = async (world) => {
  const { group } = await world.teacher('Zara', '203.0.113.1');
  const learner = await world.person('zeros', '203.0.113.2');
  await learner.post(`join-group/${group.token}`, {});
  const problems: string[] = [];
  for (const code of [`${'0'.repeat(20_000)}1`, '@'.repeat(20_000), `my pin is ${' '.repeat(19_000)}x`]) {
    const saved = { id: 'zeros', name: 'Zeros', code, savedAt: Date.now() };
    await learner.post('user/workshop-programs', { changed: [saved], removed: [] });
    const from = performance.now();
    const offer = { groupId: group.id, savedId: 'zeros', title: 'Zeros', code, remixOf: null };
    const { status } = await learner.post('user/class-programs', offer);
    const took = Math.round(performance.now() - from);
    if (status >= 500 || took > SLOW_MS)
      problems.push(`${code.slice(0, 12)}… was answered with ${status} after ${took} ms`);
  }
  return problems;
};

/** Point 8: what is refused for its size costs next to nothing. */
export const refusedBodies: Attack = async (world) => {
  const learner = await world.person('keys', '203.0.113.3');
  const settings = Object.fromEntries(numbered(70_000).map((at) => [`k${at}`, 1]));
  const replies = await inBatches(60, async () => (await learner.call('PATCH', 'user/settings', { settings })).status);
  return replies.every((status) => status === 413 || status === 429) ? [] : [`70,000 keys: ${[...new Set(replies)]}`];
};

/** Point 9: wrong passphrases keep nobody from signing in. */
export const wrongPassphrases: Attack = async (world) => {
  const victim = await world.person('victim', '198.51.100.9');
  const guesses = inBatches(300, (at) =>
    visitor(world.url, `203.0.113.${10 + (at % 10)}`).post('auth/sign-in', {
      identifier: `good${at % 40}`,
      password: `lantern river stone owl ${at}`,
    }),
  );
  const from = performance.now();
  const { status } = await visitor(world.url, '198.51.100.9').post('auth/sign-in', {
    identifier: victim.name,
    password: PASSWORD,
  });
  const took = Math.round(performance.now() - from);
  const taken = (await guesses).filter((guess) => guess.status === 200).length;
  return [
    ...(status === 200 && took <= SLOW_MS ? [] : [`an honest sign-in beside guesses: ${status} after ${took} ms`]),
    ...(taken === 0 ? [] : [`${taken} guesses got in`]),
  ];
};

/** Point 10: a pupil who guesses codes keeps no class mate out. */
export const wrongCodes: Attack = async (world) => {
  const school = '198.51.100.20';
  const { group } = await world.teacher('Kavya', '198.51.100.21');
  const guesser = await world.person('guesser', school);
  await inBatches(100, (at) => guesser.post('join-group', { code: `CDFG${String(3000 + at).slice(0, 4)}` }));
  const friends = await Promise.all(['bycode', 'bylink'].map((name) => world.person(name, school)));
  const [byCode, byLink] = friends;
  const code = await byCode?.post('join-group', { code: group.code });
  const preview = await byLink?.get(`join-group/${group.token}`);
  const link = await byLink?.post(`join-group/${group.token}`, {});
  const refused = Object.entries({ code, preview, link }).filter(([, reply]) => reply?.status !== 200);
  return refused.map(([way, reply]) => `a class mate by ${way}: ${reply?.status} ${textOf(reply?.body, 'code')}`);
};

/** Point 4: letters to invented addresses keep no parent's letter back. */
export const inventedParents: Attack = async (world) => {
  const strangers = await inBatches(50, (at) =>
    world.person(`stranger${at}`, `203.0.113.${100 + at}`, { ageBand: '12-13', email: undefined }),
  );
  await inBatches(500, async (at) => {
    await strangers[at % strangers.length]?.post('user/consent', { parentEmail: `nobody.${at}@gmail.com` });
  });
  const parentEmail = 'a.real.parent@gmail.com';
  await world.person('honestchild', '198.51.100.30', { ageBand: '12-13', email: undefined, parentEmail });
  return world.letter(parentEmail, 'consent-asked') === undefined ? ['no letter for an honest parent'] : [];
};

// Stories of floods of mail: strangers can neither cut off the families of a provider nor fill the queue of those that wait.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latestMailTo, mailsTo } from '../../testing/outboxMails.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { takeQuota } from '../quotas/service.ts';
import type { MailCause, MailRefusal } from './allowance.ts';
import { HELD_PACE_MS, HELD_PER_CAUSE, releaseHeld } from './heldMail.ts';
import { ALLOWANCES } from './kinds.ts';
import { MailOutbox } from './outbox.ts';
import { isLargeProvider } from './providers.ts';
import { nextMails } from './repository.ts';
import { recentWarnings, takeUntold } from './warnings.ts';

const OUTBOX = new MailOutbox();
const DAY = 24 * 3_600_000;

let world: TestServer;
beforeEach(async () => {
  world = await startTestServer({ authRateLimit: 10_000 });
});
afterEach(() => world.close());

const message = { kind: 'consent-asked', subject: 'x', before: ['x'] } as const;
const from = (network: number): MailCause => ({ ip: `10.${network >> 8}.${network & 255}.1`, userId: null });

/** How many of these mails are sent at once, held and refused. */
async function ask(count: number, more: (n: number) => { to: string; cause: MailCause }, now = Date.now()) {
  const became = { sent: 0, held: 0, refused: 0 };
  let last: MailRefusal | undefined;
  await world.store.write(async (tx) => {
    for (let n = 0; n < count; n += 1) {
      const mail = { userId: null, locale: 'en', message, ...more(n) } as const;
      last = await OUTBOX.enqueue(tx, mail, now + n);
      became[last?.outcome ?? 'sent'] += 1;
    }
  });
  return { ...became, last };
}

const spend = (key: string, amount: number) =>
  world.store.write((tx) => takeQuota(tx, { key, max: amount, windowMs: DAY, amount }, Date.now()));

const inState = (state: 'waiting' | 'held' | 'failed') => {
  const { mailOutbox } = world.store.db.tables;
  return world.store.db.select().from(mailOutbox).where(eq(mailOutbox.state, state));
};
const release = (now: number) => releaseHeld(world.store, () => undefined, now);

describe('a flood of consent letters to invented addresses', () => {
  it.each(['gmail.com', 'school.example'])(
    'at %s does not keep the letter of an honest family there waiting',
    async (domain) => {
      const { domain: limit } = ALLOWANCES.request;
      await spend(`mail:request:domain:${domain}`, limit - 50);
      const flood = await ask(60, (n) => ({ to: `invented${n}@${domain}`, cause: from(n % 10) }));
      expect(flood).toMatchObject(isLargeProvider(domain) ? { sent: 60 } : { sent: 50, held: 10 });
      const honest = { ageBand: '12-13', parentEmail: `meera@${domain}` };
      const reply = await world.app.inject({
        method: 'POST',
        url: '/api/v1/auth/register',
        payload: { username: 'Asha', password: 'a quiet lantern', ...honest },
        remoteAddress: '192.0.2.7',
      });
      expect(reply.statusCode).toBe(200);
      expect(await latestMailTo(world, `meera@${domain}`, 'consent-asked')).toMatchObject({ state: 'waiting' });
    },
  );

  it('that uses up the whole site holds its own letters, and the first letters of other families leave', async () => {
    const { site } = ALLOWANCES.request;
    await spend('mail:request:site:', site - 10);
    const flood = await ask(30, (n) => ({ to: `x${n}@gmail.com`, cause: from(n % 3) }));
    expect(flood).toMatchObject({ sent: 10, held: 20 });
    const families = await ask(20, (n) => ({ to: `p${n}@gmail.com`, cause: from(1000 + n) }));
    expect(families.sent).toBe(20);
  });

  it('is sent in turns: the letter of another sender does not wait behind it', async () => {
    const now = Date.now();
    await ask(60, (n) => ({ to: `x${n}@gmail.com`, cause: from(1) }), now);
    await ask(1, () => ({ to: 'meera@gmail.com', cause: from(2) }), now + 1000);
    const [first, second] = await nextMails(world.store.db, { state: 'waiting', now: now + 2000, limit: 12 });
    const [letter] = await mailsTo(world, 'meera@gmail.com');
    expect([first?.id, second?.id]).toContain(letter?.id);
  });
});

describe('a letter over a limit', () => {
  it('is held, and leaves in fair order at a steady pace', async () => {
    const now = Date.now();
    const { newFromNetwork } = ALLOWANCES.request;
    const school = await ask(newFromNetwork + 5, (n) => ({ to: `p${n}@gmail.com`, cause: from(1) }), now);
    expect(school).toMatchObject({ sent: newFromNetwork, held: 5, refused: 0 });
    await ask(newFromNetwork + 1, (n) => ({ to: `q${n}@gmail.com`, cause: from(2) }), now + 1);
    await release(now + 1000);
    expect(await mailsTo(world, `p${newFromNetwork}@gmail.com`)).toHaveLength(1);
    expect(await mailsTo(world, `q${newFromNetwork}@gmail.com`)).toHaveLength(1);
    expect(await inState('held')).toHaveLength(4);
    await release(now + HELD_PACE_MS - 1);
    expect(await inState('held')).toHaveLength(4);
    for (let n = 1; n <= 4; n += 1) await release(now + 1000 + n * (HELD_PACE_MS + 2));
    expect(await inState('held')).toHaveLength(0);
  });

  it('is not held twice, and a reset link, which would have ended, not at all', async () => {
    const { newFromNetwork } = ALLOWANCES.request;
    await ask(newFromNetwork, (n) => ({ to: `p${n}@gmail.com`, cause: from(1) }));
    expect(await ask(3, () => ({ to: 'meera@gmail.com', cause: from(1) }))).toMatchObject({ held: 3, refused: 0 });
    expect(await inState('held')).toHaveLength(1);
    const reset = { to: 'a@b.example', message: { ...message, kind: 'reset-password' } } as const;
    const resets = await ask(5, () => ({ ...reset, cause: from(3) }));
    expect(resets).toMatchObject({ held: 0, refused: 1 });
  });

  it('takes one of few places: one stranger fills neither the queue nor the mailbox of another', async () => {
    const { newFromNetwork, address } = ALLOWANCES.request;
    const flood = await ask(newFromNetwork + HELD_PER_CAUSE + 9, (n) => ({ to: `x${n}@gmail.com`, cause: from(1) }));
    expect(flood).toMatchObject({ sent: newFromNetwork, held: HELD_PER_CAUSE, refused: 9 });
    // The sender may be told, and is: it is their own network.
    expect(flood.last).toMatchObject({ outcome: 'refused', scope: 'network' });
    const bombed = await ask(40, (n) => ({ to: `victim+${n}@gmail.com`, cause: from(10 + n) }));
    expect(bombed).toMatchObject({ sent: address, held: address, refused: 40 - 2 * address });
    expect(bombed.last).toMatchObject({ scope: 'address' });
  });

  it('is held for three days at most, then an Admin sees it as failed', async () => {
    const now = Date.now();
    await ask(8, (n) => ({ to: `victim+${n}@gmail.com`, cause: from(n) }), now);
    const { mailOutbox } = world.store.db.tables;
    await world.store.write(async (tx) => void (await tx.update(mailOutbox).set({ createdAt: now - 4 * DAY })));
    await release(now + 1000);
    expect((await inState('failed')).map(({ lastError }) => lastError)).toEqual([
      'It waited for three days, because too many e-mails were asked for.',
      'It waited for three days, because too many e-mails were asked for.',
    ]);
    expect(JSON.stringify(await inState('failed'))).not.toContain('10.0.');
  });
});

describe('an Admin', () => {
  it('is warned at half of a limit, once a day for each', async () => {
    const now = Date.now();
    const { newFromNetwork, domain } = ALLOWANCES.request;
    await ask(newFromNetwork / 2 - 1, (n) => ({ to: `x${n}@gmail.com`, cause: from(1) }), now);
    expect(await recentWarnings(world.store.db, now + 1)).toEqual([]);
    await ask(5, (n) => ({ to: `y${n}@gmail.com`, cause: from(1) }), now);
    await spend('mail:request:domain:school.example', domain / 2 - 1);
    await ask(1, (n) => ({ to: `p${n}@school.example`, cause: from(2) }), now);
    const warnings = await recentWarnings(world.store.db, now + 1);
    expect(warnings.map(({ scope, domain }) => [scope, domain])).toEqual(
      expect.arrayContaining([
        ['new-addresses', null],
        ['domain', 'school.example'],
      ]),
    );
    expect(warnings).toHaveLength(2);
    await world.store.write(async (tx) => {
      expect(await takeUntold(tx, now)).toHaveLength(2);
      expect(await takeUntold(tx, now)).toHaveLength(0);
    });
  });

  it('sees it on the pages, and sends a held letter by hand', async () => {
    const { newFromNetwork } = ALLOWANCES.request;
    await ask(newFromNetwork + 1, (n) => ({ to: `x${n}@gmail.com`, cause: from(1) }));
    await world.register('Root', { ageBand: '18+' });
    await world.grant('Root', 'Admin');
    const admin = await world.signIn('root');
    const list = (await admin.call('GET', '/api/v1/admin/mails?state=held')).json();
    expect(list).toMatchObject({ total: 1, warnings: [{ scope: 'new-addresses', max: newFromNetwork }] });
    const overview = (await admin.call('GET', '/api/v1/admin/overview')).json();
    expect(overview.mails).toMatchObject({ held: 1, limitsHalfUsed: 1 });
    expect((await admin.call('POST', `/api/v1/admin/mails/${list.items[0].id}/retry`)).statusCode).toBe(200);
    expect(await inState('held')).toEqual([]);
  });
});

it('large providers are known in all their countries, and by no name that merely looks like theirs', () => {
  for (const domain of ['gmail.com', 'mail.yahoo.com', 'yahoo.co.in', 'outlook.fr', 'gmx.net', 'rediffmail.com'])
    expect([domain, isLargeProvider(domain)]).toEqual([domain, true]);
  for (const domain of ['notgmail.com', 'yahoo.school.example', 'school.example'])
    expect([domain, isLargeProvider(domain)]).toEqual([domain, false]);
});

// Tests of certificates: generation, visibility, verification and sharing.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import type { OwnCertificate } from '@lanternwise/shared/contracts/certificates';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { admittedText } from '../../testing/admittedText.ts';
import { SPELLINGS } from '../../testing/spellings.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { stated } from '../users/age.ts';

const { auditLog, groupMembers, groups, groupTeachers, mailOutbox, users } = testTables;

let server: TestServer;
let asha: TestClient;
let stranger: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha', { ageBand: '18+', email: 'asha@example.org' });
  stranger = await server.register('Stranger', { ageBand: '18+' });
});
afterEach(() => server.close());

const change = (person: TestClient, values: Partial<typeof users.$inferInsert>) =>
  server.store.write(async (tx) => {
    await tx.update(users).set(values).where(eq(users.id, person.user.id));
  });

const finish = (person: TestClient, realms: readonly string[] = PLAY_ORDER) =>
  change(person, {
    completedMaps: [...realms],
    gameScores: Object.fromEntries(realms.map((realm) => [realm, { score: 88, stars: 3, trophies: 1, xp: 9 }])),
  });

const generate = (person: TestClient, name = 'Asha Rao', userId = person.user.id) =>
  person.call('POST', '/api/v1/generate-certificate', { userId, name });

async function generateCertificate(person: TestClient): Promise<OwnCertificate> {
  await finish(person);
  return (await generate(person)).json().certificate;
}
const verify = (id: string, as: Pick<TestClient, 'call'> = server) =>
  as.call('GET', `/api/v1/verify-certificate/${encodeURIComponent(id)}`);

describe('a certificate', () => {
  it('is generated once, after all eight realms', async () => {
    await finish(asha, PLAY_ORDER.slice(0, 7));
    expect((await asha.call('GET', `/api/v1/course-completion?userId=${asha.user.id}`)).json()).toMatchObject({
      success: true,
      completed: false,
      message: '7 of 8 realms are completed. You need to complete all course modules first',
    });
    const early = await generate(asha);
    expect([early.statusCode, early.json().message]).toEqual([
      403,
      'You must complete the course (100% progress) before generating a certificate.',
    ]);

    await finish(asha);
    expect((await asha.call('GET', '/api/v1/check-certificate')).json()).toEqual({ success: true, certificate: null });
    const made = (await generate(asha, '  Asha   Rao ')).json().certificate;
    expect(made).toMatchObject({
      name: 'Asha Rao',
      course: { title: 'AI Adventure' },
      user: { username: 'Asha', email: 'asha@example.org' },
      completion: 100,
      score: 88,
    });
    const again = await generate(asha, 'Other Name');
    expect([again.statusCode, again.json().code, again.json().message]).toEqual([
      409,
      'duplicate-key',
      'You already have a certificate generated for this course.',
    ]);
    const list = (await asha.call('GET', `/api/v1/user-certificates?userId=${asha.user.id}`)).json();
    expect(list).toEqual({ success: true, certificates: [made] });
  });

  it('is generated once by concurrent requests', async () => {
    await finish(asha);
    const both = await Promise.all([generate(asha), generate(asha)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('accepts a name in any script', async () => {
    await finish(asha);
    expect((await generate(asha, 'श्रीनिवासन आचार्य')).json().certificate.name).toBe('श्रीनिवासन आचार्य');
  });

  it.each(['Asha', 'Bartholomew Rao', '<img> Rao', ''])('rejects the name "%s"', async (name) => {
    await finish(asha);
    const reply = await generate(asha, name);
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      'A certificate has a first name and a surname of at most 10 characters each, letters only.',
    ]);
  });

  it('cannot be generated for another user', async () => {
    await finish(asha);
    const reply = await generate(stranger, 'Mal Ory', asha.user.id);
    expect([reply.statusCode, reply.json().message]).toEqual([
      403,
      'Permission error: Unable to create certificate due to security policy. Please contact support.',
    ]);
  });

  it('of a child needs consent and is hidden after the consent is withdrawn', async () => {
    await change(asha, { ageBand: stated('12-13') });
    await finish(asha);
    expect((await generate(asha)).json().code).toBe('consent-needed');
    await change(asha, { parentalConsent: true });
    const { verificationId } = (await generate(asha)).json().certificate;
    expect((await verify(verificationId)).statusCode).toBe(200);
    await change(asha, { parentalConsent: false });
    expect((await verify(verificationId)).statusCode).toBe(404);
    expect((await verify(verificationId, asha)).statusCode).toBe(200);
  });
});

describe('verifying', () => {
  it('reads an ID in every spelling', async () => {
    const { verificationId } = await generateCertificate(asha);
    for (const [how, write] of Object.entries(SPELLINGS))
      expect([how, (await verify(write(verificationId))).statusCode]).toEqual([how, 200]);
  });

  it('shows no account data to strangers and guests, and accepts any spelling of the ID', async () => {
    const { verificationId } = await generateCertificate(asha);
    const typed = ` ${verificationId.toLowerCase().replaceAll('-', ' ')}`;
    for (const caller of [server, stranger]) {
      const reply = await verify(typed, caller);
      expect(reply.json().certificate).toMatchObject({ name: 'Asha Rao', user: { username: null, email: null } });
      expect(reply.body).not.toContain('asha@example.org');
    }
  });

  it('shows the account to its owner and to Admin', async () => {
    const { verificationId } = await generateCertificate(asha);
    await server.grant('stranger', 'Admin');
    const admin = await server.signIn('stranger');
    for (const caller of [asha, admin]) {
      expect((await verify(verificationId, caller)).json().certificate.user).toEqual({
        username: 'Asha',
        email: 'asha@example.org',
      });
    }
  });

  it('shows the account to a teacher of the learner only', async () => {
    const { verificationId } = await generateCertificate(asha);
    const sign = async (name: string) => {
      await server.register(name, { ageBand: '18+' });
      await server.grant(name, 'Teacher');
      return server.signIn(name);
    };
    const [mine, another] = [await sign('Meera'), await sign('Ravi')];
    await server.store.write(async (tx) => {
      const now = Date.now();
      for (const teacher of [mine, another]) {
        const groupId = `group-of-${teacher.user.id}`;
        await tx.insert(groups).values({ id: groupId, name: admittedText('7B'), createdAt: now });
        await tx.insert(groupTeachers).values({ groupId, userId: teacher.user.id, part: 'owner', addedAt: now });
      }
      const groupId = `group-of-${mine.user.id}`;
      await tx.insert(groupMembers).values({ groupId, userId: asha.user.id, joinedAt: now, joinedBy: 'code' });
    });
    expect((await verify(verificationId, mine)).json().certificate.user.username).toBe('Asha');
    expect((await verify(verificationId, another)).json().certificate.user.username).toBeNull();
    const list = (person: TestClient) => person.call('GET', `/api/v1/user-certificates?userId=${asha.user.id}`);
    expect((await list(mine)).json().certificates).toHaveLength(1);
    expect((await list(another)).statusCode).toBe(403);
  });

  it('shows the data that the owner chose', async () => {
    const { id, verificationId } = await generateCertificate(asha);
    await asha.call('PATCH', `/api/v1/user-certificates/${id}`, { showUsername: true });
    expect((await verify(verificationId)).json().certificate.user).toEqual({ username: 'Asha', email: null });
    await asha.call('PATCH', `/api/v1/user-certificates/${id}`, { showUsername: false, showEmail: true });
    expect((await verify(verificationId)).json().certificate.user).toEqual({
      username: null,
      email: 'asha@example.org',
    });
  });

  it("never shows a child's address, whatever was chosen before", async () => {
    const { id, verificationId } = await generateCertificate(asha);
    await asha.call('PATCH', `/api/v1/user-certificates/${id}`, { showEmail: true });
    await change(asha, { ageBand: stated('14-15'), parentalConsent: true });
    expect((await verify(verificationId)).json().certificate.user.email).toBeNull();
    expect((await verify(verificationId, asha)).json().certificate.user.email).toBe('asha@example.org');
    const again = await asha.call('PATCH', `/api/v1/user-certificates/${id}`, { showEmail: true });
    expect([again.statusCode, again.json().code]).toEqual([403, 'child-address']);
  });

  it.each(['x', '0000-0000-0000-0000-0000-0000', '%'])('of "%s" finds nothing', async (id) => {
    const reply = await verify(id);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found']);
  });

  it('is rate limited', async () => {
    for (let tries = 1; tries <= 60; tries += 1) expect((await verify('x')).statusCode).toBe(404);
    expect((await verify('x')).statusCode).toBe(429);
  });
});

describe("another user's certificate", () => {
  it('can neither be listed, nor changed, nor sent', async () => {
    const { id } = await generateCertificate(asha);
    for (const call of ['user-certificates', 'check-certificate', 'course-completion']) {
      const reply = await stranger.call('GET', `/api/v1/${call}?userId=${asha.user.id}`);
      expect([reply.statusCode, reply.body.includes('Asha')]).toEqual([403, false]);
    }
    expect((await stranger.call('PATCH', `/api/v1/user-certificates/${id}`, { showEmail: true })).statusCode).toBe(404);
    const sent = await stranger.call('POST', '/api/v1/share-certificate', {
      certificateId: id,
      email: 'x@example.org',
    });
    expect(sent.statusCode).toBe(404);
    expect(await server.store.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'certificate-shared'))).toEqual(
      [],
    );
  });
});

describe('sharing', () => {
  it('mails the verification link at most five times a day and records it', async () => {
    const { id, verificationId } = await generateCertificate(asha);
    const share = (locale: string) =>
      asha.call('POST', '/api/v1/share-certificate', { certificateId: id, email: 'granny@example.org', locale });
    expect((await share('hi')).json()).toEqual({ success: true });
    for (let times = 2; times <= 5; times += 1) expect((await share('en')).statusCode).toBe(200);
    const tooOften = await share('en');
    expect([tooOften.statusCode, tooOften.json().message]).toEqual([
      429,
      'A certificate can be sent 5 times a day. Please go on tomorrow.',
    ]);
    const letters = await server.store.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'certificate-shared'));
    expect(letters).toHaveLength(5);
    expect(letters[0]).toMatchObject({ to: 'granny@example.org', locale: 'hi' });
    expect(letters[0]?.text).toContain(`/certificates/verify?id=${verificationId}`);
    const acts = await server.store.db.select().from(auditLog).where(eq(auditLog.action, 'certificate-shared'));
    expect(acts.map(({ detail }) => detail.sentToday).sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('what a certificate says of a person', () => {
  let teacher: TestClient;
  let admin: TestClient;
  beforeEach(async () => {
    await server.register('Meera', { ageBand: '18+' });
    await server.grant('Meera', 'Teacher');
    teacher = await server.signIn('Meera');
    await server.register('Root', { ageBand: '18+' });
    await server.grant('Root', 'Admin');
    admin = await server.signIn('Root');
    await server.store.write(async (tx) => {
      await tx.insert(groups).values({ id: 'owls', name: admittedText('Owls'), createdAt: 1 });
      await tx.insert(groupTeachers).values({ groupId: 'owls', userId: teacher.user.id, part: 'owner', addedAt: 1 });
      await tx.insert(groupMembers).values({ groupId: 'owls', userId: asha.user.id, joinedAt: 1, joinedBy: 'link' });
    });
  });
  const list = (as: TestClient) => as.call('GET', `/api/v1/user-certificates?userId=${asha.user.id}`);

  it.each(['deleted-pending', 'suspended'] as const)('is hidden from all but Admins while %s', async (status) => {
    const made = await generateCertificate(asha);
    await asha.call('PATCH', `/api/v1/user-certificates/${made.id}`, { showEmail: true, showUsername: true });
    expect((await verify(made.verificationId)).json().certificate.user.email).toBe('asha@example.org');
    await change(asha, { status });
    for (const who of [server, stranger, teacher]) {
      const reply = await verify(made.verificationId, who);
      expect([reply.statusCode, reply.body.includes('asha')]).toEqual([404, false]);
    }
    expect((await list(teacher)).statusCode).toBe(403);
    expect((await verify(made.verificationId, admin)).json().certificate.name).toBe('Asha Rao');
    await change(asha, { status: 'active' });
    expect((await verify(made.verificationId)).statusCode).toBe(200);
  });

  it('is the user name, not the typed name, while a child has no consent', async () => {
    const made = await generateCertificate(asha);
    await change(asha, { ageBand: stated('12-13'), parentalConsent: false });
    for (const who of [teacher, admin]) {
      expect((await verify(made.verificationId, who)).json().certificate.name).toBe('Asha');
      expect((await list(who)).json().certificates[0].name).toBe('Asha');
    }
    expect((await list(asha)).json().certificates[0].name).toBe('Asha Rao');
  });
});

// Tests of kept texts and of 'Tell a trusted adult': whom it reaches, what Admins see, and how long it is kept.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../../testing/outboxMails.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { ClockGuard } from '../clock/ClockGuard.ts';
import { createGroup, createInvitation, registerConfirmedTeacher } from '../groups/testing/groupFixtures.ts';
import { TEXTS_KEPT_MS, TeacherTextsService } from './service.ts';

const MUM = 'mum@example.org';
const MAIL = { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@example.org', site: 'http://localhost' };
const NAME = 'Class 7B';
let server: TestServer;
let meera: TestClient;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer({ mail: MAIL, consentCountry: 'IN' });
  meera = await registerConfirmedTeacher(server, 'Meera');
  asha = await server.register('Asha', { ageBand: '12-13', parentEmail: MUM });
  await join(asha, await createGroup(meera, NAME));
});
afterEach(() => server.close());

const join = async (who: TestClient, group: string) => {
  const { token } = await createInvitation(meera, group);
  expect((await who.call('POST', `/api/v1/join-group/${token}`)).json().state).toBe('joined');
};
const tell = (who = asha, text = NAME) => who.call('POST', '/api/v1/user/tell-adult', { field: 'class-name', text });
const person = async (name: string, role: string, more: object = {}) => {
  await server.register(name, { ageBand: '18+', ...more });
  await server.grant(name, role);
  return server.signIn(name);
};
const reports = async (admin: TestClient, query = '') =>
  (await admin.call('GET', `/api/v1/admin/reports${query}`)).json();
/** What the Admin's home says. */
const openReports = async (admin: TestClient) => (await admin.call('GET', '/api/v1/admin/overview')).json().reportsOpen;
const texts = async (admin: TestClient, query = '') =>
  (await admin.call('GET', `/api/v1/admin/teacher-texts${query}`)).json();
const toldLetters = async (to = MUM) => (await mailsTo(server, to)).filter(({ kind }) => kind === 'child-told-parent');

describe('telling a trusted adult', () => {
  it('reaches the parent by letter and an Admin by the list', async () => {
    const admin = await person('Root', 'Admin');
    expect((await tell()).json()).toEqual({ success: true, told: { parent: true, admin: true }, country: 'IN' });
    const [letter] = await toldLetters();
    expect(letter?.text).toContain(`"${NAME}"`);
    expect((await reports(admin)).items).toMatchObject([
      { child: 'Asha', times: 1, toldParent: true, text: { sender: 'Meera', text: NAME, field: 'class-name' } },
    ]);
    expect(await openReports(admin)).toBe(1);
  });

  it('says truthfully that it reached nobody', async () => {
    const teen = await server.register('Teen', { ageBand: '12-13' });
    await join(teen, await createGroup(meera, 'Class 9C'));
    expect((await tell(teen, 'Class 9C')).json().told).toEqual({ parent: false, admin: false });
  });

  it('merges what is told again, without a second letter, and ends for a day after ten times', async () => {
    const admin = await person('Root', 'Admin');
    for (let times = 0; times < 10; times += 1) expect((await tell()).statusCode).toBe(200);
    expect((await tell()).statusCode).toBe(429);
    expect(await toldLetters()).toHaveLength(1);
    expect((await reports(admin)).items).toMatchObject([{ times: 10 }]);
  });

  it('knows only what the child can see', async () => {
    await createGroup(meera, 'Class 8A');
    expect((await tell(asha, 'Class 8A')).json().code).toBe('unknown-text');
    expect((await tell(asha, 'Never written')).json().code).toBe('unknown-text');
  });

  it('is about who answers for it, also where the text is older than this table', async () => {
    const admin = await person('Root', 'Admin');
    await server.store.write(async (tx) => {
      await tx.delete(tx.tables.teacherTexts);
    });
    expect((await tell()).statusCode).toBe(200);
    expect((await reports(admin)).items).toMatchObject([{ text: { sender: 'Meera', text: NAME } }]);
  });
});

describe('the person told of', () => {
  it('is not told, cannot see the report and cannot close it, even as an Admin', async () => {
    await server.grant('Meera', 'Admin');
    const boss = await server.signIn('Meera');
    expect((await tell()).json().told).toEqual({ parent: true, admin: false });
    const other = await person('Root', 'Admin');
    expect((await reports(boss)).items).toEqual([]);
    expect((await texts(boss)).items).toEqual([]);
    expect([await openReports(boss), await openReports(other)]).toEqual([0, 1]);
    const [report] = (await reports(other)).items;
    const close = (by: TestClient, note: string) =>
      by.call('POST', `/api/v1/admin/reports/${report.id}/close`, { note });
    expect((await close(boss, 'nothing to see')).statusCode).toBe(404);
    expect((await close(other, '')).statusCode).toBe(400);
    expect((await close(other, 'talked with the school')).statusCode).toBe(200);
    expect((await close(other, 'again')).json().code).toBe('report-closed');
    expect((await reports(other)).items).toEqual([]);
    expect((await reports(other, '?show=closed')).items).toMatchObject([{ closingNote: 'talked with the school' }]);
  });

  it('gets no letter through an address that the child named as a parent', async () => {
    await server.store.write(async (tx) => {
      const { users } = tx.tables;
      await tx.update(users).set({ email: 'Mum+x@example.org' }).where(eq(users.id, meera.user.id));
    });
    expect((await tell()).json().told.parent).toBe(false);
    expect(await toldLetters()).toEqual([]);
  });
});

describe("a teacher's text", () => {
  it('is found by its words, its sender and its class, and each read is recorded', async () => {
    const admin = await person('Root', 'Admin');
    for (const search of ['7b', 'MEERA', '']) expect((await texts(admin, `?search=${search}`)).total).toBe(1);
    expect((await texts(admin, '?search=nobody')).total).toBe(0);
    const { auditLog } = server.store.db.tables;
    const read = await server.store.db.select().from(auditLog).where(eq(auditLog.action, 'teacher-texts-read'));
    expect(read).toHaveLength(4);
  });

  it('outlives the account of its sender, and a report that of the child, without the child', async () => {
    const admin = await person('Root', 'Admin');
    await tell();
    await server.store.write(async (tx) => {
      const { users } = tx.tables;
      await tx.delete(users).where(eq(users.id, meera.user.id));
      await tx.delete(users).where(eq(users.id, asha.user.id));
    });
    expect((await reports(admin)).items).toMatchObject([{ child: null, text: { sender: 'Meera', text: NAME } }]);
    const { teacherTexts, adultReports } = server.store.db.tables;
    const rows = [
      ...(await server.store.db.select().from(teacherTexts)),
      ...(await server.store.db.select().from(adultReports)),
    ];
    expect(JSON.stringify(rows)).not.toContain(asha.user.id);
  });

  it('is deleted after 90 days, but not while a report about it is open', async () => {
    const admin = await person('Root', 'Admin');
    await tell();
    const kept = new TeacherTextsService(server.store);
    const later = Date.now() + TEXTS_KEPT_MS + 60_000;
    await kept.purge(later - 120_000);
    await createGroup(meera, 'Class 8A');
    await kept.purge(later);
    expect((await texts(admin)).items).toMatchObject([{ text: NAME }]);
    const [report] = (await reports(admin)).items;
    await admin.call('POST', `/api/v1/admin/reports/${report.id}/close`, { note: 'done' });
    await kept.purge(Date.now() + TEXTS_KEPT_MS - 60_000);
    expect((await texts(admin)).total).toBe(1);
    await kept.purge(later);
    expect((await texts(admin)).total).toBe(0);
    expect((await reports(admin, '?show=closed')).total).toBe(0);
    // The purge runs only while the clock is believed.
    expect(await new ClockGuard(server.store).doubt(later)).toBeDefined();
  });
});

// Tests of the names of groups: no way to reach somebody, and nothing of theirs in our letters but words in quotes.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { admittedText } from '../../testing/admittedText.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';
import { testTables } from '../../testing/testStore.ts';
import { classConsentMail } from './classConsentMail.ts';
import { quotedGroupName } from './groupNames.ts';
import { coTeacherInvitedMail, groupInheritedMail, groupOfferedMail } from './mailTemplates.ts';
import { createGroup, registerConfirmedTeacher, registerTeacher } from './testing/groupFixtures.ts';

const { groups, mailOutbox, users } = testTables;

describe('a group', () => {
  let server: TestServer;
  let meera: TestClient;
  beforeEach(async () => {
    server = await startTestServer();
    meera = await registerConfirmedTeacher(server, 'Meera');
  });
  afterEach(() => server.close());

  it.each([
    ['meera@evil.example', 'text-private'],
    ['Gems at evil.com', 'text-contact'],
    ['Call 98765 43210', 'text-private'],
    ['Idiots', 'text-words'],
  ])('is not named %s', async (name, code) => {
    expect((await meera.call('POST', '/api/v1/groups', { name })).json()).toMatchObject({ code });
    const id = await createGroup(meera);
    expect((await meera.call('PATCH', `/api/v1/groups/${id}`, { name })).json()).toMatchObject({ code });
  });

  it('named so before can still be archived, and its letters do not tell the name', async () => {
    const id = await createGroup(meera);
    const ravi = await registerTeacher(server, 'Ravi');
    await server.store.write(async (tx) => {
      await tx
        .update(groups)
        .set({ name: admittedText('Gems at evil.com') })
        .where(eq(groups.id, id));
      await tx
        .update(users)
        .set({ email: 'ravi@school.example', emailVerifiedAt: 1 })
        .where(eq(users.id, ravi.user.id));
    });
    await meera.call('POST', `/api/v1/groups/${id}/teachers`, { username: 'Ravi' });
    const letters = await server.store.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'co-teacher-invited'));
    expect(letters).toHaveLength(1);
    expect(JSON.stringify(letters)).not.toContain('evil');
    expect((await meera.call('PATCH', `/api/v1/groups/${id}`, { archived: true })).statusCode).toBe(200);
  });
});

it('stands in the letter that asks a parent, in quotes', () => {
  const question = { child: 'Asha', teachers: ['Meera'], url: '/x' as never };
  expect(classConsentMail('en', { ...question, className: 'कक्षा 7ब (गणित)' }).subject).toContain('"कक्षा 7ब (गणित)"');
  expect(classConsentMail('hi', { ...question, className: 'Call 98765 43210' }).subject).toContain('“…”');
});

const HOSTILE = 'A" on Lanternwise. Visit “us”\u202e\n<b>';

it.each([coTeacherInvitedMail, groupOfferedMail, groupInheritedMail])('letter %# quotes the name', (mail) => {
  for (const locale of ['en', 'hi'] as const) {
    const letter = mail(locale, { inviter: 'Meera', group: HOSTILE, url: '/x' as never });
    const name = quotedGroupName(locale, HOSTILE);
    expect(name.slice(1, -1)).toBe('A on Lanternwise. Visit us b');
    expect(letter.subject).toContain(name);
    expect([letter.subject, ...letter.before].join()).not.toMatch(/[<\n\u202e]/);
  }
});

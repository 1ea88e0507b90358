// Fixtures for tests of school licences: an Admin who issues them, self-made teachers, their classes, and what to look up.
import { and, eq, isNull } from 'drizzle-orm';
import { startTestServer, type TestClient } from '../../../testing/testServer.ts';
import { createClassAccounts, createGroup } from '../../groups/testing/groupFixtures.ts';
import { UsersService } from '../../users/service.ts';
import { SandboxProvider } from '../sandboxProvider.ts';
import { SubscriptionsService } from '../service.ts';

export interface Issued {
  id: string;
  code: string;
  staffCode: string;
}

export type LicenceWorld = Awaited<ReturnType<typeof startLicenceWorld>>;

export async function startLicenceWorld() {
  const server = await startTestServer();
  const { db } = server.store;
  await server.register('Chief', { ageBand: '18+' });
  await server.grant('Chief', 'Admin');
  const admin = await server.signIn('Chief');
  const act = (who: TestClient, what: string) =>
    admin.call('POST', `/api/v1/admin/users/${who.user.id}/${what}`, { reason: 'called the school' });
  const schoolOf = async (who: TestClient) => (await who.call('GET', '/api/v1/teacher/school')).json();
  const accountOf = async (id: string) => {
    const { users } = db.tables;
    return (await db.select().from(users).where(eq(users.id, id)))[0];
  };
  return {
    server,
    admin,
    close: () => server.close(),
    async selfMadeTeacher(name: string): Promise<TestClient> {
      const person = await server.register(name, { ageBand: '18+' });
      await person.call('POST', '/api/v1/update-role', { role: 'Teacher' });
      return server.signIn(name);
    },
    issue: async (places: number): Promise<Issued> =>
      (await admin.call('POST', '/api/v1/licence-codes', { kind: 'school', places, days: 30 })).json().licence,
    revoke: ({ id }: Issued) => admin.call('POST', `/api/v1/licence-codes/${id}/revoke`, { reason: 'School left' }),
    confirm: (who: TestClient) => act(who, 'confirm-teacher'),
    decline: (who: TestClient) => act(who, 'decline-teacher'),
    redeem: (who: TestClient, code: string) => who.call('POST', '/api/v1/licence-codes/redeem', { code }),
    open: (who: TestClient, groupId: string, code: string) =>
      who.call('PUT', `/api/v1/groups/${groupId}/licence`, { code }),
    schoolOf,
    /** Answers the first colleague of the approver's list. */
    async answer(who: TestClient, accept: boolean) {
      const [colleague] = (await schoolOf(who)).colleagues;
      return who.call('POST', `/api/v1/teacher/school/colleagues/${colleague.id}`, { accept });
    },
    async buy(who: TestClient, plan: string) {
      const { checkout } = (await who.call('POST', '/api/v1/checkouts', { plan })).json();
      await who.call('POST', `/api/v1/sandbox/checkouts/${checkout.id}`, { outcome: 'pay' });
      return (await who.call('GET', '/api/v1/subscription')).json().subscription;
    },
    async makeClass(teacher: TestClient, count: number) {
      const groupId = await createGroup(teacher);
      const names = Array.from({ length: count }, (_, at) => `Child ${String.fromCharCode(65 + at)}`);
      const { cards, consentPending } = (await createClassAccounts(teacher, groupId, names)).json();
      return { groupId, consentPending, children: cards.map(({ id }: { id: string }) => id) as string[] };
    },
    isConfirmed: async ({ user }: TestClient) => (await accountOf(user.id))?.schoolConfirmedAt !== null,
    isLimited: async (userId: string) => (await accountOf(userId))?.parentalConsent === false,
    /** The taken places that an Admin sees. */
    usedOf: async (id: string) =>
      (await admin.call('GET', '/api/v1/licence-codes')).json().licences.find((each: Issued) => each.id === id)
        .used as number,
    /** Pupils who use the licence now, counted from the rows: what must never exceed the places. */
    async pupilsOf(id: string) {
      const { licenceUses } = db.tables;
      const running = and(eq(licenceUses.codeId, id), eq(licenceUses.part, 'pupil'), isNull(licenceUses.endedAt));
      return (await db.select().from(licenceUses).where(running)).length;
    },
    hourlyJob: (now: number) =>
      new SubscriptionsService(
        server.store,
        new UsersService(server.store, 'subscription'),
        new SandboxProvider(),
      ).endOverdueLicences(now),
  };
}

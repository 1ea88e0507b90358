// Seeds a server with one of each owned object (class, family, checkout, certificate …), its owners, and other users of the same roles.
import { randomUUID } from 'node:crypto';
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { confirmTeacher } from '../modules/groups/testing/groupFixtures.ts';
import { latestMailTo } from './outboxMails.ts';
import { answer, event, startTestServer, type TestClient, type TestServer } from './testServer.ts';

/** In every text of the owners; no reply to another user may contain it. */
export const TENANT_MARKER = 'Zwqxv';

export interface Tenants {
  server: TestServer;
  /** Owners of the objects below. */
  teacher: TestClient;
  learner: TestClient;
  parent: TestClient;
  admin: TestClient;
  /** Of the same roles, with objects of their own. */
  otherTeacher: TestClient;
  otherLearner: TestClient;
  otherParent: TestClient;
  ids: TenantIds;
}

interface TenantIds {
  group: string;
  assignment: string;
  otherGroup: string;
  invitation: string;
  token: string;
  session: string;
  link: string;
  certificate: string;
  verification: string;
  checkout: string;
  licence: string;
  child: string;
  classAccount: string;
  classConsent: string;
  liveLesson: string;
  /** Shown to the class. */
  classProgram: string;
  consent: string;
  picture: string;
  mail: string;
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export async function seedTenants(change: Partial<Config> = {}): Promise<Tenants> {
  const world = await startTestServer({ rateLimit: 1_000_000, authRateLimit: 1_000_000, ...change });
  const registerStaff = async (name: string, role: string) => {
    await world.register(name, { ageBand: '18+', email: `${name}@example.org` });
    await world.grant(name, role);
    return world.signIn(name);
  };
  const people = {
    teacher: await registerStaff(`Meera${TENANT_MARKER}`, 'Teacher'),
    otherTeacher: await registerStaff('Vikram', 'Teacher'),
    parent: await registerStaff(`Padma${TENANT_MARKER}`, 'Parent'),
    otherParent: await registerStaff('Dev', 'Parent'),
    admin: await registerStaff(`Chief${TENANT_MARKER}`, 'Admin'),
    learner: await world.register(`Asha${TENANT_MARKER}`, {
      ageBand: '18+',
      email: `asha-${TENANT_MARKER}@example.org`,
    }),
    otherLearner: await world.register('Ravi', { ageBand: '18+' }),
  };
  const made = await seedObjects(world, people);
  await made.family(people.otherParent, people.otherLearner);
  return { server: world, ...people, ids: made.ids };
}

type TenantClients = Omit<Tenants, 'server' | 'ids'>;

async function seedObjects(world: TestServer, people: TenantClients) {
  const { sessions } = world.store.db.tables;
  const { teacher, learner, parent, admin, otherTeacher, otherLearner } = people;
  const requestOk = async (
    who: Pick<TestClient, 'call'>,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    url: string,
    body?: unknown,
  ) => {
    const reply = await who.call(method, `/api/v1/${url}`, body);
    if (reply.statusCode !== 200) throw new Error(`${method} ${url}: ${reply.body}`);
    return reply.json();
  };
  const linkFamily = async (grownUp: TestClient, child: TestClient): Promise<string> => {
    const { code } = await requestOk(child, 'POST', 'user/parent-code');
    return (await requestOk(grownUp, 'POST', 'user/parent-links', { code })).child.id;
  };
  await confirmTeacher(world, teacher.user.id);
  const group = (await requestOk(teacher, 'POST', 'groups', { name: `Class ${TENANT_MARKER}` })).group.id;
  const otherGroup = (await requestOk(otherTeacher, 'POST', 'groups', { name: 'Class 8A' })).group.id;
  const invitation = await requestOk(teacher, 'POST', `groups/${group}/invitations`, {});
  await requestOk(learner, 'POST', `join-group/${invitation.token}`);
  const otherInvitation = await requestOk(otherTeacher, 'POST', `groups/${otherGroup}/invitations`, {});
  await requestOk(otherLearner, 'POST', `join-group/${otherInvitation.token}`);
  const classAccounts = await requestOk(teacher, 'POST', `groups/${group}/class-accounts`, {
    names: [`Kid ${TENANT_MARKER}`],
    ageBand: '12-13',
    schoolConsent: true,
  });
  const assignment = await requestOk(teacher, 'POST', `groups/${group}/assignments`, {
    id: randomUUID(),
    target: { kind: 'realm', realm: 'ai-adventure-park' },
    due: { date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10), time: null },
    timeZone: 'Asia/Kolkata',
    learners: [learner.user.id],
    note: { text: `assigned ${TENANT_MARKER}` },
  });
  await requestOk(teacher, 'PUT', `teacher/students/${learner.user.id}/note`, { note: `note ${TENANT_MARKER}` });
  await requestOk(learner, 'PATCH', 'user/profile', { bio: `bio ${TENANT_MARKER}`, school: `school ${TENANT_MARKER}` });
  await requestOk(learner, 'POST', 'user/quest-events', { events: [event('realm-entered'), answer('first', 'red')] });
  await requestOk(learner, 'PUT', 'user/pictures/profilePicture', { data: PIXEL });
  const liveLesson = (await requestOk(teacher, 'POST', `groups/${group}/live`)).lesson.id;
  const classProgram = (
    await requestOk(learner, 'POST', 'user/class-programs', {
      ...{ groupId: group, savedId: 'cake', title: `Cake ${TENANT_MARKER}`, remixOf: null },
      code: `print("${TENANT_MARKER}")`,
    })
  ).id;
  const { offeredAt } = await requestOk(teacher, 'GET', `groups/${group}/programs/${classProgram}`);
  const decision = { decision: { kind: 'show' }, offeredAt };
  await requestOk(teacher, 'POST', `groups/${group}/programs/${classProgram}/decision`, decision);
  const checkout = (await requestOk(learner, 'POST', 'checkouts', { plan: 'learner-monthly' })).checkout.id;
  const licence = (await requestOk(admin, 'POST', 'licence-codes', { kind: 'school', places: 5, days: 30 })).licence.id;
  await completeCourse(world, learner);
  const body = { userId: learner.user.id, name: `Asha ${TENANT_MARKER}` };
  const { certificate } = await requestOk(learner, 'POST', 'generate-certificate', body);
  await world.register(`Tara${TENANT_MARKER}`, { ageBand: '12-13', parentEmail: 'mum@example.org' });
  const consent = await latestMailTo(world, 'mum@example.org', 'consent-asked');
  const own = await world.store.db.select().from(sessions).where(eq(sessions.userId, learner.user.id));
  const { user } = await requestOk(learner, 'GET', 'verify_user');
  const ids: TenantIds = {
    group,
    assignment: assignment.id,
    otherGroup,
    invitation: (await requestOk(teacher, 'GET', `groups/${group}/invitations`)).invitations[0].id,
    token: invitation.token,
    session: (await requestOk(learner, 'GET', 'user/sessions')).sessions[0]?.id ?? own[0]?.tokenHash,
    link: await linkFamily(parent, learner),
    certificate: certificate.id,
    verification: certificate.verificationId,
    checkout,
    licence,
    child: learner.user.id,
    classAccount: classAccounts.cards[0].id,
    classConsent: await askParentAboutClass(world, group, learner.user.id),
    liveLesson,
    classProgram,
    consent: consent.token,
    picture: String(user.profilePicture).split('/').at(-1) ?? '',
    mail: consent.id,
  };
  return { ids, family: linkFamily };
}

async function askParentAboutClass(world: TestServer, groupId: string, userId: string): Promise<string> {
  const id = randomUUID();
  const asked = { state: 'asked', joinedBy: 'code', locale: 'en', askedAt: 1 } as const;
  await world.store.write(async (tx) => {
    await tx.insert(tx.tables.classConsents).values({ id, groupId, userId, teachers: [], ...asked });
  });
  return id;
}

const completeCourse = (world: TestServer, who: TestClient) =>
  world.store.write(async (tx) => {
    const { users } = tx.tables;
    const gameScores = Object.fromEntries(
      PLAY_ORDER.map((realm) => [realm, { score: 88, stars: 3, trophies: 1, xp: 9 }]),
    );
    await tx
      .update(users)
      .set({ completedMaps: [...PLAY_ORDER], gameScores })
      .where(eq(users.id, who.user.id));
  });

// A world with one of everything that belongs to somebody: a class, a family, a buyer, a certificate; and a stranger for each role.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { sessions, users } from '../db/tables.ts';
import { letterTo } from './letters.ts';
import { answer, event, type Person, startWorld, type World } from './world.ts';

/** Every text of the objects' owners has it; no reply to a stranger may. */
export const SECRET = 'Zwqxv';

export interface Village {
  world: World;
  /** Owners of the objects below. */
  teacher: Person;
  learner: Person;
  parent: Person;
  admin: Person;
  /** Of the same roles, with a class, a child and a plan of their own. */
  otherTeacher: Person;
  otherLearner: Person;
  otherParent: Person;
  ids: Ids;
}

interface Ids {
  group: string;
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
  consent: string;
  picture: string;
  mail: string;
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export async function startVillage(change: Partial<Config> = {}): Promise<Village> {
  const world = await startWorld({ rateLimit: 1_000_000, authRateLimit: 1_000_000, ...change });
  const staff = async (name: string, role: string) => {
    await world.register(name, { ageBand: '18+', email: `${name}@example.org` });
    await world.grant(name, role);
    return world.signIn(name);
  };
  const people = {
    teacher: await staff(`Meera${SECRET}`, 'Teacher'),
    otherTeacher: await staff('Vikram', 'Teacher'),
    parent: await staff(`Padma${SECRET}`, 'Parent'),
    otherParent: await staff('Dev', 'Parent'),
    admin: await staff(`Chief${SECRET}`, 'Admin'),
    learner: await world.register(`Asha${SECRET}`, { ageBand: '18+', email: `asha-${SECRET}@example.org` }),
    otherLearner: await world.register('Ravi', { ageBand: '18+' }),
  };
  const made = await objectsOf(world, people);
  await made.family(people.otherParent, people.otherLearner);
  return { world, ...people, ids: made.ids };
}

type People = Omit<Village, 'world' | 'ids'>;

async function objectsOf(world: World, people: People) {
  const { teacher, learner, parent, admin, otherTeacher, otherLearner } = people;
  const ok = async (
    who: Pick<Person, 'call'>,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH',
    url: string,
    body?: unknown,
  ) => {
    const reply = await who.call(method, `/api/v1/${url}`, body);
    if (reply.statusCode !== 200) throw new Error(`${method} ${url}: ${reply.body}`);
    return reply.json();
  };
  const family = async (grownUp: Person, child: Person): Promise<string> => {
    const { code } = await ok(child, 'POST', 'user/parent-code');
    return (await ok(grownUp, 'POST', 'user/parent-links', { code })).child.id;
  };
  const group = (await ok(teacher, 'POST', 'groups', { name: `Class ${SECRET}` })).group.id;
  const otherGroup = (await ok(otherTeacher, 'POST', 'groups', { name: 'Class 8A' })).group.id;
  const invitation = await ok(teacher, 'POST', `groups/${group}/invitations`, {});
  await ok(learner, 'POST', `join-group/${invitation.token}`);
  const theirs = await ok(otherTeacher, 'POST', `groups/${otherGroup}/invitations`, {});
  await ok(otherLearner, 'POST', `join-group/${theirs.token}`);
  const kids = await ok(teacher, 'POST', `groups/${group}/class-accounts`, {
    names: [`Kid ${SECRET}`],
    ageBand: '12-13',
    schoolConsent: true,
  });
  await ok(teacher, 'PUT', `teacher/students/${learner.user.id}/note`, { note: `note ${SECRET}` });
  await ok(learner, 'PATCH', 'user/profile', { bio: `bio ${SECRET}`, school: `school ${SECRET}` });
  await ok(learner, 'POST', 'user/quest-events', { events: [event('realm-entered'), answer('first', 'red')] });
  await ok(learner, 'PUT', 'user/pictures/profilePicture', { data: PIXEL });
  const checkout = (await ok(learner, 'POST', 'checkouts', { plan: 'learner-monthly' })).checkout.id;
  const licence = (await ok(admin, 'POST', 'licence-codes', { kind: 'school', places: 5, days: 30 })).licence.id;
  await completeCourse(world, learner);
  const body = { userId: learner.user.id, name: `Asha ${SECRET}` };
  const { certificate } = await ok(learner, 'POST', 'generate-certificate', body);
  await world.register(`Tara${SECRET}`, { ageBand: '12-13', parentEmail: 'mum@example.org' });
  const consent = await letterTo(world, 'mum@example.org', 'consent-asked');
  const own = await world.store.db.select().from(sessions).where(eq(sessions.userId, learner.user.id));
  const { user } = await ok(learner, 'GET', 'verify_user');
  const ids: Ids = {
    group,
    otherGroup,
    invitation: (await ok(teacher, 'GET', `groups/${group}/invitations`)).invitations[0].id,
    token: invitation.token,
    session: (await ok(learner, 'GET', 'user/sessions')).sessions[0]?.id ?? own[0]?.tokenHash,
    link: await family(parent, learner),
    certificate: certificate.id,
    verification: certificate.verificationId,
    checkout,
    licence,
    child: learner.user.id,
    classAccount: kids.cards[0].id,
    consent: consent.token,
    picture: String(user.profilePicture).split('/').at(-1) ?? '',
    mail: consent.id,
  };
  return { ids, family };
}

const completeCourse = (world: World, who: Person) =>
  world.store.write(async (tx) => {
    const gameScores = Object.fromEntries(
      PLAY_ORDER.map((realm) => [realm, { score: 88, stars: 3, trophies: 1, xp: 9 }]),
    );
    await tx
      .update(users)
      .set({ completedMaps: [...PLAY_ORDER], gameScores })
      .where(eq(users.id, who.user.id));
  });

// Plants a different marker into every text of several accounts, with the callers who may read it: the world of secrets.test.ts.
import type { Config } from '../config.ts';
import { confirmTeacher } from '../modules/groups/testing/groupFixtures.ts';
import { completeCourse, giveAddress, makeChildWithConsent, showAddressOn } from './plantedRows.ts';
import { event, startTestServer, type TestClient, type TestServer } from './testServer.ts';

export const SCAN_CALLERS = [
  'guest',
  'user',
  'pilot',
  'otherParent',
  'otherTeacher',
  /** Was invited to co-teach the class and has not answered. */
  'invitedTeacher',
  'classmate',
  'parent',
  'child',
  'limitedChild',
  'classTeacher',
  'admin',
] as const;
export type ScanCaller = (typeof SCAN_CALLERS)[number];

/** What is planted, and who may read it; everybody else may not. */
const SECRETS = {
  // A child with consent.
  // Addresses of children go to the child, a linked parent and Admins, to nobody else.
  childEmail: ['child', 'parent', 'admin'],
  limitedEmail: ['limitedChild', 'parent', 'admin'],
  childBio: ['child'],
  childSchool: ['child', 'admin'],
  childProgram: ['child', 'classTeacher', 'admin'],
  childError: ['child', 'classTeacher', 'admin'],
  childAnswer: ['child'],
  childMapProgress: ['child'],
  childFeedback: ['child', 'admin'],
  /** Offered to the class, which does not see it yet. */
  offeredProgram: ['child', 'classTeacher'],
  offeredTitle: ['child', 'classTeacher'],
  /** Shown to the class. */
  shownProgram: ['child', 'limitedChild', 'classmate', 'classTeacher'],
  shownTitle: ['child', 'limitedChild', 'classmate', 'classTeacher'],
  certificateName: ['child', 'classTeacher', 'admin', 'guest'],
  // A class account without consent, which another teacher's club has as a member too.
  classListName: ['limitedChild', 'classTeacher', 'admin'],
  limitedBio: ['limitedChild'],
  limitedSchool: ['limitedChild'],
  limitedGuardian: ['limitedChild'],
  limitedProgram: ['limitedChild'],
  limitedError: ['limitedChild'],
  limitedAnswer: ['limitedChild'],
  limitedFeedback: [],
  // Adults.
  // The child reads the note in 'Download my data'.
  teacherNote: ['classTeacher', 'child'],
  teacherEmail: ['classTeacher', 'admin'],
  teacherBio: ['classTeacher'],
  /** Said to the class in a live lesson. */
  teacherLine: ['child', 'limitedChild', 'classmate', 'classTeacher', 'admin'],
  /** To one child, with an assignment; not in the parent's week. */
  assignmentNote: ['child', 'classTeacher', 'admin'],
  // The parent's week says which class an assignment is of.
  groupName: ['child', 'limitedChild', 'classmate', 'invitedTeacher', 'classTeacher', 'admin', 'parent'],
  parentEmail: ['parent', 'admin'],
  parentBio: ['parent'],
  // What the parent calls the child.
  parentsName: ['parent'],
  consentEmail: ['admin'],
  contactMessage: ['admin'],
  contactEmail: ['admin'],
  newsletterEmail: ['admin'],
} as const satisfies Record<string, readonly ScanCaller[]>;
export type SecretName = keyof typeof SECRETS;
export const SECRET_NAMES = Object.keys(SECRETS) as SecretName[];

const LETTERS = 'bcdfghjklm';
/** Letters only, so that it fits into names and addresses; no marker is a part of another one. */
export const markerOf = (name: SecretName): string =>
  `zq${[...String(SECRET_NAMES.indexOf(name)).padStart(2, '0')].map((digit) => LETTERS[Number(digit)]).join('')}xv`;

/** Links with which anybody may read a secret. */
const LINKS: ReadonlyArray<{ path: string; shows: SecretName }> = [{ path: '/api/v1/join-group/', shows: 'groupName' }];

/** The planted secrets in the reply of an address that this caller may not read. */
export function leaksIn(body: string, url: string, caller: ScanCaller): SecretName[] {
  const text = body.toLowerCase();
  return SECRET_NAMES.filter((name) => {
    const readers: readonly ScanCaller[] = SECRETS[name];
    // What guests may read is public.
    const mayRead = readers.includes(caller) || readers.includes('guest');
    const isLinked = LINKS.some(({ path, shows }) => shows === name && url.startsWith(path));
    return !mayRead && !isLinked && text.includes(markerOf(name));
  });
}

/** The planted secrets in a reply. */
export const secretsIn = (body: string): SecretName[] =>
  SECRET_NAMES.filter((name) => body.toLowerCase().includes(markerOf(name)));

export interface SecretsWorld {
  server: TestServer;
  callers: Record<ScanCaller, Pick<TestClient, 'call'>> & Record<'child' | 'limitedChild', TestClient>;
  /** Real ids of the planted objects, by the name of the path's parameter. */
  ids: Readonly<Record<string, readonly string[]>>;
}

interface PlantOptions extends Partial<Config> {
  /** User name of the child; it stands in letters and lists of others. */
  childName?: string;
}

export async function plantSecrets({ childName = 'Asha', ...config }: PlantOptions = {}): Promise<SecretsWorld> {
  const limits = { rateLimit: 1_000_000, authRateLimit: 1_000_000 };
  const server = await startTestServer({ access: 'open', ...limits, ...config });
  const person = async (name: string, role?: string, more: object = {}): Promise<TestClient> => {
    const made = await server.register(name, { ageBand: '18+', ...more });
    if (!role) return made;
    await server.grant(name, role);
    return server.signIn(name);
  };
  const mail = (name: SecretName) => `${markerOf(name)}@example.org`;
  const admin = await person('Root', 'Admin');
  const classTeacher = await person('Meera', 'Teacher', { email: mail('teacherEmail') });
  const otherTeacher = await person('Kabir', 'Teacher');
  const invitedTeacher = await person('Imran', 'Teacher');
  const parent = await person('Padma', 'Parent', { email: mail('parentEmail') });
  const otherParent = await person('Dev', 'Parent');
  const child = await person(childName, undefined, { email: mail('childEmail') });
  const classmate = await person('Ravi');
  const pilot = await person('Tara', 'Pilot');
  const user = await person('Zoya');
  await server.register('Young', { ageBand: '12-13', parentEmail: mail('consentEmail') });

  const ok = async (
    who: Pick<TestClient, 'call'>,
    method: 'POST' | 'PUT' | 'PATCH' | 'GET',
    url: string,
    body?: object,
  ) => {
    const reply = await who.call(method, `/api/v1/${url}`, body);
    if (reply.statusCode !== 200) throw new Error(`${method} ${url}: ${reply.body}`);
    return reply.json();
  };
  const makeGroup = async (by: TestClient, name: string): Promise<string> =>
    (await ok(by, 'POST', 'groups', { name })).group.id;
  const join = async (by: TestClient, groupId: string, who: TestClient) => {
    const { token } = await ok(by, 'POST', `groups/${groupId}/invitations`, {});
    await ok(who, 'POST', `join-group/${token}`);
    return token as string;
  };
  for (const teacher of [classTeacher, otherTeacher]) await confirmTeacher(server, teacher.user.id);
  const group = await makeGroup(classTeacher, markerOf('groupName'));
  const club = await makeGroup(otherTeacher, 'Chess club');
  const cards = { names: [markerOf('classListName')], ageBand: '12-13', schoolConsent: false };
  const [card] = (await ok(classTeacher, 'POST', `groups/${group}/class-accounts`, cards)).cards;
  const limitedChild = await server.signIn(card.username, { password: card.passphrase });
  await makeChildWithConsent(server, child);
  await giveAddress(server, limitedChild, mail('limitedEmail'));
  await join(classTeacher, group, child);
  const token = await join(classTeacher, group, classmate);
  await join(otherTeacher, club, limitedChild);
  const link = async (grownUp: TestClient, of: TestClient) => {
    const { code } = await ok(of, 'POST', 'user/parent-code');
    await ok(grownUp, 'POST', 'user/parent-links', { code });
  };
  await link(parent, child);
  await link(parent, limitedChild);
  await ok(parent, 'PATCH', `parent/children/${child.user.id}`, { name: markerOf('parentsName') });
  await ok(classTeacher, 'POST', `groups/${group}/teachers`, { username: 'Imran' });

  await ok(classTeacher, 'PATCH', 'user/profile', { bio: markerOf('teacherBio') });
  await ok(parent, 'PATCH', 'user/profile', { bio: markerOf('parentBio') });
  await ok(child, 'PATCH', 'user/profile', { bio: markerOf('childBio'), school: markerOf('childSchool') });
  const limitedProfile = { bio: markerOf('limitedBio'), school: markerOf('limitedSchool') };
  await ok(limitedChild, 'PATCH', 'user/profile', { ...limitedProfile, guardianName: markerOf('limitedGuardian') });
  await ok(classTeacher, 'PUT', `teacher/students/${child.user.id}/note`, { note: markerOf('teacherNote') });
  await play(ok, child, 'child');
  await play(ok, limitedChild, 'limited');
  await ok(child, 'POST', 'user/map-progress', {
    current_map: 'ai-adventure-park',
    nextMap: 'robo-realm',
    score: 1,
    progress: { typed: markerOf('childMapProgress') },
  });
  for (const [who, name] of [
    [child, 'childFeedback'],
    [limitedChild, 'limitedFeedback'],
  ] as const) {
    const ratings = { contentRating: 5, gameplayRating: 5, recommendationRating: 5, currentMap: 'ai-adventure-park' };
    await ok(who, 'POST', 'misc/feedback', { ...ratings, feedbackNote: markerOf(name), timestamp: 1 });
  }
  await ok(server, 'POST', 'contact', {
    name: 'Somebody',
    role: 'parent',
    openMs: 60_000,
    email: mail('contactEmail'),
    subject: 'Hello there',
    message: `Hello, this is ${markerOf('contactMessage')}.`,
  });
  await ok(server, 'POST', 'newsletter', { email: mail('newsletterEmail') });
  await completeCourse(server, child);
  const name = `Asha ${markerOf('certificateName')}`;
  const { certificate } = await ok(child, 'POST', 'generate-certificate', { userId: child.user.id, name });
  await showAddressOn(server, certificate.id);
  const lessonId = await leadLiveLessons(ok, classTeacher, group);
  const programs = await showPrograms(ok, child, classTeacher, group);
  const persons = [child, limitedChild, classTeacher, parent].map((who) => who.user.id);
  const ids = {
    groupId: [group, club],
    lessonId: [lessonId],
    programId: programs,
    assignmentId: [await assignTo(ok, classTeacher, group, child.user.id)],
    studentId: persons,
    childId: persons,
    userId: persons,
    token: [token],
    verificationId: [certificate.verificationId],
    realm: ['ai-adventure-park'],
    ref: ['first', 'cake'],
    slug: ['map-making'],
    kind: ['profilePicture'],
    part: ['lessons'],
    invitationId: [(await ok(classTeacher, 'GET', `groups/${group}/invitations`)).invitations[0].id],
    id: [
      ...persons,
      certificate.id,
      'cake',
      ...(await ok(admin, 'GET', 'admin/mails')).items.map((each: { id: string }) => each.id),
      ...(await ok(admin, 'GET', 'admin/contact')).items.map((each: { id: string }) => each.id),
    ],
  };
  const strangers = { guest: server, user, pilot, otherParent, otherTeacher, invitedTeacher, classmate };
  return { server, callers: { ...strangers, parent, child, limitedChild, classTeacher, admin }, ids };
}

type Ok = (who: Pick<TestClient, 'call'>, method: 'POST', url: string, body?: object) => Promise<unknown>;

/** Programs, errors, figures and answers with the markers of this child. */
async function play(ok: Ok, who: TestClient, whose: 'child' | 'limited'): Promise<void> {
  const program = { ref: 'cake', ms: 1, at: Date.now() };
  const code = `print("${markerOf(`${whose}Program`)}")`;
  const errorKind = `${markerOf(`${whose}Error`)}Error`;
  const errors = Array.from({ length: 4 }, () =>
    event('program-run', { ...program, code, status: 'error', errorKind }),
  );
  const answered = { hints: 0, skipped: false, ms: 1, at: Date.now() };
  const events = [
    event('realm-entered'),
    event('program-run', { ...program, code, status: 'passed', errorKind: null }),
    ...errors,
    event('activity-answered', { ...answered, ref: 'first', answer: markerOf(`${whose}Answer`) }),
  ];
  await ok(who, 'POST', 'user/quest-events', { events });
}

/** A realm for one child, due in five days. Returns the assignment's id. */
async function assignTo(ok: Ok, teacher: TestClient, group: string, child: string): Promise<string> {
  const assignment = await ok(teacher, 'POST', `groups/${group}/assignments`, {
    id: '00000000-0000-4000-8000-000000000001',
    target: { kind: 'realm', realm: 'ai-adventure-park' },
    due: { date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10), time: null },
    timeZone: 'Asia/Kolkata',
    learners: [child],
    note: { text: markerOf('assignmentNote') },
  });
  return (assignment as { id: string }).id;
}

/** One waits, one is shown. Returns their ids. */
async function showPrograms(ok: Ok, child: TestClient, teacher: TestClient, group: string): Promise<string[]> {
  const offer = async (kind: 'offered' | 'shown') => {
    const reply = await ok(child, 'POST', 'user/class-programs', {
      ...{ groupId: group, savedId: kind, title: `Cake ${markerOf(`${kind}Title`)}`, remixOf: null },
      code: `print("${markerOf(`${kind}Program`)}")`,
    });
    return (reply as { id: string }).id;
  };
  const [waiting, shown] = [await offer('offered'), await offer('shown')];
  const read = await teacher.call('GET', `/api/v1/groups/${group}/programs/${shown}`);
  const decision = { decision: { kind: 'show' }, offeredAt: read.json().offeredAt };
  await ok(teacher, 'POST', `groups/${group}/programs/${shown}/decision`, decision);
  return [waiting, shown];
}

/** One lesson is over, another one is on. Returns the id of the first. */
async function leadLiveLessons(ok: Ok, teacher: TestClient, group: string): Promise<string> {
  const live = `groups/${group}/live`;
  const start = async () => ((await ok(teacher, 'POST', live)) as { lesson: { id: string } }).lesson.id;
  const over = await start();
  await ok(teacher, 'POST', `${live}/end`, { lesson: over });
  const id = await start();
  await ok(teacher, 'POST', `${live}/commands`, {
    lesson: id,
    id: '00000000-0000-4000-8000-000000000000',
    command: { kind: 'gather', line: null, text: `Listen: ${markerOf('teacherLine')}` },
  });
  return over;
}

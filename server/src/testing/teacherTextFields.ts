// The hand-written tables of what teachers write: how each text that children see is sent, and why no child sees the others.
import type { TestClient } from './testServer.ts';

export interface WritingTeacher {
  teacher: TestClient;
  groupId: string;
  assignmentId: string;
  /** Of the live lesson that is on. */
  lessonId: string;
}

type Reply = ReturnType<TestClient['call']>;

let sent = 0;
const nextId = () => {
  sent += 1;
  return `00000000-0000-4000-a000-${String(sent).padStart(12, '0')}`;
};

/** Each field of the type `textForChildren`, as 'METHOD path field'; `preset` is what an unconfirmed teacher may send there. */
export const TEXTS_FOR_CHILDREN: Readonly<
  Record<string, { send(by: WritingTeacher, text: string): Reply; preset(by: WritingTeacher): Reply }>
> = {
  'POST /api/v1/groups body.name': {
    send: ({ teacher }, name) => teacher.call('POST', '/api/v1/groups', { name }),
    preset: ({ teacher }) => teacher.call('POST', '/api/v1/groups', { name: 'कक्षा ६ ब' }),
  },
  'PATCH /api/v1/groups/:groupId body.name': {
    send: ({ teacher, groupId }, name) => teacher.call('PATCH', `/api/v1/groups/${groupId}`, { name }),
    preset: ({ teacher, groupId }) => teacher.call('PATCH', `/api/v1/groups/${groupId}`, { name: 'Python Club 2' }),
  },
  'POST /api/v1/groups/:groupId/assignments body.note.text': {
    send: (by, text) => assign(by, { text }),
    preset: (by) => assign(by, { preset: 'take-time' }),
  },
  'PATCH /api/v1/groups/:groupId/assignments/:assignmentId body.note.text': {
    send: (by, text) => reassign(by, { text }),
    preset: (by) => reassign(by, { preset: 'take-time' }),
  },
  'POST /api/v1/groups/:groupId/live/commands body.command.text': {
    send: (by, text) => gather(by, { line: null, text }),
    preset: (by) => gather(by, { line: 'listen', text: null }),
  },
};

export const assign = ({ teacher, groupId }: WritingTeacher, note: object | null, id = nextId()): Reply =>
  teacher.call('POST', `/api/v1/groups/${groupId}/assignments`, {
    ...{ id, target: { kind: 'realm', realm: 'ai-adventure-park' }, timeZone: 'UTC', learners: 'all', note },
    due: { date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10), time: null },
  });

const reassign = ({ teacher, groupId, assignmentId }: WritingTeacher, note: object): Reply =>
  teacher.call('PATCH', `/api/v1/groups/${groupId}/assignments/${assignmentId}`, { note });

export const gather = ({ teacher, groupId, lessonId }: WritingTeacher, what: object): Reply =>
  teacher.call('POST', `/api/v1/groups/${groupId}/live/commands`, {
    ...{ lesson: lessonId, id: nextId(), command: { kind: 'gather', ...what } },
  });

/** Fields that teachers can send and that reach no child as text, by the reason. `*` stands for the path of a class. */
export const NO_TEXT_FOR_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  'cipher of the own backpack, which nobody else is given': [
    'PUT /api/v1/user/backpack body.cipher',
    'PUT /api/v1/user/backpack body.lock.salt',
    'PUT /api/v1/user/backpack body.lock.wrappedKey',
  ],
  'an id, a code, a day or a zone, which has to exist or to have its form': [
    'POST */assignments body.id',
    'POST */assignments body.target.ref',
    'POST */assignments body.due.date',
    'POST */assignments body.due.time',
    'POST */assignments body.timeZone',
    'POST */assignments body.learners[]',
    'PATCH */assignments/:assignmentId body.due.date',
    'PATCH */assignments/:assignmentId body.due.time',
    'PATCH */assignments/:assignmentId body.timeZone',
    'PATCH */assignments/:assignmentId body.learners[]',
    'POST */class-accounts/reset-passwords body.userIds[]',
    'PUT */licence body.code',
    'POST */members/:userId/move body.toGroupId',
    'PUT */realms body.timeZone',
    'POST */live/end body.lesson',
    'POST */live/commands body.lesson',
    'POST */live/commands body.id',
    'POST */live/commands body.command.goal.task',
    'POST */live/commands body.command.learner',
    'POST /api/v1/generate-certificate body.userId',
    'POST /api/v1/share-certificate body.certificateId',
    'PUT /api/v1/courses/:slug/checks body.item',
    'POST /api/v1/join-group body.code',
    'POST /api/v1/licence-codes/redeem body.code',
    'POST /api/v1/speech body.id',
    'POST /api/v1/user/live/presence body.task',
    'POST /api/v1/user/review/answers body.id',
    'POST /api/v1/user/review/answers body.item',
    'POST /api/v1/user/review/answers body.option',
    'POST /api/v1/user/class-programs body.groupId',
    'POST /api/v1/user/tell-adult body.text',
    'POST /api/v1/user/class-programs body.savedId',
    'POST /api/v1/user/class-programs body.remixOf',
  ],
  "the user name of another teacher, who is looked up; not a child's": [
    'POST */teachers body.username',
    'POST */hand-over body.username',
  ],
  "names on the class list, which only the class's teachers see and print": [
    'PATCH */class-accounts/:userId body.name',
    'POST */class-accounts body.names[]',
  ],
  "the teacher's private note, which only that learner's export shows, as `shownText` allows": [
    'PUT /api/v1/teacher/students/:studentId/note body.note',
  ],
  "a learner's own words, which pass `wordsProblem` and a teacher": [
    'POST /api/v1/user/class-programs body.title',
    'POST /api/v1/user/class-programs body.code',
  ],
  "the person's own account, progress and settings, which no child sees": [
    'POST /api/v1/user/email body.email',
    'POST /api/v1/user/email body.password',
    'POST /api/v1/user/password body.current',
    'POST /api/v1/user/password body.password',
    'POST /api/v1/user/delete body.password',
    'PUT /api/v1/user/pictures/:kind body.data',
    'POST /api/v1/user/consent body.parentEmail',
    'PATCH /api/v1/user/profile body.bio',
    'PATCH /api/v1/user/profile body.dateOfBirth',
    'PATCH /api/v1/user/profile body.school',
    'PATCH /api/v1/user/profile body.grade',
    'PATCH /api/v1/user/profile body.guardianName',
    'PATCH /api/v1/user/profile body.guardianPhone',
    'PATCH /api/v1/user/profile body.profilePicture',
    'PATCH /api/v1/user/profile body.coverPhoto',
    'PATCH /api/v1/user/settings body.settings',
    'PATCH /api/v1/user/settings body.settings{key}',
    'PATCH /api/v1/user/settings body.settings{}',
    'POST /api/v1/user/map-progress body.current_map',
    'POST /api/v1/user/map-progress body.nextMap',
    'POST /api/v1/user/map-progress body.progress{key}',
    'POST /api/v1/user/map-progress body.progress{}',
    'POST /api/v1/user/quest-events body.events[]',
    'POST /api/v1/user/workshop-programs body.changed[].id',
    'POST /api/v1/user/workshop-programs body.changed[].name',
    'POST /api/v1/user/workshop-programs body.changed[].code',
    'POST /api/v1/user/workshop-programs body.changed[].remixOf',
    'POST /api/v1/user/workshop-programs body.removed[]',
  ],
  'the name on an own certificate, which nobody is shown but who has its address': [
    'POST /api/v1/generate-certificate body.name',
  ],
  'the address to which the own certificate is sent, by the sender': ['POST /api/v1/share-certificate body.email'],
};

// Calls to objects of other people, the table of ownership.test.ts.
import { ASSIGNMENT_CASES } from './assignmentAccess.ts';
import { CLASS_CASES } from './classOwnership.ts';
import type { Tenants } from './tenants.ts';

export type Stranger = 'otherTeacher' | 'otherLearner' | 'otherParent';

export interface ForeignCase {
  route: string;
  /** A user whose role may call the route, but not for this object. */
  as: Stranger;
  url: (ids: Tenants['ids']) => string;
  body?: (ids: Tenants['ids']) => unknown;
  /** The reply is 200 without the object, instead of 403 or 404. */
  harmless?: true;
}

const groupUrl =
  (rest = '') =>
  (ids: Tenants['ids']) =>
    `/api/v1/groups/${ids.group}${rest}`;
const classAccountId = (ids: Tenants['ids']) => ids.classAccount;

export const FOREIGN_CASES: readonly ForeignCase[] = [
  {
    route: 'DELETE /api/v1/user/sessions/:id',
    as: 'otherLearner',
    url: (ids) => `/api/v1/user/sessions/${ids.session}`,
  },
  {
    route: 'POST /api/v1/teacher/school/colleagues/:id',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/teacher/school/colleagues/${ids.colleague}`,
    body: () => ({ accept: true }),
  },
  {
    route: 'DELETE /api/v1/user/parent-links/:id',
    as: 'otherLearner',
    url: (ids) => `/api/v1/user/parent-links/${ids.link}`,
  },
  {
    route: 'DELETE /api/v1/user/parent-links/:id',
    as: 'otherParent',
    url: (ids) => `/api/v1/user/parent-links/${ids.link}`,
  },
  {
    route: 'GET /api/v1/user-certificates',
    as: 'otherLearner',
    url: (ids) => `/api/v1/user-certificates?userId=${ids.child}`,
  },
  {
    route: 'GET /api/v1/user-certificates',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/user-certificates?userId=${ids.child}`,
  },
  {
    route: 'GET /api/v1/check-certificate',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/check-certificate?userId=${ids.child}`,
  },
  {
    route: 'GET /api/v1/course-completion',
    as: 'otherParent',
    url: (ids) => `/api/v1/course-completion?userId=${ids.child}`,
  },
  {
    route: 'POST /api/v1/generate-certificate',
    as: 'otherLearner',
    url: () => '/api/v1/generate-certificate',
    body: (ids) => ({ userId: ids.child, name: 'Ravi Rao' }),
  },
  {
    route: 'PATCH /api/v1/user-certificates/:id',
    as: 'otherLearner',
    url: (ids) => `/api/v1/user-certificates/${ids.certificate}`,
    body: () => ({ showEmail: true }),
  },
  {
    route: 'POST /api/v1/share-certificate',
    as: 'otherLearner',
    url: () => '/api/v1/share-certificate',
    body: (ids) => ({ certificateId: ids.certificate, email: 'ravi@example.org' }),
  },
  { route: 'GET /api/v1/groups/:groupId', as: 'otherTeacher', url: groupUrl() },
  { route: 'PATCH /api/v1/groups/:groupId', as: 'otherTeacher', url: groupUrl(), body: () => ({ name: 'Mine' }) },
  { route: 'GET /api/v1/groups/:groupId/members', as: 'otherTeacher', url: groupUrl('/members') },
  {
    route: 'DELETE /api/v1/groups/:groupId/members/:userId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.group}/members/${ids.child}`,
  },
  {
    // Another teacher's learner through the caller's own group.
    route: 'DELETE /api/v1/groups/:groupId/members/:userId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.otherGroup}/members/${ids.child}`,
  },
  {
    route: 'POST /api/v1/groups/:groupId/teachers',
    as: 'otherTeacher',
    url: groupUrl('/teachers'),
    body: () => ({ username: 'Vikram' }),
  },
  {
    route: 'DELETE /api/v1/groups/:groupId/teachers/:userId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.group}/teachers/${ids.child}`,
  },
  ...CLASS_CASES,
  ...ASSIGNMENT_CASES,
  {
    // An invitation of somebody else.
    route: 'POST /api/v1/teacher/group-invitations/:groupId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/teacher/group-invitations/${ids.group}`,
    body: () => ({ accept: true }),
  },
  { route: 'GET /api/v1/groups/:groupId/realms', as: 'otherTeacher', url: groupUrl('/realms') },
  {
    route: 'PUT /api/v1/groups/:groupId/realms',
    as: 'otherTeacher',
    url: groupUrl('/realms'),
    body: () => ({ rules: [{ realm: 'robo-realm', state: 'locked' }] }),
  },
  { route: 'GET /api/v1/groups/:groupId/invitations', as: 'otherTeacher', url: groupUrl('/invitations') },
  {
    route: 'POST /api/v1/groups/:groupId/invitations',
    as: 'otherTeacher',
    url: groupUrl('/invitations'),
    body: () => ({}),
  },
  {
    route: 'DELETE /api/v1/groups/:groupId/invitations/:invitationId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.group}/invitations/${ids.invitation}`,
  },
  {
    route: 'DELETE /api/v1/groups/:groupId/invitations/:invitationId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.otherGroup}/invitations/${ids.invitation}`,
  },
  {
    route: 'POST /api/v1/groups/:groupId/class-accounts',
    as: 'otherTeacher',
    url: groupUrl('/class-accounts'),
    body: () => ({ names: ['Mine'], ageBand: '12-13', schoolConsent: true }),
  },
  {
    route: 'POST /api/v1/groups/:groupId/class-accounts/reset-passwords',
    as: 'otherTeacher',
    url: groupUrl('/class-accounts/reset-passwords'),
    body: () => ({ userIds: 'all' }),
  },
  {
    route: 'POST /api/v1/groups/:groupId/class-accounts/reset-passwords',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.otherGroup}/class-accounts/reset-passwords`,
    body: (ids) => ({ userIds: [classAccountId(ids)] }),
  },
  {
    route: 'PATCH /api/v1/groups/:groupId/class-accounts/:userId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.group}/class-accounts/${ids.classAccount}`,
    body: () => ({ name: 'Mine' }),
  },
  {
    route: 'PATCH /api/v1/groups/:groupId/class-accounts/:userId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.otherGroup}/class-accounts/${ids.classAccount}`,
    body: () => ({ name: 'Mine' }),
  },
  {
    route: 'DELETE /api/v1/user/groups/:groupId',
    as: 'otherLearner',
    url: (ids) => `/api/v1/user/groups/${ids.group}`,
  },
  { route: 'GET /api/v1/checkouts/:id', as: 'otherLearner', url: (ids) => `/api/v1/checkouts/${ids.checkout}` },
  {
    route: 'POST /api/v1/checkouts/:id/confirm',
    as: 'otherLearner',
    url: (ids) => `/api/v1/checkouts/${ids.checkout}/confirm`,
  },
  {
    route: 'POST /api/v1/sandbox/checkouts/:id',
    as: 'otherLearner',
    url: (ids) => `/api/v1/sandbox/checkouts/${ids.checkout}`,
    body: () => ({ outcome: 'pay' }),
  },
  {
    // A list filtered by a group: another teacher's group gives an empty list.
    route: 'GET /api/v1/teacher/students',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/teacher/students?groupId=${ids.group}&group=${ids.group}&search=asha`,
    harmless: true,
  },
  {
    route: 'GET /api/v1/teacher/students/:studentId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/teacher/students/${ids.child}`,
  },
  {
    route: 'GET /api/v1/teacher/students/:studentId/evidence/:realm/:ref',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/teacher/students/${ids.child}/evidence/ai-adventure-park/first`,
  },
  {
    route: 'PUT /api/v1/teacher/students/:studentId/note',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/teacher/students/${ids.child}/note`,
    body: () => ({ note: 'mine' }),
  },
  {
    route: 'GET /api/v1/teacher/groups/:groupId/heat-map',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/teacher/groups/${ids.group}/heat-map`,
  },
  {
    route: 'PATCH /api/v1/parent/children/:childId',
    as: 'otherParent',
    url: (ids) => `/api/v1/parent/children/${ids.child}`,
    body: () => ({ digest: true }),
  },
  {
    route: 'GET /api/v1/parent/children/:childId/consent',
    as: 'otherParent',
    url: (ids) => `/api/v1/parent/children/${ids.child}/consent`,
  },
  {
    route: 'POST /api/v1/parent/children/:childId/consent',
    as: 'otherParent',
    url: (ids) => `/api/v1/parent/children/${ids.child}/consent`,
    body: () => ({ answer: 'give' }),
  },
];

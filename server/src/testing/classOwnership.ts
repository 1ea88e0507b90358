// Part of ownershipCases.ts: calls to another teacher's class, its students, licence, live lesson and shown programs.
import type { ForeignCase } from './ownershipCases.ts';
import type { Tenants } from './tenants.ts';

const groupUrl = (rest: string) => (ids: Tenants['ids']) => `/api/v1/groups/${ids.group}${rest}`;

export const CLASS_CASES: readonly ForeignCase[] = [
  {
    route: 'POST /api/v1/parent/class-consents/:id',
    as: 'otherParent',
    url: (ids) => `/api/v1/parent/class-consents/${ids.classConsent}`,
    body: () => ({ answer: 'decline' }),
  },
  {
    route: 'POST /api/v1/groups/:groupId/members/:userId/move',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.group}/members/${ids.child}/move`,
    body: (ids) => ({ toGroupId: ids.otherGroup }),
  },
  {
    // Another teacher's learner as if he were in the caller's own group.
    route: 'POST /api/v1/groups/:groupId/members/:userId/move',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.otherGroup}/members/${ids.child}/move`,
    body: (ids) => ({ toGroupId: ids.otherGroup }),
  },
  {
    route: 'POST /api/v1/groups/:groupId/hand-over',
    as: 'otherTeacher',
    url: groupUrl('/hand-over'),
    body: () => ({ username: 'Vikram' }),
  },
  { route: 'DELETE /api/v1/groups/:groupId/hand-over', as: 'otherTeacher', url: groupUrl('/hand-over') },
  { route: 'GET /api/v1/groups/:groupId/licence', as: 'otherTeacher', url: groupUrl('/licence') },
  {
    route: 'PUT /api/v1/groups/:groupId/licence',
    as: 'otherTeacher',
    url: groupUrl('/licence'),
    body: () => ({ code: '7KQ2-M4XD-9RTB' }),
  },
  { route: 'DELETE /api/v1/groups/:groupId/licence', as: 'otherTeacher', url: groupUrl('/licence') },
  { route: 'GET /api/v1/groups/:groupId/live', as: 'otherTeacher', url: groupUrl('/live') },
  { route: 'POST /api/v1/groups/:groupId/live', as: 'otherTeacher', url: groupUrl('/live') },
  {
    route: 'POST /api/v1/groups/:groupId/live/end',
    as: 'otherTeacher',
    url: groupUrl('/live/end'),
    body: (ids) => ({ lesson: ids.liveLesson }),
  },
  {
    // Another teacher's lesson as if it were one of the caller's own group.
    route: 'POST /api/v1/groups/:groupId/live/end',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.otherGroup}/live/end`,
    body: (ids) => ({ lesson: ids.liveLesson }),
  },
  {
    route: 'POST /api/v1/groups/:groupId/live/commands',
    as: 'otherTeacher',
    url: groupUrl('/live/commands'),
    body: (ids) => ({
      lesson: ids.liveLesson,
      id: '00000000-0000-4000-8000-000000000000',
      command: { kind: 'pause' },
    }),
  },
  { route: 'GET /api/v1/groups/:groupId/live/stream', as: 'otherTeacher', url: groupUrl('/live/stream') },
  { route: 'GET /api/v1/groups/:groupId/live/lessons', as: 'otherTeacher', url: groupUrl('/live/lessons') },
  {
    route: 'GET /api/v1/groups/:groupId/live/lessons/:lessonId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.group}/live/lessons/${ids.liveLesson}`,
  },
  {
    route: 'GET /api/v1/groups/:groupId/live/lessons/:lessonId',
    as: 'otherTeacher',
    url: (ids) => `/api/v1/groups/${ids.otherGroup}/live/lessons/${ids.liveLesson}`,
  },
  // A program that another class shows, and one of another teacher's class as if it were of the caller's own one.
  ...(['GET', 'DELETE'] as const).map(
    (method): ForeignCase => ({
      route: `${method} /api/v1/user/class-programs/:programId`,
      as: 'otherLearner',
      url: (ids) => `/api/v1/user/class-programs/${ids.classProgram}`,
    }),
  ),
  {
    route: 'POST /api/v1/user/class-programs',
    as: 'otherLearner',
    url: () => '/api/v1/user/class-programs',
    body: (ids) => ({ groupId: ids.group, savedId: 'mine', title: 'Cake', code: 'print(1)', remixOf: null }),
  },
  { route: 'GET /api/v1/groups/:groupId/programs', as: 'otherTeacher', url: groupUrl('/programs') },
  ...(['group', 'otherGroup'] as const).flatMap((group): ForeignCase[] => {
    const url = (ids: Tenants['ids']) => `/api/v1/groups/${ids[group]}/programs/${ids.classProgram}`;
    return [
      { route: 'GET /api/v1/groups/:groupId/programs/:programId', as: 'otherTeacher', url },
      {
        route: 'POST /api/v1/groups/:groupId/programs/:programId/decision',
        as: 'otherTeacher',
        url: (ids) => `${url(ids)}/decision`,
        body: () => ({ decision: { kind: 'show' }, offeredAt: 1 }),
      },
    ];
  }),
];

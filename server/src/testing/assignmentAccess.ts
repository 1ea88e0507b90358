// Who may call the routes of assignments, and calls to those of another teacher's class: parts of accessTable.ts and ownershipCases.ts.
import type { AccessRow } from './accessTable.ts';
import type { ForeignCase } from './ownershipCases.ts';
import type { Tenants } from './tenants.ts';

const teachers = ['Teacher', 'Admin'] as const;

const newAssignment = {
  id: '5a1f0b1e-8f7f-4a55-9d0c-0d6d6f1f2b10',
  target: { kind: 'realm', realm: 'ai-adventure-park' },
  due: { date: '2099-01-05', time: null },
  timeZone: 'Asia/Kolkata',
  learners: 'all',
  note: null,
};

export const ASSIGNMENT_ACCESS: readonly AccessRow[] = [
  { route: 'GET /api/v1/groups/:groupId/assignable', open: teachers, missing: true },
  { route: 'GET /api/v1/groups/:groupId/assignments', open: teachers, missing: true },
  { route: 'POST /api/v1/groups/:groupId/assignments', open: teachers, body: newAssignment, missing: true },
  { route: 'GET /api/v1/groups/:groupId/assignments/:assignmentId', open: teachers, missing: true },
  {
    route: 'PATCH /api/v1/groups/:groupId/assignments/:assignmentId',
    open: teachers,
    body: { note: null },
    missing: true,
  },
  { route: 'DELETE /api/v1/groups/:groupId/assignments/:assignmentId', open: teachers, missing: true },
  {
    route: 'GET /api/v1/user/assignments',
    open: ['User', 'Pilot', 'Teacher', 'Parent', 'Admin'],
  },
];

const groupUrl = (rest: string) => (ids: Tenants['ids']) => `/api/v1/groups/${ids.group}/${rest}`;
const assignmentUrl = (group: 'group' | 'otherGroup') => (ids: Tenants['ids']) =>
  `/api/v1/groups/${ids[group]}/assignments/${ids.assignment}`;

export const ASSIGNMENT_CASES: readonly ForeignCase[] = [
  { route: 'GET /api/v1/groups/:groupId/assignable', as: 'otherTeacher', url: groupUrl('assignable') },
  { route: 'GET /api/v1/groups/:groupId/assignments', as: 'otherTeacher', url: groupUrl('assignments') },
  {
    route: 'POST /api/v1/groups/:groupId/assignments',
    as: 'otherTeacher',
    url: groupUrl('assignments'),
    body: () => newAssignment,
  },
  // Another teacher's assignment, in its class and as if it were of the caller's own one.
  ...(['group', 'otherGroup'] as const).flatMap((group): ForeignCase[] => {
    const url = assignmentUrl(group);
    const path = '/api/v1/groups/:groupId/assignments/:assignmentId';
    return [
      { route: `GET ${path}`, as: 'otherTeacher', url },
      { route: `PATCH ${path}`, as: 'otherTeacher', url, body: () => ({ note: { text: 'mine' } }) },
      { route: `DELETE ${path}`, as: 'otherTeacher', url },
    ];
  }),
];

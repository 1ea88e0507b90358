// Part of accessTable.ts: who may call the routes of moving students, handing over, licences, live lessons and shown programs.
import { ROLES } from '@lanternwise/shared/constants/users';
import type { AccessRow } from './accessTable.ts';

const lesson = { lesson: 'x' };
const place = { realm: null, task: null, x: null, y: null, visible: true };
const teachers = ['Teacher', 'Admin'] as const;
const offer = { groupId: 'x', savedId: 'x', title: 'Cake', code: 'print(1)', remixOf: null };

export const CLASS_ACCESS: readonly AccessRow[] = [
  {
    route: 'POST /api/v1/user/tell-adult',
    open: ROLES,
    body: { field: 'live-gather', text: 'Look here' },
    missing: true,
  },
  { route: 'GET /api/v1/class-consents/:token', open: ['guest', ...ROLES], missing: true },
  { route: 'POST /api/v1/class-consents/:token', open: ['guest', ...ROLES], body: { answer: 'give' }, missing: true },
  { route: 'GET /api/v1/parent/class-consents', open: ['Parent'] },
  { route: 'POST /api/v1/parent/class-consents/:id', open: ['Parent'], body: { answer: 'give' }, missing: true },
  { route: 'GET /api/v1/admin/users/:id/class-consents', open: ['Admin'] },
  {
    route: 'POST /api/v1/admin/class-consents/:id/lift',
    open: ['Admin'],
    body: { reason: 'a good one' },
    missing: true,
  },
  {
    route: 'POST /api/v1/groups/:groupId/members/:userId/move',
    open: teachers,
    body: { toGroupId: 'x' },
    missing: true,
  },
  { route: 'POST /api/v1/groups/:groupId/hand-over', open: teachers, body: { username: 'Ravi' }, missing: true },
  { route: 'DELETE /api/v1/groups/:groupId/hand-over', open: teachers, missing: true },
  { route: 'GET /api/v1/teacher/licences', open: teachers },
  { route: 'GET /api/v1/groups/:groupId/licence', open: teachers, missing: true },
  { route: 'PUT /api/v1/groups/:groupId/licence', open: teachers, body: { code: 'x' }, missing: true },
  { route: 'DELETE /api/v1/groups/:groupId/licence', open: teachers, missing: true },
  { route: 'GET /api/v1/groups/:groupId/live', open: teachers, missing: true },
  { route: 'POST /api/v1/groups/:groupId/live', open: teachers, missing: true },
  { route: 'POST /api/v1/groups/:groupId/live/end', open: teachers, body: lesson, missing: true },
  {
    route: 'POST /api/v1/groups/:groupId/live/commands',
    open: teachers,
    body: { ...lesson, id: '00000000-0000-4000-8000-000000000000', command: { kind: 'pause' } },
    missing: true,
  },
  { route: 'GET /api/v1/groups/:groupId/live/stream', open: teachers, missing: true },
  { route: 'GET /api/v1/groups/:groupId/live/lessons', open: teachers, missing: true },
  { route: 'GET /api/v1/groups/:groupId/live/lessons/:lessonId', open: teachers, missing: true },
  // Nobody here is in a class.
  { route: 'GET /api/v1/user/live/stream', open: ROLES, missing: true },
  { route: 'POST /api/v1/user/live/presence', open: ROLES, body: place },
  { route: 'GET /api/v1/user/class-programs', open: ROLES },
  { route: 'POST /api/v1/user/class-programs', open: ROLES, body: offer, missing: true },
  { route: 'GET /api/v1/user/class-programs/:programId', open: ROLES, missing: true },
  { route: 'DELETE /api/v1/user/class-programs/:programId', open: ROLES, missing: true },
  { route: 'GET /api/v1/groups/:groupId/programs', open: teachers, missing: true },
  { route: 'GET /api/v1/groups/:groupId/programs/:programId', open: teachers, missing: true },
  {
    route: 'POST /api/v1/groups/:groupId/programs/:programId/decision',
    open: teachers,
    body: { decision: { kind: 'show' }, offeredAt: 1 },
    missing: true,
  },
];

// Who may call the routes by which a teacher moves students, hands a class over and opens it with a licence: a part of the table in accessTable.ts, written by hand.
import type { AccessRow } from './accessTable.ts';

const teachers = ['Teacher', 'Admin'] as const;

export const CLASS_ACCESS: readonly AccessRow[] = [
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
];

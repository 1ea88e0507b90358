// Routes of groups.
import type * as contracts from '../groups.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const groupsRoutes = defineRoutes('groups', {
  teacherGroups: 'GET /api/v1/teacher/groups',
  listGroups: 'GET /api/v1/groups',
  createGroup: 'POST /api/v1/groups',
  groupDetail: 'GET /api/v1/groups/:groupId',
  updateGroup: 'PATCH /api/v1/groups/:groupId',
  groupMembers: 'GET /api/v1/groups/:groupId/members',
  removeMember: 'DELETE /api/v1/groups/:groupId/members/:userId',
  moveMember: 'POST /api/v1/groups/:groupId/members/:userId/move',
  addTeacher: 'POST /api/v1/groups/:groupId/teachers',
  removeTeacher: 'DELETE /api/v1/groups/:groupId/teachers/:userId',
  teacherInvitations: 'GET /api/v1/teacher/group-invitations',
  answerTeacherInvitation: 'POST /api/v1/teacher/group-invitations/:groupId',
  handOverGroup: 'POST /api/v1/groups/:groupId/hand-over',
  keepGroup: 'DELETE /api/v1/groups/:groupId/hand-over',
  groupRealms: 'GET /api/v1/groups/:groupId/realms',
  setRealmRules: 'PUT /api/v1/groups/:groupId/realms',
});
export const groupsEndpoints = typedEndpoints<typeof contracts, typeof groupsRoutes>(groupsRoutes);

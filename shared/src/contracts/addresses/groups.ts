// Name, method and path of the calls about groups, without their schemas.
import type * as contracts from '../groups.ts';
import { callsOf, defineAddresses } from './address.ts';

export const groupsAddresses = defineAddresses('groups', {
  teacherGroups: 'GET /api/v1/teacher/groups',
  listGroups: 'GET /api/v1/groups',
  createGroup: 'POST /api/v1/groups',
  groupDetail: 'GET /api/v1/groups/:groupId',
  updateGroup: 'PATCH /api/v1/groups/:groupId',
  groupMembers: 'GET /api/v1/groups/:groupId/members',
  removeMember: 'DELETE /api/v1/groups/:groupId/members/:userId',
  addTeacher: 'POST /api/v1/groups/:groupId/teachers',
  removeTeacher: 'DELETE /api/v1/groups/:groupId/teachers/:userId',
  groupRealms: 'GET /api/v1/groups/:groupId/realms',
  setRealmRules: 'PUT /api/v1/groups/:groupId/realms',
});
export const groupsCalls = callsOf<typeof contracts, typeof groupsAddresses>(groupsAddresses);

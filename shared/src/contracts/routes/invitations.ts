// Routes of group invitations.
import type * as contracts from '../invitations.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const invitationsRoutes = defineRoutes('invitations', {
  listInvitations: 'GET /api/v1/groups/:groupId/invitations',
  createInvitation: 'POST /api/v1/groups/:groupId/invitations',
  revokeInvitation: 'DELETE /api/v1/groups/:groupId/invitations/:invitationId',
  previewInvitation: 'GET /api/v1/join-group/:token',
  joinByLink: 'POST /api/v1/join-group/:token',
  joinByCode: 'POST /api/v1/join-group',
  ownGroups: 'GET /api/v1/user/groups',
  leaveGroup: 'DELETE /api/v1/user/groups/:groupId',
});
export const invitationsEndpoints = typedEndpoints<typeof contracts, typeof invitationsRoutes>(invitationsRoutes);

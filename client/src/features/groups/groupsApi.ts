// The calls of groups: a teacher's, and those of a learner who joins, looks and leaves.
import { classAccountsCalls } from '@lanternwise/shared/contracts/addresses/class-accounts';
import { groupsCalls } from '@lanternwise/shared/contracts/addresses/groups';
import { invitationsCalls } from '@lanternwise/shared/contracts/addresses/invitations';
import { api, LIST } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

interface InGroup {
  groupId: string;
}
const groups = { type: 'Group', id: LIST } as const;
const students = { type: 'Student', id: LIST } as const;
const group = ({ groupId }: InGroup) => ({ type: 'Group', id: groupId }) as const;
const members = ({ groupId }: InGroup) => ({ type: 'Members', id: groupId }) as const;
const rules = ({ groupId }: InGroup) => ({ type: 'RealmRules', id: groupId }) as const;
const invitations = ({ groupId }: InGroup) => ({ type: 'Invitations', id: groupId }) as const;
const heatMap = ({ groupId }: InGroup) => ({ type: 'HeatMap', id: groupId }) as const;
/** Everything that counts or lists the learners of a group. */
const learnersOf = (args: InGroup) => [groups, group(args), members(args), heatMap(args), students];

export const groupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    groups: endpoint(build, groupsCalls.listGroups, { providesTags: [groups] }),
    createGroup: endpoint(build, groupsCalls.createGroup, { invalidatesTags: [groups] }),
    group: endpoint(build, groupsCalls.groupDetail, { providesTags: (_reply, _error, args) => [group(args)] }),
    updateGroup: endpoint(build, groupsCalls.updateGroup, {
      invalidatesTags: (_reply, _error, args) => [groups, group(args), heatMap(args), students],
    }),
    members: endpoint(build, groupsCalls.groupMembers, { providesTags: (_reply, _error, args) => [members(args)] }),
    removeMember: endpoint(build, groupsCalls.removeMember, {
      invalidatesTags: (_reply, _error, args) => learnersOf(args),
    }),
    addTeacher: endpoint(build, groupsCalls.addTeacher, { invalidatesTags: (_reply, _error, args) => [group(args)] }),
    removeTeacher: endpoint(build, groupsCalls.removeTeacher, {
      invalidatesTags: (_reply, _error, args) => [groups, group(args), students],
    }),
    realmRules: endpoint(build, groupsCalls.groupRealms, { providesTags: (_reply, _error, args) => [rules(args)] }),
    setRealmRules: endpoint(build, groupsCalls.setRealmRules, {
      invalidatesTags: (_reply, _error, args) => [rules(args)],
    }),
    invitations: endpoint(build, invitationsCalls.listInvitations, {
      providesTags: (_reply, _error, args) => [invitations(args)],
    }),
    createInvitation: endpoint(build, invitationsCalls.createInvitation, {
      invalidatesTags: (_reply, _error, args) => [invitations(args)],
    }),
    revokeInvitation: endpoint(build, invitationsCalls.revokeInvitation, {
      invalidatesTags: (_reply, _error, args) => [invitations(args)],
    }),
    makeClassAccounts: endpoint(build, classAccountsCalls.makeClassAccounts, {
      invalidatesTags: (_reply, _error, args) => learnersOf(args),
    }),
    resetClassPasswords: endpoint(build, classAccountsCalls.resetClassPasswords),
    changeClassAccount: endpoint(build, classAccountsCalls.changeClassAccount, {
      invalidatesTags: (_reply, _error, args) => [
        members(args),
        heatMap(args),
        students,
        { type: 'Student', id: args.userId },
      ],
    }),
    previewInvitation: endpoint(build, invitationsCalls.previewInvitation, { keepUnusedDataFor: 0 }),
    joinByLink: endpoint(build, invitationsCalls.joinByLink, { invalidatesTags: ['OwnGroups'] }),
    joinByCode: endpoint(build, invitationsCalls.joinByCode, { invalidatesTags: ['OwnGroups'] }),
    ownGroups: endpoint(build, invitationsCalls.ownGroups, { providesTags: ['OwnGroups'] }),
    leaveGroup: endpoint(build, invitationsCalls.leaveGroup, { invalidatesTags: ['OwnGroups'] }),
  }),
});

export const {
  useGroupsQuery,
  useCreateGroupMutation,
  useGroupQuery,
  useUpdateGroupMutation,
  useMembersQuery,
  useRemoveMemberMutation,
  useAddTeacherMutation,
  useRemoveTeacherMutation,
  useRealmRulesQuery,
  useSetRealmRulesMutation,
  useInvitationsQuery,
  useCreateInvitationMutation,
  useRevokeInvitationMutation,
  useMakeClassAccountsMutation,
  useResetClassPasswordsMutation,
  useChangeClassAccountMutation,
  useJoinByCodeMutation,
  useOwnGroupsQuery,
  useLeaveGroupMutation,
} = groupsApi;

// RTK Query endpoints of groups, for teachers and for learners who join, view and leave them.
import { classAccountsEndpoints } from '@lanternwise/shared/contracts/routes/class-accounts';
import { classLicencesEndpoints } from '@lanternwise/shared/contracts/routes/class-licences';
import { groupsEndpoints } from '@lanternwise/shared/contracts/routes/groups';
import { invitationsEndpoints } from '@lanternwise/shared/contracts/routes/invitations';
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

interface InGroup {
  groupId: string;
}
const groups = { type: 'Group', id: LIST_TAG_ID } as const;
const students = { type: 'Student', id: LIST_TAG_ID } as const;
const group = ({ groupId }: InGroup) => ({ type: 'Group', id: groupId }) as const;
const members = ({ groupId }: InGroup) => ({ type: 'Members', id: groupId }) as const;
const rules = ({ groupId }: InGroup) => ({ type: 'RealmRules', id: groupId }) as const;
const invitations = ({ groupId }: InGroup) => ({ type: 'Invitations', id: groupId }) as const;
const heatMap = ({ groupId }: InGroup) => ({ type: 'HeatMap', id: groupId }) as const;
/** All tags that depend on the learners of a group. */
const learnersOf = (args: InGroup) =>
  [groups, group(args), members(args), heatMap(args), students, 'ClassLicence'] as const;

export const groupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    groups: endpoint(build, groupsEndpoints.listGroups, { providesTags: [groups] }),
    createGroup: endpoint(build, groupsEndpoints.createGroup, { invalidatesTags: [groups] }),
    group: endpoint(build, groupsEndpoints.groupDetail, { providesTags: (_reply, _error, args) => [group(args)] }),
    updateGroup: endpoint(build, groupsEndpoints.updateGroup, {
      invalidatesTags: (_reply, _error, args) => [groups, group(args), heatMap(args), students],
    }),
    members: endpoint(build, groupsEndpoints.groupMembers, { providesTags: (_reply, _error, args) => [members(args)] }),
    removeMember: endpoint(build, groupsEndpoints.removeMember, {
      invalidatesTags: (_reply, _error, args) => learnersOf(args),
    }),
    moveMember: endpoint(build, groupsEndpoints.moveMember, {
      invalidatesTags: (_reply, _error, args) => [...learnersOf(args), ...learnersOf({ groupId: args.toGroupId })],
    }),
    handOverGroup: endpoint(build, groupsEndpoints.handOverGroup, {
      invalidatesTags: (_reply, _error, args) => [group(args)],
    }),
    keepGroup: endpoint(build, groupsEndpoints.keepGroup, {
      invalidatesTags: (_reply, _error, args) => [group(args)],
    }),
    teacherLicences: endpoint(build, classLicencesEndpoints.teacherLicences, { providesTags: ['ClassLicence'] }),
    classLicence: endpoint(build, classLicencesEndpoints.classLicence, { providesTags: ['ClassLicence'] }),
    openClass: endpoint(build, classLicencesEndpoints.openClass, {
      // A staff code that is entered here asks to join the school, also where the class stays closed.
      invalidatesTags: ['ClassLicence', 'School', students],
    }),
    closeClass: endpoint(build, classLicencesEndpoints.closeClass, { invalidatesTags: ['ClassLicence', students] }),
    addTeacher: endpoint(build, groupsEndpoints.addTeacher, {
      invalidatesTags: (_reply, _error, args) => [group(args)],
    }),
    removeTeacher: endpoint(build, groupsEndpoints.removeTeacher, {
      invalidatesTags: (_reply, _error, args) => [groups, group(args), students],
    }),
    teacherInvitations: endpoint(build, groupsEndpoints.teacherInvitations, { providesTags: ['TeacherInvitations'] }),
    answerTeacherInvitation: endpoint(build, groupsEndpoints.answerTeacherInvitation, {
      invalidatesTags: (_reply, _error, args) => ['TeacherInvitations', groups, group(args), students],
    }),
    realmRules: endpoint(build, groupsEndpoints.groupRealms, { providesTags: (_reply, _error, args) => [rules(args)] }),
    setRealmRules: endpoint(build, groupsEndpoints.setRealmRules, {
      invalidatesTags: (_reply, _error, args) => [rules(args)],
    }),
    invitations: endpoint(build, invitationsEndpoints.listInvitations, {
      providesTags: (_reply, _error, args) => [invitations(args)],
    }),
    createInvitation: endpoint(build, invitationsEndpoints.createInvitation, {
      invalidatesTags: (_reply, _error, args) => [invitations(args)],
    }),
    revokeInvitation: endpoint(build, invitationsEndpoints.revokeInvitation, {
      invalidatesTags: (_reply, _error, args) => [invitations(args)],
    }),
    makeClassAccounts: endpoint(build, classAccountsEndpoints.makeClassAccounts, {
      invalidatesTags: (_reply, _error, args) => learnersOf(args),
    }),
    resetClassPasswords: endpoint(build, classAccountsEndpoints.resetClassPasswords),
    changeClassAccount: endpoint(build, classAccountsEndpoints.changeClassAccount, {
      invalidatesTags: (_reply, _error, args) => [
        members(args),
        heatMap(args),
        students,
        { type: 'Student', id: args.userId },
      ],
    }),
    previewInvitation: endpoint(build, invitationsEndpoints.previewInvitation, { keepUnusedDataFor: 0 }),
    joinByLink: endpoint(build, invitationsEndpoints.joinByLink, { invalidatesTags: ['OwnGroups'] }),
    joinByCode: endpoint(build, invitationsEndpoints.joinByCode, { invalidatesTags: ['OwnGroups'] }),
    leaveGroup: endpoint(build, invitationsEndpoints.leaveGroup, { invalidatesTags: ['OwnGroups'] }),
  }),
});

export const {
  useGroupsQuery,
  useCreateGroupMutation,
  useGroupQuery,
  useUpdateGroupMutation,
  useMembersQuery,
  useRemoveMemberMutation,
  useMoveMemberMutation,
  useHandOverGroupMutation,
  useKeepGroupMutation,
  useTeacherLicencesQuery,
  useClassLicenceQuery,
  useOpenClassMutation,
  useCloseClassMutation,
  useAddTeacherMutation,
  useRemoveTeacherMutation,
  useTeacherInvitationsQuery,
  useAnswerTeacherInvitationMutation,
  useRealmRulesQuery,
  useSetRealmRulesMutation,
  useLazyPreviewInvitationQuery,
  useInvitationsQuery,
  useCreateInvitationMutation,
  useRevokeInvitationMutation,
  useMakeClassAccountsMutation,
  useResetClassPasswordsMutation,
  useChangeClassAccountMutation,
  useJoinByCodeMutation,
  useLeaveGroupMutation,
} = groupsApi;

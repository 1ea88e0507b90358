// RTK Query endpoints of groups, for teachers and for learners who join, view and leave them.
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
    groups: endpoint(build, 'GET /groups', { providesTags: [groups] }),
    createGroup: endpoint(build, 'POST /groups', { invalidatesTags: [groups] }),
    group: endpoint(build, 'GET /groups/:groupId', { providesTags: (_reply, _error, args) => [group(args)] }),
    updateGroup: endpoint(build, 'PATCH /groups/:groupId', {
      invalidatesTags: (_reply, _error, args) => [groups, group(args), heatMap(args), students],
    }),
    members: endpoint(build, 'GET /groups/:groupId/members', {
      providesTags: (_reply, _error, args) => [members(args)],
    }),
    removeMember: endpoint(build, 'DELETE /groups/:groupId/members/:userId', {
      invalidatesTags: (_reply, _error, args) => learnersOf(args),
    }),
    moveMember: endpoint(build, 'POST /groups/:groupId/members/:userId/move', {
      invalidatesTags: (_reply, _error, args) => [...learnersOf(args), ...learnersOf({ groupId: args.toGroupId })],
    }),
    handOverGroup: endpoint(build, 'POST /groups/:groupId/hand-over', {
      invalidatesTags: (_reply, _error, args) => [group(args)],
    }),
    keepGroup: endpoint(build, 'DELETE /groups/:groupId/hand-over', {
      invalidatesTags: (_reply, _error, args) => [group(args)],
    }),
    teacherLicences: endpoint(build, 'GET /teacher/licences', { providesTags: ['ClassLicence'] }),
    classLicence: endpoint(build, 'GET /groups/:groupId/licence', { providesTags: ['ClassLicence'] }),
    openClass: endpoint(build, 'PUT /groups/:groupId/licence', {
      // A staff code that is entered here asks to join the school, also where the class stays closed.
      invalidatesTags: ['ClassLicence', 'School', students],
    }),
    closeClass: endpoint(build, 'DELETE /groups/:groupId/licence', { invalidatesTags: ['ClassLicence', students] }),
    addTeacher: endpoint(build, 'POST /groups/:groupId/teachers', {
      invalidatesTags: (_reply, _error, args) => [group(args)],
    }),
    removeTeacher: endpoint(build, 'DELETE /groups/:groupId/teachers/:userId', {
      invalidatesTags: (_reply, _error, args) => [groups, group(args), students],
    }),
    teacherInvitations: endpoint(build, 'GET /teacher/group-invitations', { providesTags: ['TeacherInvitations'] }),
    answerTeacherInvitation: endpoint(build, 'POST /teacher/group-invitations/:groupId', {
      invalidatesTags: (_reply, _error, args) => ['TeacherInvitations', groups, group(args), students],
    }),
    realmRules: endpoint(build, 'GET /groups/:groupId/realms', {
      providesTags: (_reply, _error, args) => [rules(args)],
    }),
    setRealmRules: endpoint(build, 'PUT /groups/:groupId/realms', {
      invalidatesTags: (_reply, _error, args) => [rules(args)],
    }),
    invitations: endpoint(build, 'GET /groups/:groupId/invitations', {
      providesTags: (_reply, _error, args) => [invitations(args)],
    }),
    createInvitation: endpoint(build, 'POST /groups/:groupId/invitations', {
      invalidatesTags: (_reply, _error, args) => [invitations(args)],
    }),
    revokeInvitation: endpoint(build, 'DELETE /groups/:groupId/invitations/:invitationId', {
      invalidatesTags: (_reply, _error, args) => [invitations(args)],
    }),
    makeClassAccounts: endpoint(build, 'POST /groups/:groupId/class-accounts', {
      invalidatesTags: (_reply, _error, args) => learnersOf(args),
    }),
    resetClassPasswords: endpoint(build, 'POST /groups/:groupId/class-accounts/reset-passwords'),
    changeClassAccount: endpoint(build, 'PATCH /groups/:groupId/class-accounts/:userId', {
      invalidatesTags: (_reply, _error, args) => [
        members(args),
        heatMap(args),
        students,
        { type: 'Student', id: args.userId },
      ],
    }),
    previewInvitation: endpoint(build, 'GET /join-group/:token', { keepUnusedDataFor: 0 }),
    joinByLink: endpoint(build, 'POST /join-group/:token', { invalidatesTags: ['OwnGroups'] }),
    joinByCode: endpoint(build, 'POST /join-group', { invalidatesTags: ['OwnGroups'] }),
    leaveGroup: endpoint(build, 'DELETE /user/groups/:groupId', { invalidatesTags: ['OwnGroups'] }),
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

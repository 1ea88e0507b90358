// The calls of groups: a teacher's, and those of a learner who joins, looks and leaves.
import type { MadeClassAccounts, ResetClassPasswords } from '@lanternwise/shared/contracts/class-accounts';
import type {
  GroupDetailReply,
  GroupMember,
  GroupReply,
  GroupRow,
  RealmRulesReply,
} from '@lanternwise/shared/contracts/groups';
import type {
  CreatedInvitation,
  InvitationsReply,
  JoinReply,
  OwnGroupsReply,
} from '@lanternwise/shared/contracts/invitations';
import { api } from '../api.ts';

interface PageOf<T> {
  items: T[];
  total: number;
  page: number;
  size: number;
}

export interface RuleWish {
  realms: string[];
  state: 'open' | 'locked' | 'scheduled';
  opensAt?: number;
  timeZone?: string;
}

const tagged = api.enhanceEndpoints({
  addTagTypes: ['Groups', 'Group', 'Members', 'Invitations', 'RealmRules', 'OwnGroups'],
});
const at = (groupId: string, rest = '') => `/groups/${encodeURIComponent(groupId)}${rest}`;
type In<T> = T & { groupId: string };

export const groupsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    groups: build.query<PageOf<GroupRow>, string>({ query: (search) => `/groups?${search}`, providesTags: ['Groups'] }),
    createGroup: build.mutation<GroupReply, string>({
      query: (name) => ({ url: '/groups', method: 'POST', body: { name } }),
      invalidatesTags: ['Groups'],
    }),
    group: build.query<GroupDetailReply, string>({ query: (id) => at(id), providesTags: ['Group'] }),
    updateGroup: build.mutation<GroupReply, In<{ name?: string; archived?: boolean }>>({
      query: ({ groupId, ...body }) => ({ url: at(groupId), method: 'PATCH', body }),
      invalidatesTags: ['Groups', 'Group'],
    }),
    members: build.query<PageOf<GroupMember>, In<{ search: string }>>({
      query: ({ groupId, search }) => at(groupId, `/members?${search}`),
      providesTags: ['Members'],
    }),
    removeMember: build.mutation<unknown, In<{ userId: string }>>({
      query: ({ groupId, userId }) => ({
        url: at(groupId, `/members/${encodeURIComponent(userId)}`),
        method: 'DELETE',
      }),
      invalidatesTags: ['Groups', 'Group', 'Members'],
    }),
    addTeacher: build.mutation<unknown, In<{ username: string }>>({
      query: ({ groupId, username }) => ({ url: at(groupId, '/teachers'), method: 'POST', body: { username } }),
      invalidatesTags: ['Group'],
    }),
    removeTeacher: build.mutation<unknown, In<{ userId: string }>>({
      query: ({ groupId, userId }) => ({
        url: at(groupId, `/teachers/${encodeURIComponent(userId)}`),
        method: 'DELETE',
      }),
      invalidatesTags: ['Group', 'Groups'],
    }),
    realmRules: build.query<RealmRulesReply, string>({
      query: (id) => at(id, '/realms'),
      providesTags: ['RealmRules'],
    }),
    setRealmRules: build.mutation<RealmRulesReply, In<RuleWish>>({
      query: ({ groupId, ...body }) => ({ url: at(groupId, '/realms'), method: 'PUT', body }),
      invalidatesTags: ['RealmRules'],
    }),
    invitations: build.query<InvitationsReply, string>({
      query: (id) => at(id, '/invitations'),
      providesTags: ['Invitations'],
    }),
    createInvitation: build.mutation<CreatedInvitation, In<{ days: number }>>({
      query: ({ groupId, days }) => ({ url: at(groupId, '/invitations'), method: 'POST', body: { days } }),
      invalidatesTags: ['Invitations'],
    }),
    revokeInvitation: build.mutation<unknown, In<{ invitationId: string }>>({
      query: ({ groupId, invitationId }) => ({ url: at(groupId, `/invitations/${invitationId}`), method: 'DELETE' }),
      invalidatesTags: ['Invitations'],
    }),
    makeClassAccounts: build.mutation<
      MadeClassAccounts,
      In<{ names: string[]; ageBand: string; schoolConsent: boolean }>
    >({
      query: ({ groupId, ...body }) => ({ url: at(groupId, '/class-accounts'), method: 'POST', body }),
      invalidatesTags: ['Groups', 'Group', 'Members'],
    }),
    resetClassPasswords: build.mutation<ResetClassPasswords, In<{ userIds: 'all' | string[] }>>({
      query: ({ groupId, userIds }) => ({
        url: at(groupId, '/class-accounts/reset-passwords'),
        method: 'POST',
        body: { userIds },
      }),
    }),
    changeClassAccount: build.mutation<unknown, In<{ userId: string; name?: string; deleted?: boolean }>>({
      query: ({ groupId, userId, ...body }) => ({
        url: at(groupId, `/class-accounts/${encodeURIComponent(userId)}`),
        method: 'PATCH',
        body,
      }),
      invalidatesTags: ['Members'],
    }),
    previewInvitation: build.query<JoinReply, string>({
      query: (token) => `/join-group/${encodeURIComponent(token)}`,
      keepUnusedDataFor: 0,
    }),
    joinByLink: build.mutation<JoinReply, string>({
      query: (token) => ({ url: `/join-group/${encodeURIComponent(token)}`, method: 'POST' }),
      invalidatesTags: ['OwnGroups'],
    }),
    joinByCode: build.mutation<JoinReply, string>({
      query: (code) => ({ url: '/join-group', method: 'POST', body: { code } }),
      invalidatesTags: ['OwnGroups'],
    }),
    ownGroups: build.query<OwnGroupsReply, void>({ query: () => '/user/groups', providesTags: ['OwnGroups'] }),
    leaveGroup: build.mutation<unknown, string>({
      query: (id) => ({ url: `/user/groups/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['OwnGroups'],
    }),
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

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
const ofGroup = [group, members, heatMap] as const;
/** All tags that depend on the learners of a group. */
const learners = [groups, ...ofGroup, students, 'ClassLicence'] as const;
const inNewGroup = ofGroup.map(
  (tag) =>
    ({ toGroupId }: { toGroupId: string }) =>
      tag({ groupId: toGroupId }),
);

export const groupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    groups: endpoint(build, 'GET /groups', [groups]),
    createGroup: endpoint(build, 'POST /groups', [groups]),
    group: endpoint(build, 'GET /groups/:groupId', [group]),
    updateGroup: endpoint(build, 'PATCH /groups/:groupId', [groups, group, heatMap, students]),
    members: endpoint(build, 'GET /groups/:groupId/members', [members]),
    removeMember: endpoint(build, 'DELETE /groups/:groupId/members/:userId', learners),
    moveMember: endpoint(build, 'POST /groups/:groupId/members/:userId/move', [...learners, ...inNewGroup]),
    handOverGroup: endpoint(build, 'POST /groups/:groupId/hand-over', [group]),
    keepGroup: endpoint(build, 'DELETE /groups/:groupId/hand-over', [group]),
    teacherLicences: endpoint(build, 'GET /teacher/licences', ['ClassLicence']),
    classLicence: endpoint(build, 'GET /groups/:groupId/licence', ['ClassLicence']),
    // A staff code that is entered here asks to join the school, also where the class stays closed.
    openClass: endpoint(build, 'PUT /groups/:groupId/licence', ['ClassLicence', 'School', students]),
    closeClass: endpoint(build, 'DELETE /groups/:groupId/licence', ['ClassLicence', students]),
    addTeacher: endpoint(build, 'POST /groups/:groupId/teachers', [group]),
    removeTeacher: endpoint(build, 'DELETE /groups/:groupId/teachers/:userId', [groups, group, students]),
    teacherInvitations: endpoint(build, 'GET /teacher/group-invitations', ['TeacherInvitations']),
    answerTeacherInvitation: endpoint(build, 'POST /teacher/group-invitations/:groupId', [
      'TeacherInvitations',
      groups,
      group,
      students,
    ]),
    realmRules: endpoint(build, 'GET /groups/:groupId/realms', [rules]),
    setRealmRules: endpoint(build, 'PUT /groups/:groupId/realms', [rules]),
    invitations: endpoint(build, 'GET /groups/:groupId/invitations', [invitations]),
    createInvitation: endpoint(build, 'POST /groups/:groupId/invitations', [invitations]),
    revokeInvitation: endpoint(build, 'DELETE /groups/:groupId/invitations/:invitationId', [invitations]),
    makeClassAccounts: endpoint(build, 'POST /groups/:groupId/class-accounts', learners),
    resetClassPasswords: endpoint(build, 'POST /groups/:groupId/class-accounts/reset-passwords'),
    changeClassAccount: endpoint(build, 'PATCH /groups/:groupId/class-accounts/:userId', [
      members,
      heatMap,
      students,
      ({ userId }) => ({ type: 'Student', id: userId }),
    ]),
    previewInvitation: endpoint(build, 'GET /join-group/:token', [], { keepUnusedDataFor: 0 }),
    joinByLink: endpoint(build, 'POST /join-group/:token', ['OwnGroups']),
    joinByCode: endpoint(build, 'POST /join-group', ['OwnGroups']),
    leaveGroup: endpoint(build, 'DELETE /user/groups/:groupId', ['OwnGroups']),
  }),
});

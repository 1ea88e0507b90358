// Registers the routes of groups, members, realm rules, invitations and class accounts.
import {
  changeClassAccount,
  makeClassAccounts,
  resetClassPasswords,
} from '@lanternwise/shared/contracts/class-accounts';
import { classLicence, closeClass, openClass, teacherLicences } from '@lanternwise/shared/contracts/class-licences';
import {
  addTeacher,
  answerTeacherInvitation,
  createGroup,
  groupDetail,
  groupMembers,
  groupRealms,
  handOverGroup,
  keepGroup,
  listGroups,
  moveMember,
  removeMember,
  removeTeacher,
  setRealmRules,
  teacherGroups,
  teacherInvitations,
  updateGroup,
} from '@lanternwise/shared/contracts/groups';
import {
  createInvitation,
  joinByCode,
  joinByLink,
  leaveGroup,
  listInvitations,
  ownGroups,
  previewInvitation,
  revokeInvitation,
} from '@lanternwise/shared/contracts/invitations';
import type { FastifyInstance } from 'fastify';
import { requestContextOf } from '../../http/requestContext.ts';
import { addRoute } from '../../http/route.ts';
import { siteUrl } from '../../http/siteUrl.ts';
import { turnOf } from '../auth/passwordFacade.ts';
import type { ClassAccountsService } from './classAccountsService.ts';
import type { ClassConsentsService } from './classConsentsService.ts';
import type { ClassLicencesService } from './classLicencesService.ts';
import { CodeGuesses } from './codeGuesses.ts';
import type { CoTeachersService } from './coTeachersService.ts';
import type { InvitationsService } from './invitationsService.ts';
import type { RealmRulesService } from './realmRulesService.ts';
import type { GroupsService } from './service.ts';

/** As for redeeming a licence code. */
const OPENINGS_PER_MINUTE = 120;

export interface GroupServices {
  groups: GroupsService;
  coTeachers: CoTeachersService;
  invitations: InvitationsService;
  realms: RealmRulesService;
  classAccounts: ClassAccountsService;
  licences: ClassLicencesService;
  classConsents: ClassConsentsService;
}

export function groupRoutes(app: FastifyInstance, services: GroupServices, publicUrl: string | null): void {
  const site = siteUrl(publicUrl);
  groupCrudRoutes(app, services.groups);
  memberRoutes(app, services.groups);
  coTeacherRoutes(app, services.coTeachers);
  realmRuleRoutes(app, services.realms);
  invitationRoutes(app, services.invitations, site);
  joinRoutes(app, services);
  classAccountRoutes(app, services.classAccounts, site);
  classLicenceRoutes(app, services.licences);
}

function groupCrudRoutes(app: FastifyInstance, groups: GroupsService): void {
  addRoute(app, teacherGroups, async ({ session }) => ({ groups: await groups.teacherGroups(session.user) }));
  addRoute(app, listGroups, async ({ session, query }) => {
    const { page, size, search, sort = 'newest', show } = query;
    const groupsQuery = { teacherId: session.user.id, archived: show === 'archived', search, sort, page, size };
    return { page, size, ...(await groups.list(groupsQuery)) };
  });
  addRoute(app, createGroup, async ({ session, body }) => ({ group: await groups.create(session.user, body.name) }));
  addRoute(app, groupDetail, ({ session, params }) => groups.detail(session.user, params.groupId));
  addRoute(app, updateGroup, async ({ session, params, body }) => ({
    group: await groups.update(session.user, params.groupId, body),
  }));
}

function memberRoutes(app: FastifyInstance, groups: GroupsService): void {
  addRoute(app, groupMembers, async ({ session, params, query }) => {
    const { page, size, search, sort = 'name', show } = query;
    const membersQuery = {
      groupId: params.groupId,
      search,
      sort,
      onlyClassAccounts: show === 'class-accounts',
      page,
      size,
    };
    return { page, size, ...(await groups.members(session.user, membersQuery)) };
  });
  addRoute(app, removeMember, ({ session, params }) =>
    groups.removeMember(session.user, params.groupId, params.userId),
  );
  addRoute(app, moveMember, ({ session, params, body }) => groups.move(session.user, { ...params, ...body }));
}

function coTeacherRoutes(app: FastifyInstance, coTeachers: CoTeachersService): void {
  addRoute(app, addTeacher, async ({ session, params, body, request }) => ({
    teachers: await coTeachers.invite(session.user, params.groupId, body.username, requestContextOf(request).cause),
  }));
  addRoute(app, removeTeacher, async ({ session, params }) => ({
    teachers: await coTeachers.remove(session.user, params.groupId, params.userId),
  }));
  addRoute(app, handOverGroup, async ({ session, params, body, request }) => ({
    teachers: await coTeachers.handOver(session.user, params.groupId, body.username, requestContextOf(request).cause),
  }));
  addRoute(app, keepGroup, async ({ session, params }) => ({
    teachers: await coTeachers.keep(session.user, params.groupId),
  }));
  addRoute(app, teacherInvitations, async ({ session }) => ({
    invitations: await coTeachers.invitations(session.user),
  }));
  addRoute(app, answerTeacherInvitation, ({ session, params, body }) =>
    coTeachers.answer(session.user, params.groupId, body.accept),
  );
}

function realmRuleRoutes(app: FastifyInstance, realms: RealmRulesService): void {
  addRoute(app, groupRealms, ({ session, params }) => realms.rules(session.user, params.groupId));
  addRoute(app, setRealmRules, ({ session, params, body }) => realms.setRules(session.user, params.groupId, body));
}

function invitationRoutes(app: FastifyInstance, invitations: InvitationsService, site: string): void {
  addRoute(app, listInvitations, async ({ session, params }) => ({
    invitations: await invitations.list(session.user, params.groupId, site),
  }));
  addRoute(app, createInvitation, ({ session, params, body }) =>
    invitations.create(session.user, params.groupId, body.days, site),
  );
  addRoute(app, revokeInvitation, ({ session, params }) =>
    invitations.revoke(session.user, params.groupId, params.invitationId),
  );
}

function joinRoutes(app: FastifyInstance, { groups, invitations, realms, classConsents }: GroupServices): void {
  const guesses = new CodeGuesses();
  addRoute(app, previewInvitation, ({ params: { token }, request }) =>
    guesses.run(request, token, () => invitations.preview(token)),
  );
  addRoute(app, joinByLink, async ({ session, params: { token }, request }) => ({
    ...(await guesses.run(request, token, () =>
      invitations.joinByLink(session.user, token, requestContextOf(request)),
    )),
  }));
  addRoute(app, joinByCode, async ({ session, body: { code }, request }) => ({
    ...(await guesses.run(request, code, () => invitations.joinByCode(session.user, code, requestContextOf(request)))),
  }));
  addRoute(app, ownGroups, async ({ session }) => ({
    groups: await groups.joined(session.user.id),
    ended: await groups.ended(session.user.id),
    waiting: await classConsents.waiting(session.user.id),
    locks: await realms.locksOf(session.user.id),
  }));
  addRoute(app, leaveGroup, ({ session, params }) => groups.leave(session.user.id, params.groupId));
}

function classAccountRoutes(app: FastifyInstance, accounts: ClassAccountsService, site: string): void {
  addRoute(app, makeClassAccounts, async ({ session, params, body, request }) => ({
    ...(await accounts.create(session.user, params.groupId, body, turnOf(requestContextOf(request)))),
    signInUrl: `${site}/sign-in`,
  }));
  addRoute(app, resetClassPasswords, async ({ session, params, body, request }) => ({
    cards: await accounts.resetPasswords(session.user, params.groupId, body.userIds, turnOf(requestContextOf(request))),
    signInUrl: `${site}/sign-in`,
  }));
  addRoute(app, changeClassAccount, ({ session, params, body }) =>
    accounts.update(session.user, params.groupId, params.userId, body),
  );
}

function classLicenceRoutes(app: FastifyInstance, licences: ClassLicencesService): void {
  addRoute(app, teacherLicences, ({ session }) => licences.ofTeacher(session.user));
  addRoute(app, classLicence, ({ session, params }) => licences.ofClass(session.user, params.groupId));
  addRoute(app, openClass, ({ session, params, body }) => licences.open(session.user, params.groupId, body.code), {
    rateLimit: OPENINGS_PER_MINUTE,
  });
  addRoute(app, closeClass, ({ session, params }) => licences.close(session.user, params.groupId));
}

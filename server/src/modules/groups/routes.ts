// The calls of groups: what their teachers do, and how learners come in and go.
import {
  changeClassAccount,
  makeClassAccounts,
  resetClassPasswords,
} from '@lanternwise/shared/contracts/class-accounts';
import {
  addTeacher,
  createGroup,
  groupDetail,
  groupMembers,
  groupRealms,
  listGroups,
  removeMember,
  removeTeacher,
  setRealmRules,
  teacherGroups,
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
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addRoute, OK } from '../../http/route.ts';
import { siteUrl } from '../../http/site-url.ts';
import type { GroupsService } from './service.ts';
import type { ClassAccountsService } from './service-class-accounts.ts';
import type { InvitationsService } from './service-invitations.ts';
import type { RealmRulesService } from './service-realms.ts';

/** A class joins at once behind one address; whoever guesses codes is slowed down. */
const JOINS_PER_MINUTE = 300;

export interface GroupServices {
  groups: GroupsService;
  invitations: InvitationsService;
  realms: RealmRulesService;
  classAccounts: ClassAccountsService;
}

export function groupRoutes(app: FastifyInstance, services: GroupServices, publicUrl: string | null): void {
  const site = (request: FastifyRequest) => siteUrl(publicUrl, request);
  keepingRoutes(app, services.groups);
  peopleRoutes(app, services.groups);
  realmRoutes(app, services.realms);
  invitationRoutes(app, services.invitations, site);
  joiningRoutes(app, services);
  classAccountRoutes(app, services.classAccounts, site);
}

type Site = (request: FastifyRequest) => string;

function keepingRoutes(app: FastifyInstance, groups: GroupsService): void {
  addRoute(app, teacherGroups, async ({ session }) => ({ ...OK, groups: await groups.teacherGroups(session.user) }));
  addRoute(app, listGroups, async ({ session, query }) => {
    const { page, size, search, sort = 'newest', show } = query;
    const wish = { teacherId: session.user.id, archived: show === 'archived', search, sort, page, size };
    return { ...OK, page, size, ...(await groups.list(wish)) };
  });
  addRoute(app, createGroup, async ({ session, body }) => ({
    ...OK,
    group: await groups.create(session.user, body.name),
  }));
  addRoute(app, groupDetail, async ({ session, params }) => ({
    ...OK,
    ...(await groups.detail(session.user, params.groupId)),
  }));
  addRoute(app, updateGroup, async ({ session, params, body }) => ({
    ...OK,
    group: await groups.update(session.user, params.groupId, body),
  }));
}

function peopleRoutes(app: FastifyInstance, groups: GroupsService): void {
  addRoute(app, groupMembers, async ({ session, params, query }) => {
    const { page, size, search, sort = 'name', show } = query;
    const wish = { groupId: params.groupId, search, sort, onlyClassAccounts: show === 'class-accounts', page, size };
    return { ...OK, page, size, ...(await groups.members(session.user, wish)) };
  });
  addRoute(app, removeMember, async ({ session, params }) => {
    await groups.removeMember(session.user, params.groupId, params.userId);
    return { ...OK };
  });
  addRoute(app, addTeacher, async ({ session, params, body }) => ({
    ...OK,
    teachers: await groups.addTeacher(session.user, params.groupId, body.username),
  }));
  addRoute(app, removeTeacher, async ({ session, params }) => ({
    ...OK,
    teachers: await groups.removeTeacher(session.user, params.groupId, params.userId),
  }));
}

function realmRoutes(app: FastifyInstance, realms: RealmRulesService): void {
  addRoute(app, groupRealms, async ({ session, params }) => ({
    ...OK,
    rules: await realms.rules(session.user, params.groupId),
  }));
  addRoute(app, setRealmRules, async ({ session, params, body }) => ({
    ...OK,
    rules: await realms.set(session.user, params.groupId, body),
  }));
}

function invitationRoutes(app: FastifyInstance, invitations: InvitationsService, site: Site): void {
  addRoute(app, listInvitations, async ({ session, params, request }) => ({
    ...OK,
    invitations: await invitations.list(session.user, params.groupId, site(request)),
  }));
  addRoute(app, createInvitation, async ({ session, params, body, request }) => ({
    ...OK,
    ...(await invitations.create(session.user, params.groupId, body.days, site(request))),
  }));
  addRoute(app, revokeInvitation, async ({ session, params }) => {
    await invitations.revoke(session.user, params.groupId, params.invitationId);
    return { ...OK };
  });
}

function joiningRoutes(app: FastifyInstance, { groups, invitations, realms }: GroupServices): void {
  const limited = { rateLimit: JOINS_PER_MINUTE };
  addRoute(
    app,
    previewInvitation,
    async ({ params }) => ({ ...OK, ...(await invitations.preview(params.token)) }),
    limited,
  );
  addRoute(
    app,
    joinByLink,
    async ({ session, params }) => ({ ...OK, ...(await invitations.joinByLink(session.user, params.token)) }),
    limited,
  );
  addRoute(
    app,
    joinByCode,
    async ({ session, body }) => ({ ...OK, ...(await invitations.joinByCode(session.user, body.code)) }),
    limited,
  );
  addRoute(app, ownGroups, async ({ session }) => ({
    ...OK,
    groups: await groups.joined(session.user.id),
    locks: await realms.locksOf(session.user.id),
  }));
  addRoute(app, leaveGroup, async ({ session, params }) => {
    await groups.leave(session.user.id, params.groupId);
    return { ...OK };
  });
}

function classAccountRoutes(app: FastifyInstance, accounts: ClassAccountsService, site: Site): void {
  addRoute(app, makeClassAccounts, async ({ session, params, body, request }) => ({
    ...OK,
    ...(await accounts.make(session.user, params.groupId, body)),
    signInUrl: `${site(request)}/sign-in`,
  }));
  addRoute(app, resetClassPasswords, async ({ session, params, body, request }) => ({
    ...OK,
    cards: await accounts.resetPasswords(session.user, params.groupId, body.userIds),
    signInUrl: `${site(request)}/sign-in`,
  }));
  addRoute(app, changeClassAccount, async ({ session, params, body }) => {
    await accounts.change(session.user, params.groupId, params.userId, body);
    return { ...OK };
  });
}

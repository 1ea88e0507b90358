// Rules of the Admin's user management: every action has a reason and is audited; the last Admin is protected.
import type { AuditAction } from '@lanternwise/shared/constants/audit';
import type { AgeBand, Role } from '@lanternwise/shared/constants/users';
import type { BulkAction, GRANTED_PLANS, UserDetail } from '@lanternwise/shared/contracts/admin-users';
import type { ParentLink } from '@lanternwise/shared/contracts/parents';
import { chosenLanguage } from '@lanternwise/shared/contracts/user';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { auditPage } from '../audit/auditLog.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { deleteSessionsOf, makeResetLink, passwordResetMail } from '../auth/resetLink.ts';
import { sessionsOf } from '../auth/sessions.ts';
import { accountLockedUntil, unlockAccount } from '../auth/signInLock.ts';
import { setAgeBand } from '../consent/age.ts';
import { liftRefusal } from '../consent/liftRefusal.ts';
import { familyOf, historyOf } from '../consent/view.ts';
import { groupsOf } from '../groups/forAdmin.ts';
import { assertSent } from '../mail/allowance.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
import { linksOf } from '../parents/service.ts';
import { confirmSchool, declineSchool, isDecisionDue } from '../subscriptions/confirmations.ts';
import { alignStaffPlaces } from '../subscriptions/staff.ts';
import { setRole } from '../subscriptions/userPlan.ts';
import {
  type AccountChange,
  ageBandOf,
  statedAge,
  subscriptionState,
  type UserRow,
  type UsersService,
} from '../users/service.ts';
import { type UsersQuery, usersPage } from './usersRepository.ts';

const MONTH_MS = 30.4375 * 24 * 3_600_000;
const AUDIT_PAGE_SIZE = 20;

export type Plan = (typeof GRANTED_PLANS)[number] | 'none';

/** Actor, subject and reason of an action. */
export interface AdminCommand {
  actorId: string;
  id: string;
  reason: string;
}

/** What a limited child typed into the profile is shown when a parent or the school has agreed. */
const WITHOUT_OWN_WORDS = { school: null, grade: null, guardianName: null, guardianPhone: null } as const;

const OWN_ACCOUNT = 'This is your own account. Ask another Admin to do that.';

const unknownUser = () => new HttpError(404, 'unknown-user', 'This account no longer exists.');

export class AdminUsersService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly outbox: MailOutbox,
  ) {}

  async page(query: UsersQuery) {
    const now = Date.now();
    const { rows, total } = await usersPage(this.store.db, query);
    const items = rows.map((row) => ({
      ...row,
      ageBand: ageBandOf(row, now),
      subscriptionStatus: subscriptionState(row, now),
    }));
    return { items, total };
  }

  async detail(actorId: string, id: string): Promise<UserDetail> {
    const { db } = this.store;
    const row = await this.users.find(db, id);
    if (!row) throw unknownUser();
    const now = Date.now();
    const [sessions, groups, parents, children, log, lockedUntil, protection, family] = await Promise.all([
      sessionsOf(db, id, now),
      groupsOf(db, id),
      linksOf(db, id, 'parents'),
      linksOf(db, id, 'children'),
      auditPage(db, { subject: { kind: 'user', id }, page: 1, size: AUDIT_PAGE_SIZE }),
      accountLockedUntil(db, id),
      this.#protectionReason(db, actorId, row),
      familyOf(db, this.users, row),
    ]);
    return {
      ...(this.users.isLimited(row) ? { ...row, ...WITHOUT_OWN_WORDS } : row),
      subscriptionStatus: subscriptionState(row, now),
      emailVerified: row.emailVerifiedAt !== null,
      sessions: sessions.map(({ tokenHash: _secret, ...session }) => session),
      groups,
      parents: parents.map(named),
      children: children.map(named),
      ageBand: ageBandOf(row, now),
      dateOfBirth: statedAge(row).dateOfBirth,
      consent: { standing: family.standing.kind, history: historyOf(family, 'everyone') },
      audit: log.items,
      lockedUntil,
      protection,
    };
  }

  /** Changes the role and ends all sessions, because permissions change. */
  changeRole(command: AdminCommand, role: Role): Promise<void> {
    return this.#perform(command, 'role-changed', async (tx, row) => {
      if (row.role === role) throw new HttpError(409, 'same-role', `This account has the role ${role} already.`);
      if (row.role === 'Admin') await this.#assertNotProtected(tx, command.actorId, row);
      // Who later becomes a Teacher again by himself has to be confirmed again.
      await setRole(tx, this.users, row.id, { role });
      if (role === 'Teacher') await confirmSchool(tx, row.id, command.actorId, Date.now());
      await deleteSessionsOf(tx, row.id);
      return { from: row.role, to: role };
    });
  }

  /** Confirms that a Teacher works for a school: from now on the consent that he declares counts, and he is staff of the licences he asked for. */
  confirmTeacher(command: AdminCommand): Promise<void> {
    return this.#perform(command, 'school-confirmed', async (tx, row) => {
      if (row.role !== 'Teacher') throw new HttpError(409, 'not-a-teacher', 'Only a Teacher can be confirmed.');
      const now = Date.now();
      if (row.schoolConfirmedAt !== null && !(await isDecisionDue(tx, row.id)))
        throw new HttpError(409, 'already-confirmed', 'This teacher is confirmed already.');
      await confirmSchool(tx, row.id, command.actorId, now);
      await alignStaffPlaces(tx, this.users, row.id, now);
      return {};
    });
  }

  /** Takes back what a parent declined or withdrew. `ip` is the Admin's. */
  liftRefusal(command: AdminCommand, ip: string): Promise<void> {
    return this.#perform(command, 'refusal-lifted', async (tx, row) => {
      const cause = { ip, userId: command.actorId };
      await liftRefusal(tx, { users: this.users, outbox: this.outbox }, row, cause);
      return {};
    });
  }

  changeAge(command: AdminCommand, ageBand: AgeBand): Promise<void> {
    return this.#perform(command, 'age-changed', async (tx, row) => {
      const from = ageBandOf(row);
      if (from === ageBand) throw new HttpError(409, 'same-age', 'This account has that age already.');
      await setAgeBand(tx, this.users, row, ageBand, { actor: 'admin' });
      return { from, to: ageBand };
    });
  }

  /** Declines a Teacher who waits, or takes the confirmation back: his class accounts become limited again. */
  declineTeacher(command: AdminCommand): Promise<void> {
    return this.#perform(command, 'school-declined', async (tx, row) => {
      if (row.role !== 'Teacher') throw new HttpError(409, 'not-a-teacher', 'Only a Teacher can be confirmed.');
      const now = Date.now();
      if (row.schoolConfirmedAt === null && !(await isDecisionDue(tx, row.id)))
        throw new HttpError(409, 'already-declined', 'This teacher is declined already.');
      await declineSchool(tx, row.id, command.actorId, now);
      await alignStaffPlaces(tx, this.users, row.id, now);
      return { from: row.schoolConfirmedAt === null ? 'waiting' : 'confirmed' };
    });
  }

  suspend(command: AdminCommand): Promise<void> {
    return this.#perform(command, 'account-suspended', async (tx, row) => {
      if (row.status !== 'active') throw new HttpError(409, 'not-active', 'This account is not active.');
      await this.#assertNotProtected(tx, command.actorId, row);
      await this.users.update(tx, row.id, { status: 'suspended' });
      await deleteSessionsOf(tx, row.id);
      return {};
    });
  }

  /** Also restores an account that its owner deleted, during the grace period. */
  restore(command: AdminCommand): Promise<void> {
    return this.#perform(command, 'account-restored', async (tx, row) => {
      if (row.status === 'active') throw new HttpError(409, 'active', 'This account is already active.');
      await this.users.update(tx, row.id, { status: 'active', deletionDueAt: null });
      return { from: row.status };
    });
  }

  /** Forgets wrong passwords, so that the owner can sign in again at once. */
  unlock(command: AdminCommand): Promise<void> {
    return this.#perform(command, 'account-unlocked', async (tx, row) => {
      if (row.id === command.actorId) throw new HttpError(409, 'protected-account', OWN_ACCOUNT);
      await unlockAccount(tx, row.id);
      return {};
    });
  }

  grantPlan(command: AdminCommand, plan: Plan, months: number): Promise<void> {
    return this.#perform(command, plan === 'none' ? 'plan-removed' : 'plan-granted', async (tx, row) => {
      await this.users.update(tx, row.id, planChange(plan, months, Date.now()));
      return plan === 'none' ? { from: row.subscriptionPlan } : { from: row.subscriptionPlan, to: plan, months };
    });
  }

  signOut(command: AdminCommand): Promise<void> {
    return this.#perform(command, 'signed-out', async (tx, row) => {
      await deleteSessionsOf(tx, row.id);
      return {};
    });
  }

  /** Returns the link's path, or mails the link and returns null. `ip` is the Admin's. */
  async resetPassword(command: AdminCommand, by: 'link' | 'mail', ip: string): Promise<string | null> {
    let path = '';
    await this.#perform(command, 'password-reset', async (tx, row) => {
      const to = by === 'mail' ? requireEmail(row) : '';
      const link = await makeResetLink(tx, row.id, to);
      path = link;
      if (to !== '') {
        const locale = chosenLanguage(row.settings) ?? 'en';
        const message = passwordResetMail(locale, row.username, siteLink(link));
        const cause = { ip, userId: command.actorId };
        assertSent(await this.outbox.enqueue(tx, { to, userId: row.id, locale, message, cause }), 'own');
      }
      return { by };
    });
    return by === 'link' ? path : null;
  }

  /** Applies the action one by one and collects the rejected accounts. */
  async bulk(act: BulkAction, actorId: string, ids: readonly string[], reason: string) {
    const handlers = { suspend: this.suspend, restore: this.restore, 'sign-out': this.signOut };
    const refused: Array<{ id: string; username: string | null; message: string }> = [];
    let done = 0;
    for (const id of new Set(ids)) {
      try {
        await handlers[act].call(this, { actorId, id, reason });
        done += 1;
      } catch (error) {
        if (!(error instanceof HttpError) || error.status >= 500) throw error;
        const row = await this.users.find(this.store.db, id);
        refused.push({ id, username: row?.username ?? null, message: error.message });
      }
    }
    return { done, refused };
  }

  /** Changes the account and records the action in one transaction. */
  #perform(
    { actorId, id, reason }: AdminCommand,
    action: AuditAction,
    change: (tx: Db, row: UserRow) => Promise<Record<string, unknown>>,
  ): Promise<void> {
    return this.store.write(async (tx) => {
      const row = await this.users.find(tx, id);
      if (!row) throw unknownUser();
      const detail = await change(tx, row);
      await recordAudit(tx, actorId, action, ['user', id], detail, reason);
    });
  }

  async #assertNotProtected(tx: Db, actorId: string, row: UserRow): Promise<void> {
    const message = await this.#protectionReason(tx, actorId, row);
    if (message !== null) throw new HttpError(409, 'protected-account', message);
  }

  /** Why this account can neither lose the role Admin nor be suspended; null if it can. */
  async #protectionReason(db: Db, actorId: string, row: UserRow): Promise<string | null> {
    if (row.id === actorId) return OWN_ACCOUNT;
    const last = row.role === 'Admin' && row.status === 'active' && (await this.users.countAdmins(db)) === 1;
    return last ? 'This is the last Admin. Make someone else an Admin first.' : null;
  }
}

function requireEmail({ email }: UserRow): string {
  if (email === null) throw new HttpError(409, 'no-email', 'This account has no e-mail address. Show the link.');
  return email;
}

const named = ({ userId: id, username }: ParentLink) => ({ id, username });

function planChange(plan: Plan, months: number, now: number): AccountChange {
  if (plan === 'none') return { subscriptionStatus: 'none', subscriptionPlan: null, subscriptionEndDate: null };
  return {
    subscriptionStatus: 'active',
    subscriptionPlan: plan,
    subscriptionEndDate: Math.round(now + months * MONTH_MS),
    paymentProvider: 'grant',
    paymentId: null,
  };
}

// Rules of invitations: making and taking back, what one leads to, and joining by link or by code.
import { randomInt, randomUUID } from 'node:crypto';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  GROUP_MEMBERS_MAX,
  INVITATIONS_OPEN_MAX,
  isCode,
  plainCode,
  shownCode,
} from '@lanternwise/shared/constants/groups';
import type { Invitation } from '@lanternwise/shared/contracts/invitations';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/open.ts';
import { HttpError } from '../../http/errors.ts';
import { audit } from '../audit/audit.ts';
import { hashToken, isToken, newToken } from '../auth/service-passwords.ts';
import type { Caller } from '../users/service.ts';
import {
  countUse,
  type FoundInvitation,
  findByCode,
  findByTokenHash,
  type InvitationRow,
  insertInvitation,
  invitationsOf,
  openInvitations,
  revoke,
} from './invitations-repository.ts';
import { countOf, insertMember, isMember, partIn } from './repository.ts';
import { inUse, taught } from './rights.ts';
import type { JoinedBy } from './table.ts';

const DAY_MS = 24 * 3_600_000;

export interface Joining {
  groupCode: string;
  groupName: string;
}

export class InvitationsService {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Newest first. `site` is the address of the site. */
  async list(caller: Caller, groupId: string, site: string): Promise<Invitation[]> {
    await taught(this.#store.db, groupId, caller);
    return (await invitationsOf(this.#store.db, groupId)).map((row) => view(row, site));
  }

  create(caller: Caller, groupId: string, days: number, site: string) {
    return this.#store.write(async (tx) => {
      await inUse(tx, groupId, caller);
      const now = Date.now();
      if ((await openInvitations(tx, groupId, now)) >= INVITATIONS_OPEN_MAX) {
        throw new HttpError(
          409,
          'too-many-invitations',
          `${INVITATIONS_OPEN_MAX} invitations of this group are open already. Take one back first.`,
          undefined,
          { most: INVITATIONS_OPEN_MAX },
        );
      }
      const token = newToken();
      const row: InvitationRow = {
        id: randomUUID(),
        groupId,
        tokenHash: hashToken(token),
        code: await freshCode(tx),
        createdBy: caller.id,
        createdAt: now,
        expiresAt: now + days * DAY_MS,
        revokedAt: null,
        useCount: 0,
      };
      await insertInvitation(tx, row);
      return { invitation: view(row, site), token, link: `${site}/join-group/${token}` };
    });
  }

  revoke(caller: Caller, groupId: string, invitationId: string): Promise<void> {
    return this.#store.write(async (tx) => {
      await taught(tx, groupId, caller);
      if (!(await revoke(tx, groupId, invitationId, Date.now()))) {
        throw new HttpError(404, 'no-invitation', 'There is no such invitation.');
      }
      const subject = { kind: 'group', id: groupId };
      await audit(tx, { actorId: caller.id, action: 'invitation-revoked', subject, detail: { invitationId } });
    });
  }

  /** Where an invitation leads. The short code opens the same door as the long secret. */
  async preview(token: string): Promise<Joining> {
    const invitation = await findAny(this.#store.db, token);
    if (!invitation) throw unknown();
    return joining(stillOpen(invitation, Date.now()));
  }

  joinByLink(user: Caller, token: string): Promise<Joining> {
    return this.#store.write(async (tx) => this.#join(tx, user, await findAny(tx, token), 'link'));
  }

  joinByCode(user: Caller, typed: string): Promise<Joining> {
    const code = plainCode(typed);
    if (!isCode(code)) throw notACode();
    return this.#store.write(async (tx) => this.#join(tx, user, await findByCode(tx, code), 'code'));
  }

  async #join(tx: Db, user: Caller, found: FoundInvitation | undefined, joinedBy: JoinedBy): Promise<Joining> {
    if (!found) throw unknown();
    const invitation = stillOpen(found, Date.now());
    const { groupId, groupName } = invitation;
    if (await partIn(tx, groupId, user.id)) {
      throw new HttpError(
        409,
        'own-group',
        `You teach "${groupName}". Children join with this invitation.`,
        undefined,
        { group: groupName },
      );
    }
    if (await isMember(tx, groupId, user.id)) {
      throw new HttpError(409, 'already-member', `You are already in "${groupName}".`, undefined, { group: groupName });
    }
    if ((await countOf(tx, groupId)) >= GROUP_MEMBERS_MAX) {
      throw new HttpError(409, 'group-full', `"${groupName}" is full. Please tell your teacher.`);
    }
    await insertMember(tx, { groupId, userId: user.id, joinedAt: Date.now(), joinedBy });
    await countUse(tx, invitation.id);
    return joining(invitation);
  }
}

const joining = ({ code, groupName }: FoundInvitation): Joining => ({ groupCode: shownCode(code), groupName });

const unknown = () =>
  new HttpError(
    404,
    'unknown-invitation',
    'We do not know this invitation. Please check it, or ask your teacher for a new one.',
  );
const notACode = () =>
  new HttpError(
    400,
    'not-a-code',
    `A code has ${CODE_LENGTH} letters and digits, for example ${shownCode(CODE_LETTERS.slice(0, CODE_LENGTH))}. Please look again.`,
    undefined,
    { length: CODE_LENGTH },
  );

function findAny(db: Db, token: string): Promise<FoundInvitation | undefined> {
  if (isToken(token)) return findByTokenHash(db, hashToken(token));
  const code = plainCode(token);
  return isCode(code) ? findByCode(db, code) : Promise.resolve(undefined);
}

/** The invitation, unless it leads nowhere any more. */
function stillOpen(invitation: FoundInvitation, now: number): FoundInvitation {
  const ask = 'Please ask your teacher for a new one.';
  if (invitation.archivedAt !== null) {
    throw new HttpError(
      410,
      'group-archived',
      `"${invitation.groupName}" has ended. Nobody can join it any more.`,
      undefined,
      { group: invitation.groupName },
    );
  }
  if (invitation.revokedAt !== null) {
    throw new HttpError(410, 'invitation-revoked', `The teacher took this invitation back. ${ask}`);
  }
  if (invitation.expiresAt <= now) {
    throw new HttpError(410, 'invitation-expired', `This invitation is too old. ${ask}`);
  }
  return invitation;
}

function view(row: InvitationRow, site: string): Invitation {
  const { id, createdAt, expiresAt, revokedAt, useCount } = row;
  const code = shownCode(row.code);
  const state = revokedAt !== null ? 'revoked' : expiresAt <= Date.now() ? 'expired' : 'open';
  return { id, code, createdAt, expiresAt, revokedAt, useCount, state, url: `${site}/join-group/${code}` };
}

/** A code that no invitation has or had: an old one must never lead into another class. */
async function freshCode(tx: Db): Promise<string> {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
    if (!(await findByCode(tx, code))) return code;
  }
}

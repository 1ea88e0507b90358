// Rules of invitations: creating, revoking, previewing, and joining by link or code.
import { randomInt, randomUUID } from 'node:crypto';
import {
  formatJoinCode,
  GROUP_MEMBERS_MAX,
  isAsLongAsJoinCode,
  isJoinCode,
  JOIN_CODE_ALPHABET,
  JOIN_CODE_LENGTH,
  OPEN_INVITATIONS_MAX,
} from '@lanternwise/shared/constants/groups';
import type { Invitation, JoinedReply } from '@lanternwise/shared/contracts/invitations';
import { normaliseTypedCode } from '@lanternwise/shared/text/typedCode';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/requestContext.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { hashToken, isToken, newToken } from '../auth/passwordFacade.ts';
import { NAMELESS_CLASS, shownClassNames } from '../teacher-texts/shown.ts';
import type { ShownText } from '../teacher-texts/text.ts';
import type { Caller, UsersService } from '../users/service.ts';
import { requireActiveGroup, requireTaughtGroup } from './access.ts';
import type { ClassConsentsService } from './classConsentsService.ts';
import { seatNewMembers } from './classSeats.ts';
import { enter, entryInto } from './entry.ts';
import {
  countOpenInvitations,
  type FoundInvitation,
  findInvitationByCode,
  findInvitationByTokenHash,
  type InvitationRow,
  incrementUseCount,
  insertInvitation,
  invitationsOf,
  revokeInvitation,
} from './invitationsRepository.ts';
import { countMembers, groupRoleOf, isMember } from './repository.ts';
import type { JoinedBy } from './table.ts';

const DAY_MS = 24 * 3_600_000;

export interface InvitationPreview {
  groupCode: string;
  groupName: ShownText;
}
type Joined = InvitationPreview & Pick<JoinedReply, 'state'>;

export class InvitationsService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
    private readonly consents: ClassConsentsService,
  ) {}

  /** Newest first. `site` is the origin of the site. */
  async list(caller: Caller, groupId: string, site: string): Promise<Invitation[]> {
    await requireTaughtGroup(this.store.db, groupId, caller);
    return (await invitationsOf(this.store.db, groupId)).map((row) => toInvitation(row, site));
  }

  create(caller: Caller, groupId: string, days: number, site: string) {
    return this.store.write(async (tx) => {
      await requireActiveGroup(tx, groupId, caller);
      const now = Date.now();
      if ((await countOpenInvitations(tx, groupId, now)) >= OPEN_INVITATIONS_MAX) {
        throw new HttpError(
          409,
          'too-many-invitations',
          `This group already has ${OPEN_INVITATIONS_MAX} open invitations. Withdraw one first.`,
          undefined,
          { most: OPEN_INVITATIONS_MAX },
        );
      }
      const token = newToken();
      const row: InvitationRow = {
        id: randomUUID(),
        groupId,
        tokenHash: hashToken(token),
        code: await generateCode(tx),
        createdBy: caller.id,
        createdAt: now,
        expiresAt: now + days * DAY_MS,
        revokedAt: null,
        useCount: 0,
      };
      await insertInvitation(tx, row);
      return { invitation: toInvitation(row, site), token, link: `${site}/join-group/${token}` };
    });
  }

  revoke(caller: Caller, groupId: string, invitationId: string): Promise<void> {
    return this.store.write(async (tx) => {
      await requireTaughtGroup(tx, groupId, caller);
      if (!(await revokeInvitation(tx, groupId, invitationId, Date.now()))) {
        throw new HttpError(404, 'no-invitation', 'There is no such invitation.');
      }
      await recordAudit(tx, caller.id, 'invitation-revoked', ['group', groupId], { invitationId });
    });
  }

  /** The group of an invitation; `token` is the long secret or the short code. */
  async preview(token: string): Promise<InvitationPreview> {
    const { db } = this.store;
    const invitation = await findInvitation(db, token);
    if (!invitation) throw unknownInvitationError();
    return toInvitationPreview(requireOpenInvitation(await asShown(db, invitation), Date.now()));
  }

  joinByLink(user: Caller, token: string, context: RequestContext): Promise<Joined> {
    return this.store.write(async (tx) =>
      this.#join(tx, user, await findInvitation(tx, token), { by: 'link', context }),
    );
  }

  joinByCode(user: Caller, typed: string, context: RequestContext): Promise<Joined> {
    const code = normaliseTypedCode(typed);
    // A code of the right length with signs that no code has is a mistyped one.
    if (!isJoinCode(code)) throw isAsLongAsJoinCode(code) ? unknownInvitationError() : invalidCodeError();
    return this.store.write(async (tx) =>
      this.#join(tx, user, await findInvitationByCode(tx, code), { by: 'code', context }),
    );
  }

  async #join(
    tx: Db,
    user: Caller,
    found: FoundInvitation | undefined,
    { by, context }: { by: JoinedBy; context: RequestContext },
  ): Promise<Joined> {
    if (!found) throw unknownInvitationError();
    const invitation = requireOpenInvitation(await asShown(tx, found), Date.now());
    const { groupId, groupName } = invitation;
    if (await groupRoleOf(tx, groupId, user.id)) {
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
    if ((await countMembers(tx, groupId)) >= GROUP_MEMBERS_MAX) {
      throw new HttpError(409, 'group-full', `"${groupName}" is full. Please tell your teacher.`);
    }
    const entry = await entryInto(tx, this.users, groupId, user);
    if (entry.kind === 'refused-by-parent') throw refusedByParentError(groupName);
    if (entry.kind === 'needs-parent') {
      await this.consents.ask(tx, user.id, { id: groupId, name: groupName }, by, context);
      return { ...toInvitationPreview(invitation), state: 'waits-for-parent' };
    }
    await enter(tx, entry.admission, by);
    await seatNewMembers(tx, this.users, groupId, [user.id]);
    await incrementUseCount(tx, invitation.id);
    return { ...toInvitationPreview(invitation), state: 'joined' };
  }
}

type ShownInvitation = Omit<FoundInvitation, 'groupName'> & { groupName: ShownText };

const toInvitationPreview = ({ code, groupName }: ShownInvitation): InvitationPreview => ({
  groupCode: formatJoinCode(code),
  groupName,
});

const refusedByParentError = (group: string) =>
  new HttpError(
    403,
    'parent-refused',
    `Your parent said no to "${group}". Only your parent can change that.`,
    undefined,
    { group },
  );

/** With the name of the class as children see it. */
async function asShown(db: Db, invitation: FoundInvitation): Promise<ShownInvitation> {
  const names = await shownClassNames(db, [invitation.groupId]);
  return { ...invitation, groupName: names.get(invitation.groupId) ?? NAMELESS_CLASS };
}

const unknownInvitationError = () =>
  new HttpError(
    404,
    'unknown-invitation',
    'We do not recognise this invitation. Please check it, or ask your teacher for a new one.',
  );
const invalidCodeError = () =>
  new HttpError(
    400,
    'not-a-code',
    `A code has ${JOIN_CODE_LENGTH} letters and digits, for example ${formatJoinCode(JOIN_CODE_ALPHABET.slice(0, JOIN_CODE_LENGTH))}. Please look again.`,
    undefined,
    { length: JOIN_CODE_LENGTH },
  );

function findInvitation(db: Db, token: string): Promise<FoundInvitation | undefined> {
  if (isToken(token)) return findInvitationByTokenHash(db, hashToken(token));
  const code = normaliseTypedCode(token);
  return isJoinCode(code) ? findInvitationByCode(db, code) : Promise.resolve(undefined);
}

/** Returns the invitation if it is open; throws 410 if it is archived, revoked or expired. */
function requireOpenInvitation(invitation: ShownInvitation, now: number): ShownInvitation {
  if (invitation.archivedAt !== null) {
    throw new HttpError(
      410,
      'group-archived',
      `"${invitation.groupName}" is archived. It can no longer be joined.`,
      undefined,
      { group: invitation.groupName },
    );
  }
  if (invitation.revokedAt !== null) {
    throw new HttpError(
      410,
      'invitation-revoked',
      'Your teacher has withdrawn this invitation. Please ask for a new one.',
    );
  }
  if (invitation.expiresAt <= now) {
    throw new HttpError(
      410,
      'invitation-expired',
      'This invitation has expired. Please ask your teacher for a new one.',
    );
  }
  return invitation;
}

function toInvitation(row: InvitationRow, site: string): Invitation {
  const { id, createdAt, expiresAt, revokedAt, useCount } = row;
  const code = formatJoinCode(row.code);
  const state = revokedAt !== null ? 'revoked' : expiresAt <= Date.now() ? 'expired' : 'open';
  return { id, code, createdAt, expiresAt, revokedAt, useCount, state, url: `${site}/join?code=${code}` };
}

/** Generates an unused code; also codes of old invitations are never reused. */
async function generateCode(tx: Db): Promise<string> {
  for (;;) {
    const code = Array.from(
      { length: JOIN_CODE_LENGTH },
      () => JOIN_CODE_ALPHABET[randomInt(JOIN_CODE_ALPHABET.length)],
    ).join('');
    if (!(await findInvitationByCode(tx, code))) return code;
  }
}

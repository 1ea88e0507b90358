// What a teacher sees and decides about the school's confirmation: the own state, and colleagues who entered the staff code.
import type { OwnSchoolReply } from '@lanternwise/shared/contracts/subscriptions';
import type { Store } from '../../db/openStore.ts';
import type { Caller, UsersService } from '../users/service.ts';
import { standingOf } from './confirmations.ts';
import { type ConfirmationRow, groundsOf } from './confirmationsRepository.ts';
import { isOver } from './repository.ts';
import { answerColleague, colleaguesOf } from './staff.ts';

export class SchoolService {
  constructor(
    private readonly store: Store,
    private readonly users: UsersService,
  ) {}

  async own(caller: Caller): Promise<Omit<OwnSchoolReply, 'success'>> {
    const { db } = this.store;
    const now = Date.now();
    const grounds = await groundsOf(db, caller.id);
    const isConfirmed = (await standingOf(db, caller.id, now)) === 'confirmed';
    const waiting = grounds.map(({ ground }) => ground).filter(({ state }) => state === 'waiting');
    const asked = caller.role === 'Admin' ? undefined : mostTelling(waiting);
    const wasDeclined = grounds.some(({ ground }) => ground.state === 'declined');
    const running = grounds.flatMap(({ ground, licence }) =>
      licence && ground.state === 'confirmed' && !isOver(licence, now) ? [licence] : [],
    );
    const colleagues = (await Promise.all(running.map((licence) => colleaguesOf(db, caller.id, licence)))).flat();
    return {
      state: isConfirmed ? 'confirmed' : asked ? 'waiting' : wasDeclined ? 'declined' : 'ended',
      askedAt: asked ? new Date(asked.askedAt).toISOString() : null,
      waitsFor: asked ? WAITS_FOR[asked.basis] : null,
      colleagues: colleagues.map((each) => ({ ...each, askedAt: new Date(each.askedAt).toISOString() })),
    };
  }

  answer(caller: Caller, groundId: string, accept: boolean): Promise<void> {
    const decision = { callerId: caller.id, groundId, accept };
    return this.store.write((tx) => answerColleague(tx, this.users, decision, Date.now()));
  }
}

const WAITS_FOR = { admin: 'admin', purchase: 'admin', 'staff-code': 'colleague', 'old-code': 'old-code' } as const;

/** Of several requests the one that says most about what to do. */
const mostTelling = (waiting: readonly ConfirmationRow[]): ConfirmationRow | undefined =>
  waiting.find(({ basis }) => basis === 'staff-code') ??
  waiting.find(({ basis }) => basis === 'old-code') ??
  waiting[0];

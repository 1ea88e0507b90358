// Limits how much evidence (quest events with answers and programs) an account stores, on a day and in all.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import type { EvidenceLimits } from '../../config.ts';
import { HttpError } from '../../http/errors.ts';
import type { EvidenceUse } from '../users/service.ts';

/** What one request stores. */
export interface Usage {
  events: number;
  bytes: number;
}

const DAY_MS = 86_400_000;
const dayOf = (now: number): number => Math.floor(now / DAY_MS);

export function addUsage(usage: Usage, event: QuestEvent): void {
  usage.events += 1;
  usage.bytes += Buffer.byteLength(JSON.stringify(event));
}

/** Throws 413 if the account is full, 429 until tomorrow if it is full for today. The request that reaches a limit is still stored. */
export function requireRoom(use: EvidenceUse, limits: EvidenceLimits, now: number): void {
  if (use.evidenceEvents >= limits.events || use.evidenceBytes >= limits.bytes) {
    throw new HttpError(
      413,
      'account-full',
      'Your account is full. Please tell your teacher or the person who runs this site.',
    );
  }
  if (use.evidenceDay !== dayOf(now)) return;
  if (use.evidenceDayEvents < limits.dayEvents && use.evidenceDayBytes < limits.dayBytes) return;
  const wait = Math.ceil(((dayOf(now) + 1) * DAY_MS - now) / 1000);
  throw new HttpError(
    429,
    'enough-for-today',
    'That was a lot for one day. What you do now is kept in this browser and saved tomorrow.',
    wait,
  );
}

/** The account's counters after `usage`. */
export function usedEvidence(before: EvidenceUse, { events, bytes }: Usage, now: number): EvidenceUse {
  const isSameDay = before.evidenceDay === dayOf(now);
  return {
    evidenceEvents: before.evidenceEvents + events,
    evidenceBytes: before.evidenceBytes + bytes,
    evidenceDay: dayOf(now),
    evidenceDayEvents: (isSameDay ? before.evidenceDayEvents : 0) + events,
    evidenceDayBytes: (isSameDay ? before.evidenceDayBytes : 0) + bytes,
  };
}

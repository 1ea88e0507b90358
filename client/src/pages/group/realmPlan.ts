// The draft of a class's realm locks before they are saved: all in one request, with the weekly opening computed.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmRule, RealmRulesReply, setRealmRules } from '@lanternwise/shared/contracts/groups';
import { weeklyOpening } from '@lanternwise/shared/groups/weeklyOpening';
import type { ArgsOf } from '../../features/http/request.ts';
import { timeZoneOfBrowser } from '../../i18n/format.ts';

export interface DraftRule {
  realm: MapId;
  state: RealmRule['state'];
  /** For `scheduled`: the value of a `datetime-local` input. */
  opensOn: string;
  week: number | null;
}

export interface RealmPlan {
  rules: readonly DraftRule[];
  /** When the first realm of the weekly opening opens, as a `datetime-local` value. */
  weeklyFrom: string;
}

/** The value of a `datetime-local` input: local time without a zone. */
export function toDateTimeLocal(time: number): string {
  const date = new Date(time);
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const toTime = (dateTimeLocal: string): number => new Date(dateTimeLocal).getTime();

/** A realm whose date has passed is simply open. */
function toDraft({ realm, state, opensAt, week }: RealmRule, now: number): DraftRule {
  const isPast = state === 'scheduled' && opensAt !== null && opensAt <= now;
  return {
    realm,
    state: isPast ? 'open' : state,
    opensOn: state === 'scheduled' && opensAt !== null && !isPast ? toDateTimeLocal(opensAt) : '',
    week,
  };
}

export const planOf = ({ rules, weeklyFrom }: RealmRulesReply, now: number): RealmPlan => ({
  rules: rules.map((rule) => toDraft(rule, now)),
  weeklyFrom: weeklyFrom === null ? '' : toDateTimeLocal(weeklyFrom),
});

/** Each realm in this order, one a week; the others keep their rules. */
export function openWeekly(plan: RealmPlan, realms: readonly MapId[], weeklyFrom: string): RealmPlan {
  const rules = plan.rules.map((rule): DraftRule => {
    const week = realms.indexOf(rule.realm);
    return week < 0 ? rule : { ...rule, state: 'weekly', week };
  });
  return { rules, weeklyFrom };
}

/** When a realm opens; undefined if it is open or locked, or the date is missing. */
export function openingOf({ state, opensOn, week }: DraftRule, weeklyFrom: string): number | undefined {
  if (state === 'open' || state === 'locked') return undefined;
  const time = toTime(state === 'weekly' ? weeklyFrom : opensOn);
  if (Number.isNaN(time)) return undefined;
  return state === 'weekly' ? weeklyOpening(time, week ?? 0, timeZoneOfBrowser()) : time;
}

export type PlanProblem = 'no-date' | 'past-date' | 'no-beginning';

/** What is missing before the plan can be saved, and for which realm. */
export function problemOf(plan: RealmPlan, now: number): { realm?: MapId; problem: PlanProblem } | undefined {
  if (plan.rules.some(({ state }) => state === 'weekly') && Number.isNaN(toTime(plan.weeklyFrom))) {
    return { problem: 'no-beginning' };
  }
  for (const { realm, state, opensOn } of plan.rules) {
    if (state !== 'scheduled') continue;
    const time = toTime(opensOn);
    if (Number.isNaN(time)) return { realm, problem: 'no-date' };
    if (time <= now) return { realm, problem: 'past-date' };
  }
  return undefined;
}

export function toRequest({ rules, weeklyFrom }: RealmPlan): Omit<ArgsOf<typeof setRealmRules>, 'groupId'> {
  const isWeekly = rules.some(({ state }) => state === 'weekly');
  return {
    rules: rules.map(({ realm, state, opensOn, week }) => ({
      realm,
      state,
      ...(state === 'scheduled' && { opensAt: toTime(opensOn) }),
      ...(state === 'weekly' && { week: week ?? 0 }),
    })),
    ...(isWeekly && { weeklyFrom: toTime(weeklyFrom) }),
    timeZone: timeZoneOfBrowser(),
  };
}

export const isSamePlan = (a: RealmPlan, b: RealmPlan): boolean => JSON.stringify(a) === JSON.stringify(b);

// Tests of the draft of realm locks: weekly openings, what is missing, and the one request that saves all.
import { MAP_IDS } from '@lanternwise/shared/constants/realms';
import { expect, it } from 'vitest';
import { openingOf, openWeekly, planOf, problemOf, type RealmPlan, toDateTimeLocal, toRequest } from './realmPlan.ts';

const NOW = new Date('2026-11-20T08:00').getTime();
const open: RealmPlan = planOf(
  {
    success: true,
    weeklyFrom: null,
    rules: MAP_IDS.map((realm) => ({ realm, state: 'open' as const, opensAt: null, week: null })),
  },
  NOW,
);
const ruleOf = (plan: RealmPlan, realm: string) => {
  const rule = plan.rules.find((each) => each.realm === realm);
  if (!rule) throw new Error(realm);
  return rule;
};

it('opens one realm a week at the same time of day and leaves the others as they are', () => {
  const plan = openWeekly(open, ['robo-realm', 'think-tank-park'], '2026-11-23T09:00');
  expect(openingOf(ruleOf(plan, 'robo-realm'), plan.weeklyFrom)).toBe(new Date('2026-11-23T09:00').getTime());
  expect(openingOf(ruleOf(plan, 'think-tank-park'), plan.weeklyFrom)).toBe(new Date('2026-11-30T09:00').getTime());
  expect(ruleOf(plan, 'demo').state).toBe('open');
  const { rules, weeklyFrom } = toRequest(plan);
  expect(rules).toHaveLength(MAP_IDS.length);
  expect(rules).toContainEqual({ realm: 'think-tank-park', state: 'weekly', week: 1 });
  expect(weeklyFrom).toBe(new Date('2026-11-23T09:00').getTime());
});

it('names what is missing', () => {
  const scheduled = (opensOn: string): RealmPlan => ({
    ...open,
    rules: open.rules.map((rule) => (rule.realm === 'robo-realm' ? { ...rule, state: 'scheduled', opensOn } : rule)),
  });
  expect(problemOf(open, NOW)).toBeUndefined();
  expect(problemOf(scheduled(''), NOW)).toEqual({ realm: 'robo-realm', problem: 'no-date' });
  expect(problemOf(scheduled('2026-11-19T08:00'), NOW)).toEqual({ realm: 'robo-realm', problem: 'past-date' });
  expect(problemOf(openWeekly(open, ['robo-realm'], ''), NOW)).toEqual({ problem: 'no-beginning' });
});

it('takes a date that has passed as open, so that it never blocks saving the others', () => {
  const rules = [{ realm: 'robo-realm' as const, state: 'scheduled' as const, opensAt: NOW - 1, week: null }];
  expect(planOf({ success: true, weeklyFrom: null, rules }, NOW).rules).toMatchObject([{ state: 'open' }]);
});

it('writes local times for the date field', () => {
  expect(toDateTimeLocal(NOW)).toBe('2026-11-20T08:00');
});

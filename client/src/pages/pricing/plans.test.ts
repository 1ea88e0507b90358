// Tests that the plans of the client match those of shared.
import { PLAN_IDS, PLANS as SOLD } from '@lanternwise/shared/constants/plans';
import { expect, it } from 'vitest';
import { i18n } from '../../i18n/runtime.tsx';
import { OFFER_NAMES, PLANS } from './plans.ts';

it('uses the same offer names as e-mails and the payment service', () => {
  for (const id of PLAN_IDS) expect(i18n._(OFFER_NAMES[id])).toBe(SOLD[id].name);
});

it('offers each plan of shared exactly once', () => {
  const offered = PLANS.flatMap(({ variants }) => variants.map(({ id }) => id));
  expect(offered.toSorted()).toEqual([...PLAN_IDS].sort());
});

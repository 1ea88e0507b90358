// The words for plans agree with what shared sells.
import { PLAN_IDS, PLANS as SOLD } from '@lanternwise/shared/constants/plans';
import { expect, it } from 'vitest';
import { i18n } from '../../i18n/runtime.tsx';
import { OFFER_NAMES, PLANS } from './plans.ts';

it('names each offer as mails and the payment service do', () => {
  for (const id of PLAN_IDS) expect(i18n._(OFFER_NAMES[id])).toBe(SOLD[id].name);
});

it('offers everything that is sold, once', () => {
  const offered = PLANS.flatMap(({ variants: buys }) => buys.map(({ id }) => id));
  expect(offered.toSorted()).toEqual([...PLAN_IDS].sort());
});

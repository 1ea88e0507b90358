// @vitest-environment jsdom
// Tests how a running plan changes the offers, and the checkout that exchanges it, at Stripe and in the sandbox.
import type { PlanId } from '@lanternwise/shared/constants/plans';
import type { Checkout, Subscription } from '@lanternwise/shared/contracts/subscriptions';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { stubApi } from '../../testing/stubApi.ts';
import { CheckoutPage } from '../CheckoutPage.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PLANS } from './plans.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const subscription = (plan: PlanId, status: Subscription['status']): Subscription => ({
  plan,
  status,
  provider: 'stripe',
  endsAt: '2027-11-25T00:00:00.000Z',
  code: null,
  staffCode: null,
  places: 1,
  members: [],
});

function showCards(running: Subscription | undefined) {
  const offers = PLANS.flatMap(({ variants }) =>
    variants.map(({ id }) => ({ id, name: id, term: 'year' as const, amount: 100, places: 1 })),
  );
  render(
    <Provider store={createStore({ settings: DEFAULT_SETTINGS })}>
      <MemoryRouter>
        {PLANS.map((plan) => (
          <PlanCard key={plan.name.id} plan={plan} offers={offers} currency="INR" running={running} />
        ))}
      </MemoryRouter>
    </Provider>,
  );
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

it.each<[string, Subscription | undefined, string[]]>([
  [
    'without a plan: choose any',
    undefined,
    [
      'monthly: Learner, monthly',
      'yearly: Learner, yearly',
      'yearly: Family, yearly',
      'yearly: School licence, yearly',
    ].map((rest) => `Choose ${rest}`),
  ],
  [
    'with a plan: larger ones only',
    subscription('learner-yearly', 'active'),
    ['Switch to this plan: Family, yearly', 'Switch to this plan: School licence, yearly'],
  ],
  [
    'after cancelling: a new one, or a larger one at once',
    subscription('family-yearly', 'cancelled'),
    [
      'Choose monthly: Learner, monthly',
      'Choose yearly: Learner, yearly',
      'Choose yearly: Family, yearly',
      'Switch to this plan: School licence, yearly',
    ],
  ],
])('%s', (_what, running, buttons) => {
  expect(showCards(running)).toEqual(buttons);
});

it('the running plan and what it includes are named as such', () => {
  showCards(subscription('learner-yearly', 'active'));
  expect(screen.getAllByText('This is your plan.')).toHaveLength(1);
  expect(screen.getAllByText('Your plan already includes this.')).toHaveLength(1);
});

const CHECKOUT: Checkout = {
  id: 'one',
  plan: 'family-yearly',
  state: 'open',
  provider: 'stripe',
  amount: 240_000,
  price: 479_900,
  currency: 'INR',
  from: 'learner-yearly',
};

function showCheckout(change: Partial<Checkout>) {
  const reply = { checkout: { ...CHECKOUT, ...change } };
  const asked = stubApi({ 'GET /api/v1/checkouts/one': reply, 'POST /api/v1/checkouts/one/confirm': reply });
  render(
    <Provider store={createStore({ settings: DEFAULT_SETTINGS })}>
      <MemoryRouter initialEntries={['/checkout/one']}>
        <Routes>
          <Route path="/checkout/:id" element={<CheckoutPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return asked;
}

it('an exchange at Stripe shows the difference and charges it only after a press', async () => {
  const asked = showCheckout({});
  const pay = await screen.findByRole('button', { name: 'Pay ₹2,400 and switch' });
  expect(screen.getByText(/replaces your plan "Learner, yearly" right away and runs until the same day/)).toBeTruthy();
  expect(screen.queryByText('This is a sandbox.')).toBeNull();
  fireEvent.click(pay);
  await vi.waitFor(() => expect(asked).toContain('POST /api/v1/checkouts/one/confirm'));
});

it('an exchange in the sandbox says that no money is charged; from a month to a year a new term begins', async () => {
  showCheckout({ provider: 'sandbox', from: 'learner-monthly' });
  await screen.findByRole('button', { name: 'Pay ₹2,400 (simulated)' });
  expect(screen.getByText('This is a sandbox.')).toBeTruthy();
  expect(screen.getByText(/starts a new term today/)).toBeTruthy();
});

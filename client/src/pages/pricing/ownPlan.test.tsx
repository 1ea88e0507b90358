// @vitest-environment jsdom
// Tests the plan page for who chose, has, cancelled or lost a plan, and that no answer leaves the focus nowhere.
import { PLANS, type PlanId } from '@lanternwise/shared/constants/plans';
import type { Checkout, Subscription } from '@lanternwise/shared/contracts/subscriptions';
import type { User } from '@lanternwise/shared/contracts/user';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionEnded, userVerified } from '../../features/session/sessionSlice.ts';
import { clearToken, storeToken } from '../../features/session/token.ts';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { createTestUser } from '../../testing/createTestUser.ts';
import { type StubbedReply, stubApi } from '../../testing/stubApi.ts';
import { CheckoutPage } from '../CheckoutPage.tsx';
import { PricingPage } from './PricingPage.tsx';

afterEach(() => {
  cleanup();
  clearToken();
  vi.unstubAllGlobals();
});

const plans = Object.entries(PLANS).map(([id, facts]) => ({ id, ...facts }));
const PLANS_REPLY = { 'GET /api/v1/plans': { provider: 'sandbox', currency: 'INR', plans } };

const subscription = (plan: PlanId, status: Subscription['status']): Subscription => ({
  plan,
  status,
  provider: 'sandbox',
  endsAt: '2027-11-25T00:00:00.000Z',
  code: null,
  staffCode: null,
  places: 1,
  members: [],
});
const checkout = (plan: PlanId, state: Checkout['state']): Checkout => ({
  id: 'one',
  plan,
  state,
  provider: 'sandbox',
  amount: 239_900,
  price: 239_900,
  currency: 'INR',
  from: null,
});

let place = '';
function Place() {
  const { pathname, search } = useLocation();
  place = pathname + search;
  return null;
}

function open(
  address: string,
  user: Partial<User> | null,
  replies: Record<string, StubbedReply | (() => StubbedReply)>,
) {
  vi.stubGlobal('scrollTo', vi.fn());
  const requests = stubApi({
    ...PLANS_REPLY,
    'GET /api/v1/subscription': { subscription: null },
    'GET /api/v1/verify_user': { user: createTestUser(user ?? {}) },
    ...replies,
  });
  if (user) storeToken('a-token', false);
  const store = createStore({ settings: DEFAULT_SETTINGS });
  store.dispatch(user ? userVerified(createTestUser(user)) : sessionEnded());
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/pricing" element={<PricingPage />} />
          <Route path="/checkout/:id" element={<CheckoutPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Place />
      </MemoryRouter>
    </Provider>,
  );
  return requests;
}
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const press = (element: HTMLElement) => {
  element.focus();
  fireEvent.click(element);
};

it('a guest who chooses a plan signs in and comes back to this plan', async () => {
  open('/pricing', null, {});
  fireEvent.click(await button(/^Choose yearly: Family, yearly/));
  expect(new URLSearchParams(place.split('?')[1]).get('returnUrl')).toBe('/pricing?plan=family-yearly');
});

it('the plan that was chosen before signing in is one press from its checkout', async () => {
  const requests = open(
    '/pricing?plan=family-yearly',
    {},
    {
      'POST /api/v1/checkouts': { checkout: checkout('family-yearly', 'open'), url: '/checkout/one' },
    },
  );
  await screen.findByRole('heading', { name: 'You chose Family, yearly' });
  fireEvent.click(await button('Continue to checkout'));
  await waitFor(() => expect(place).toBe('/checkout/one'));
  expect(requests).toContain('POST /api/v1/checkouts');
});

it('a chosen plan that runs meanwhile is not offered again', async () => {
  open(
    '/pricing?plan=learner-yearly',
    { subscriptionStatus: 'active', subscriptionPlan: 'family-yearly' },
    {
      'GET /api/v1/subscription': { subscription: subscription('family-yearly', 'active') },
    },
  );
  await screen.findAllByText('Your plan already includes this.');
  expect(screen.queryByText(/^You chose/)).toBeNull();
});

it.each([
  ['learner-yearly', 'Your plan: Learner, yearly'],
  ['family', 'Your plan: Family'],
  ['school', 'Your plan: School licence'],
  ['pilot', 'Your plan: Pilot class'],
  ['something-older', 'Your plan'],
])('the plan %s is named', async (subscriptionPlan, name) => {
  open('/pricing', { subscriptionStatus: 'active', subscriptionPlan, canOpenProtected: true }, {});
  expect(await screen.findByRole('heading', { name })).toBeTruthy();
});

it('a cancelled plan can be resumed; both answers move the focus to the plan', async () => {
  let status: Subscription['status'] = 'active';
  const change = (next: Subscription['status']) => () => {
    status = next;
    return { subscription: subscription('learner-yearly', status) };
  };
  open(
    '/pricing',
    { subscriptionStatus: 'active', subscriptionPlan: 'learner-yearly', canOpenProtected: true },
    {
      'GET /api/v1/subscription': () => ({ subscription: subscription('learner-yearly', status) }),
      'POST /api/v1/subscription/cancel': change('cancelled'),
      'POST /api/v1/subscription/resume': change('active'),
    },
  );
  press(await button('Cancel my plan'));
  press(await button('Cancel plan'));
  const resume = await button('Resume my plan');
  const heading = screen.getByRole('heading', { name: 'Your plan: Learner, yearly' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  press(resume);
  expect(await button('Cancel my plan')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it.each([
  ['past-due', 'Try the payment again'],
  ['expired', 'Choose this plan again'],
] as const)('a plan that is %s can be paid again', async (status, name) => {
  open(
    '/pricing',
    { subscriptionStatus: status, subscriptionPlan: 'learner-yearly' },
    {
      'GET /api/v1/subscription': { subscription: subscription('learner-yearly', status) },
      'POST /api/v1/checkouts': { checkout: checkout('learner-yearly', 'open'), url: '/checkout/one' },
    },
  );
  fireEvent.click(await button(name));
  await waitFor(() => expect(place).toBe('/checkout/one'));
});

it.each([
  ['decline', 'declined', 'Simulate a declined card', /^The card was declined/],
  ['cancel', 'cancelled', 'Cancel', /^You cancelled/],
] as const)('a checkout that ends with %s says so, takes the focus there, and offers a new try', async (...row) => {
  const [, state, name, text] = row;
  let current = checkout('learner-yearly', 'open');
  open(
    '/checkout/one',
    {},
    {
      'GET /api/v1/checkouts/one': () => ({ checkout: current }),
      'POST /api/v1/sandbox/checkouts/one': () => {
        current = checkout('learner-yearly', state);
        return { checkout: current };
      },
      'POST /api/v1/checkouts': { checkout: checkout('learner-yearly', 'open'), url: '/checkout/two' },
    },
  );
  press(await button(name));
  const outcome = await screen.findByText(text);
  await waitFor(() => expect(document.activeElement).toBe(outcome));
  fireEvent.click(await button('Try again'));
  await waitFor(() => expect(place).toBe('/checkout/two'));
});

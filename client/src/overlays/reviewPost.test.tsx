// @vitest-environment jsdom
// Tests what a lantern post says: questions that wait, none today, no finished realm, a guest, and a failure; its place in the list, and the way to the review and back.
import type { ReviewReply } from '@lanternwise/shared/contracts/review';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createBus } from '../bridge/bus.ts';
import { sessionEnded, userVerified } from '../features/session/sessionSlice.ts';
import { createStore } from '../features/store/store.ts';
import { showInHindi } from '../i18n/testing/showInHindi.ts';
import { RealmContentProvider } from '../overlay-kit/RealmContentProvider.tsx';
import { WorldProvider } from '../overlay-kit/useWorld.ts';
import { BackToRealm } from '../pages/review/BackToRealm.tsx';
import { park } from './lesson/testing/renderLesson.tsx';
import { PlacesOverlay } from './places/PlacesOverlay.tsx';
import { ReviewOverlay } from './ReviewOverlay.tsx';

/** 1 December 2026. */
const DAY = Date.UTC(2026, 11, 1) / 86_400_000;
const item = { item: 'park/cycle', seen: 0 };
const plan = (due: number, nextDay: number | null): ReviewReply => ({
  ...{ success: true, due: Array(due).fill(item), waiting: 0, today: DAY - 1, nextDay, realms: [] },
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refetch = vi.fn();
const query = vi.hoisted(() => vi.fn());
vi.mock('../features/reviewApi.ts', async (original) => {
  const real = await original<typeof import('../features/reviewApi.ts')>();
  return { ...real, reviewApi: { ...real.reviewApi, useTodaysReviewQuery: query } };
});
vi.mock('../features/groups/useRealmLocks.ts', () => ({
  useRealmLocks: () => ({ isLoading: false, lockOf: () => undefined }),
}));

/** `reply` of the server. */
function setup(person: 'learner' | 'guest', reply?: ReviewReply | 'down') {
  query.mockReset().mockReturnValue(reply === 'down' ? { error: { status: 'FETCH_ERROR' }, refetch } : { data: reply });
  const store = createStore();
  store.dispatch(person === 'guest' ? sessionEnded() : userVerified({ id: 'asha', canOpenProtected: true } as never));
  const bus = createBus();
  const show = (children: ReactNode, at = '/Grassroot/ai-adventure-park') =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={[at]}>
          <RealmContentProvider value={park}>
            <WorldProvider value={bus}>{children}</WorldProvider>
          </RealmContentProvider>
        </MemoryRouter>
      </Provider>,
    );
  return { bus, show };
}

const post = <ReviewOverlay request={{ kind: 'review' }} close={() => undefined} />;
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const REVIEW = '/review?from=ai-adventure-park';

it('says how many questions wait today', () => {
  setup('learner', plan(3, DAY - 1)).show(post);
  screen.getByText(/^3 questions are waiting\./);
  expect(linkTo('Start the review')).toBe(REVIEW);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('says it of one question too', () => {
  setup('learner', plan(1, DAY - 1)).show(post);
  screen.getByText(/^1 question is waiting\./);
});

it('says when the next ones come if none waits', () => {
  setup('learner', plan(0, DAY)).show(post);
  screen.getByText('Nothing to review today. The next ones come on 1 December 2026.');
  expect(linkTo('Look at the review')).toBe(REVIEW);
});

it('says that it begins with the first finished realm', () => {
  setup('learner', plan(0, null)).show(post);
  screen.getByText(/^There is nothing to review yet\. Finish your first realm/);
  expect(screen.queryByRole('link')).toBeNull();
  screen.getByRole('button', { name: 'Back to the world' });
});

it('tells a guest what it is and that it needs an account, and asks the server nothing', () => {
  setup('guest').show(post);
  expect(screen.getByText(/a few questions a day about realms you have finished.* you need an account/)).toBeTruthy();
  expect(linkTo('Create a free account')).toBe('/register');
  expect(query).not.toHaveBeenCalled();
});

it('offers another try when the server cannot be reached', () => {
  setup('learner', 'down').show(post);
  expect(screen.getByRole('alert').textContent).not.toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('speaks Hindi', async () => {
  await showInHindi('realm', 'shell');
  setup('learner', plan(0, DAY)).show(post);
  screen.getByText('आज दोहराने को कुछ नहीं है। अगले सवाल 1 दिसंबर 2026 को आएँगे।');
  expect(linkTo('दोहराई देखें')).toBe(REVIEW);
  cleanup();
  setup('learner', plan(3, DAY - 1)).show(post);
  screen.getByText(/^3 सवाल आपका इंतज़ार कर रहे हैं।/);
});

it('is among the places, with a walk that uses it', async () => {
  const { bus, show } = setup('learner', plan(0, null));
  bus.emit('world/ready', { realm: 'ai-adventure-park', places: [{ id: 'lantern-post', kind: 'post', x: 9, y: 9 }] });
  const walks = vi.fn();
  bus.on('walk/requested', walks);
  show(<PlacesOverlay request={{ kind: 'places' }} close={() => undefined} />);
  const group = within(screen.getByRole('region', { name: 'Lantern post' }));
  fireEvent.click(group.getByRole('button', { name: 'Go and look: The lantern post' }));
  await vi.waitFor(() => expect(walks).toHaveBeenCalledWith(expect.objectContaining({ target: 'lantern-post' })));
});

it('leads from the review back to the realm, and to nowhere that is none', () => {
  const { show } = setup('learner', plan(0, null));
  show(<BackToRealm />, REVIEW);
  expect(linkTo('Back to AI Adventure Park')).toBe('/Grassroot/ai-adventure-park');
  cleanup();
  show(<BackToRealm />, '/review');
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show(<BackToRealm />, '/review?from=//elsewhere.example');
  expect(screen.queryByRole('link')).toBeNull();
});

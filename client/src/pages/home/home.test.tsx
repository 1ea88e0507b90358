// @vitest-environment jsdom
// Tests the sections of the start page: their order, texts and targets, when they load, and that what moves can be paused.
import type { User } from '@lanternwise/shared/contracts/user';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionEnded, userVerified } from '../../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { showInHindi } from '../../i18n/testing/showInHindi.ts';
import { HomePage } from './HomePage.tsx';
import { QUESTIONS } from './sections/questions.ts';

const ORDER = ['hero', 'features', 'courses', 'about', 'community', 'faq', 'reviews', 'getStarted'];
const LOADED = { timeout: 8000 };

/** Observers of the page; a test decides what comes near the viewport. */
let observers: { margin: string; element: Element; comeNear(): void }[] = [];

class FakeObserver {
  private readonly callback: IntersectionObserverCallback;
  private readonly margin: string;
  constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.callback = callback;
    this.margin = rootMargin;
  }
  observe(element: Element) {
    const entries = [{ isIntersecting: true } as IntersectionObserverEntry];
    const comeNear = () => this.callback(entries, this as unknown as IntersectionObserver);
    observers.push({ margin: this.margin, element, comeNear });
  }
  disconnect() {}
}

const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

beforeEach(() => {
  observers = [];
  localStorage.clear();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  play.mockClear();
  pause.mockClear();
});

interface Visit {
  path?: string;
  signedIn?: boolean;
  settings?: Partial<Settings>;
}

function visit({ path = '/', signedIn = false, settings = {} }: Visit = {}) {
  const store = createStore({ settings: { ...DEFAULT_SETTINGS, ...settings } });
  const user = { id: 'u1', username: 'asha', role: 'User', avatar: 'milo', settings: {} } as unknown as User;
  store.dispatch(signedIn ? userVerified(user) : sessionEnded());
  return render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <HomePage />
      </MemoryRouter>
    </Provider>,
  );
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name }, LOADED);
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('has its anchored sections in the required order, with texts and targets', async () => {
  const { container } = visit();
  const anchors = [...container.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => ORDER.includes(id));
  expect(anchors).toEqual(ORDER);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Step up into the future of AI');
  expect(target('Start free trial')).toBe('/demo');
  for (const name of ['How it works', 'Ten realms to light up', 'Good to know', 'Voices from the realms'])
    expect(await heading(name)).toBeTruthy();
  expect(await heading('REVIEWS')).toBeTruthy();
  expect(screen.getByText('What Our Learners have to say?')).toBeTruthy();
  expect(await heading('Get Started')).toBeTruthy();
  expect(screen.getByText('Sign Up for a free trial today')).toBeTruthy();
  expect(target('Start now')).toBe('/dashboard');
  expect(target('More about us')).toBe('/about-us');
  expect(target('See pictures of the game')).toBe('/gallery');
});

it('Get Started leads a visitor to the plans and a signed-in learner to the adventures', () => {
  visit();
  expect(target('Get Started')).toBe('/pricing');
  cleanup();
  visit({ signedIn: true });
  expect(target('Get Started')).toBe('/Grassroot/learning-adventures');
});

it('answers each question below it', async () => {
  visit();
  await heading('Questions and answers');
  const questions = document.querySelectorAll('details');
  expect(questions).toHaveLength(QUESTIONS.length);
  for (const { textContent } of questions) expect((textContent ?? '').length).toBeGreaterThan(80);
  expect(target('Compare the plans')).toBe('/pricing');
});

it('shows five reviews of 4 of 5 stars, each marked as a sample, in a strip that can be paused', async () => {
  visit();
  await heading('REVIEWS');
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(5);
  for (const card of cards) {
    expect(within(card).getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
    expect(within(card).getByText('Sample')).toBeTruthy();
  }
  const strip = () => cards[0]?.closest('[data-moving]');
  expect(strip()).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pause the reviews' }));
  expect(strip()).toBeNull();
  expect(screen.getByRole('button', { name: 'Let the reviews move' })).toBeTruthy();
});

it('fetches a section only as it nears the viewport, the features 100 px before', async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const { container } = visit();
  const sections = observers.map(({ element, margin }) => [element.id, margin]);
  expect(sections.map(([id]) => id)).toEqual(ORDER.slice(1));
  expect(sections[0]).toEqual(['features', '100px 0px']);
  expect(screen.queryAllByRole('heading', { level: 2 })).toHaveLength(0);
  act(() => observers[0]?.comeNear());
  expect(await heading('How it works')).toBeTruthy();
  expect(container.querySelector('#courses h2')).toBeNull();
});

it('a hash link loads the sections down to its own and scrolls there', async () => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const { container } = visit({ path: '/#faq' });
  expect(await heading('Questions and answers')).toBeTruthy();
  await vi.waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1));
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts[0]).toBe(container.querySelector('#faq'));
  expect(container.querySelector('#reviews h2')).toBeNull();
});

it('plays the film once the page is there; a pause is kept for the next visit', async () => {
  visit();
  const pauseFilm = await screen.findByRole('button', { name: 'Pause the film' });
  await vi.waitFor(() => expect(play).toHaveBeenCalled());
  fireEvent.click(pauseFilm);
  expect(pause).toHaveBeenCalled();
  cleanup();
  play.mockClear();
  visit();
  expect(screen.getByRole('button', { name: 'Play the film' })).toBeTruthy();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(play).not.toHaveBeenCalled();
});

it('thirty stars drift behind the page, and stop when paused', async () => {
  const { container } = visit();
  const button = await screen.findByRole('button', { name: 'Pause the stars in the background' }, LOADED);
  const places = () => [...container.querySelectorAll<SVGElement>('.lw-star')].map(({ style }) => style.transform);
  const first = places();
  expect(first).toHaveLength(30);
  await waitFor(() => expect(places().filter((place, at) => place === first[at])).toEqual([]));
  fireEvent.click(button);
  expect(screen.getByRole('button', { name: 'Let the stars in the background drift' })).toBeTruthy();
  const stopped = places();
  await act(() => new Promise((resolve) => setTimeout(resolve, 120)));
  expect(places()).toEqual(stopped);
});

it('with reduced motion nothing moves and no button offers to pause it', async () => {
  const { container } = visit({ settings: { reducedMotion: 'on' } });
  await heading('REVIEWS');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(play).not.toHaveBeenCalled();
  expect(container.querySelectorAll('.lw-star, [data-moving]')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: /^Pause/ })).toBeNull();
});

it('speaks Hindi', async () => {
  await showInHindi('home');
  visit();
  expect(await heading('सवाल और जवाब')).toBeTruthy();
  expect(await heading('राय')).toBeTruthy();
  expect(screen.getAllByText('मिलो')).toHaveLength(2);
});

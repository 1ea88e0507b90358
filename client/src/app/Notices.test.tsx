// @vitest-environment jsdom
// Tests the words for a session that the server has ended and for a browser that stores nothing: said once, with what helps.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from '../features/http/request.ts';
import { forgetLostSession } from '../features/session/lostSession.ts';
import { clearToken, readToken, storeToken } from '../features/session/token.ts';
import { createStore } from '../features/store/store.ts';
import { type StorageTrouble, storageTrouble } from '../lib/storage/storageTrouble.ts';
import { stubApi } from '../testing/stubApi.ts';
import { Notices } from './Notices.tsx';

const Place = () => <p>at {useLocation().pathname + useLocation().search}</p>;

const show = () =>
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={['/Grassroot/robo-realm']}>
        <Notices />
        <Place />
      </MemoryRouter>
    </Provider>,
  );
const notice = () => screen.queryByRole('alert');
const refused = (status: number, code: string) => ({ refused: { status, code, message: 'No.' } });
const ask = () => act(() => request('GET /user/programs', undefined).catch(() => undefined));

beforeEach(() => {
  clearToken();
  storageTrouble.setState(undefined);
});
afterEach(() => {
  cleanup();
  forgetLostSession();
  storageTrouble.setState(undefined);
  vi.unstubAllGlobals();
});

describe('a session that the server has ended', () => {
  it.each<[string, boolean, Parameters<typeof stubApi>[0][string], boolean]>([
    ['a request with its token says so', true, refused(401, 'sign-in-needed'), true],
    ['a guest is refused', false, refused(401, 'sign-in-needed'), false],
    ['the role is not enough', true, refused(403, 'forbidden'), false],
    ['another 401 was meant', true, refused(401, 'wrong-sign-in'), false],
    ['the server is busy', true, refused(503, 'busy'), false],
  ])('is told when %s', async (_story, hasToken, reply, isTold) => {
    stubApi({ 'GET /api/v1/user/programs': reply });
    if (hasToken) storeToken('t1', false);
    show();
    await ask();
    expect(notice() !== null).toBe(isTold);
    if (isTold) expect(notice()?.textContent).toContain('What you did stays on this computer');
  });

  it('leads to the sign-in page and back, and is over once somebody signs in', async () => {
    stubApi({
      'GET /api/v1/user/programs': refused(401, 'sign-in-needed'),
      'GET /api/v1/verify_user': refused(401, 'sign-in-needed'),
    });
    storeToken('t1', false);
    show();
    await ask();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign in again' })));
    expect(await screen.findByText('at /sign-in?returnUrl=%2FGrassroot%2Frobo-realm')).toBeTruthy();
    expect(readToken()).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Sign in again' })).toBeNull();
    act(() => storeToken('t2', false));
    expect(notice()).toBeNull();
  });
});

describe('a browser that stores nothing', () => {
  it.each<[StorageTrouble, RegExp]>([
    ['blocked', /allow site data and cookies for localhost/],
    ['full', /stay online until it says Saved/],
  ])('%s: says what is not kept and what helps, until it is closed', (trouble, words) => {
    show();
    expect(notice()).toBeNull();
    act(() => storageTrouble.setState(trouble));
    expect(notice()?.textContent).toMatch(words);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(notice()).toBeNull();
  });
});

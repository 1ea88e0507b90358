// Tests the redirect after signing in: to a page of this site, never elsewhere.
import { expect, it } from 'vitest';
import { readReturnPath, returnSearch, signInPath } from './returnPath.ts';

const HOME = '/Grassroot/learning-adventures';

it('returns to the original page with its query', () => {
  const path = signInPath('/Grassroot/ai-adventure-park?from=map');
  expect(readReturnPath(path.slice(path.indexOf('?')))).toBe('/Grassroot/ai-adventure-park?from=map');
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', '/\t/evil.example'])(
  'never leaves the site for %j',
  (address) => {
    expect(readReturnPath(`?returnUrl=${encodeURIComponent(address)}`)).toBe(HOME);
  },
);

it('defaults to the home page of the role without a valid return path', () => {
  expect(readReturnPath('', 'Parent')).toBe('/parent/progress');
  expect(readReturnPath('', 'Teacher')).toBe('/dashboard');
  expect(readReturnPath('?returnUrl=https%3A%2F%2Fevil.example', 'Admin')).toBe('/admin');
  expect(readReturnPath('?returnUrl=%2Faccount', 'Admin')).toBe('/account');
});

it('does not return to the sign-in forms', () => {
  expect(readReturnPath('?returnUrl=%2Flogin')).toBe(HOME);
  expect(readReturnPath('?returnUrl=%2Fsign-in%3Fx')).toBe(HOME);
});

it('keeps the query between the sign-in forms only', () => {
  const search = '?returnUrl=%2Fjoin-group%2Fabc';
  expect(returnSearch({ pathname: '/register', search })).toBe(search);
  expect(returnSearch({ pathname: '/blogs', search: '?page=2' })).toBe('');
});

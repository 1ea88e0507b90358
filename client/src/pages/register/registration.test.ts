// Tests the validation of the registration form and its request body.
import { registerBodySchema } from '@lanternwise/shared/contracts/auth';
import { expect, it } from 'vitest';
import { checkDraft, type RegisterDraft, requiresParentConsent, toRegisterBody } from './registration.ts';

const draft: RegisterDraft = {
  username: 'asha_12',
  password: 'three brown owls',
  ageBand: '12-13',
  email: '',
  parentEmail: ' mum@example.org ',
  askLater: false,
  roleWish: 'User',
  remember: true,
};

it('accepts a valid draft, and builds a body that matches the contract', () => {
  expect(checkDraft(draft)).toEqual({});
  expect(registerBodySchema.parse(toRegisterBody(draft))).toEqual({
    username: 'asha_12',
    password: 'three brown owls',
    ageBand: '12-13',
    parentEmail: 'mum@example.org',
    roleWish: 'User',
    remember: true,
  });
});

it('reports an error for each invalid field', () => {
  const wrong = { ...draft, username: 'a b', password: 'short', ageBand: undefined, email: 'mum@' };
  const { issues } = registerBodySchema.safeParse(toRegisterBody(wrong)).error ?? { issues: [] };
  expect(issues.map(({ path }) => path[0]).sort()).toEqual(['ageBand', 'email', 'password', 'username']);
  expect(checkDraft(wrong)).toEqual({ password: 'A password has at least 10 characters. This one has 5.' });
});

it('requires consent for every age band below the age of consent', () => {
  expect((['under-12', '12-13', '14-15', '16-17'] as const).every((band) => requiresParentConsent(band))).toBe(true);
  expect(requiresParentConsent('18+')).toBe(false);
  expect(requiresParentConsent(undefined)).toBe(false);
  expect(requiresParentConsent('14-15', 13)).toBe(false);
});

it("requires a parent's address or 'ask later' from a child, and never sends the child's own address", () => {
  expect(Object.keys(checkDraft({ ...draft, parentEmail: '' }))).toEqual(['parentEmail']);
  expect(checkDraft({ ...draft, parentEmail: '', askLater: true })).toEqual({});
  const body = toRegisterBody({ ...draft, email: 'asha@example.org', askLater: true, roleWish: 'Teacher' });
  expect(body).toEqual({ username: 'asha_12', password: 'three brown owls', ageBand: '12-13', remember: true });
});

it('requires an address from a teacher', () => {
  const teacher: RegisterDraft = { ...draft, ageBand: '18+', roleWish: 'Teacher' };
  expect(Object.keys(checkDraft(teacher))).toEqual(['email']);
  expect(toRegisterBody({ ...teacher, email: 'meera@example.org' })).toMatchObject({
    roleWish: 'Teacher',
    email: 'meera@example.org',
  });
});

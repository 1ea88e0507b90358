// What the registration form says before anything is sent.
import { PASSWORD_MIN, registerBodySchema } from '@lanternwise/shared/contracts/auth';
import { expect, it } from 'vitest';
import {
  PASSWORD_LENGTH,
  type RegisterDraft,
  requiresParentConsent,
  toRegisterBody,
  validateDraft,
} from './registration.ts';

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

it('finds nothing wrong with a good draft, and sends what the server accepts', () => {
  expect(validateDraft(draft)).toEqual({});
  expect(registerBodySchema.parse(toRegisterBody(draft))).toEqual({
    username: 'asha_12',
    password: 'three brown owls',
    ageBand: '12-13',
    parentEmail: 'mum@example.org',
    roleWish: 'User',
    remember: true,
  });
});

it('names each fault', () => {
  const errors = validateDraft({ ...draft, username: 'a b', password: 'short', ageBand: undefined, email: 'mum@' });
  expect(Object.keys(errors).sort()).toEqual(['ageBand', 'email', 'password', 'username']);
  expect(errors.password).toContain('10 characters');
});

it('asks for the same password length as the server', () => {
  expect(PASSWORD_LENGTH).toBe(PASSWORD_MIN);
});

it('tells everybody below the age of consent what a limited account is', () => {
  expect((['under-12', '12-13', '14-15', '16-17'] as const).every((band) => requiresParentConsent(band))).toBe(true);
  expect(requiresParentConsent('18+')).toBe(false);
  expect(requiresParentConsent(undefined)).toBe(false);
  expect(requiresParentConsent('14-15', 13)).toBe(false);
});

it("asks a child for a parent's address or a promise, and sends no address of the child's own", () => {
  expect(Object.keys(validateDraft({ ...draft, parentEmail: '' }))).toEqual(['parentEmail']);
  expect(validateDraft({ ...draft, parentEmail: '', askLater: true })).toEqual({});
  const sent = toRegisterBody({ ...draft, email: 'asha@example.org', askLater: true, roleWish: 'Teacher' });
  expect(sent).toEqual({ username: 'asha_12', password: 'three brown owls', ageBand: '12-13', remember: true });
});

it('asks a teacher for an address', () => {
  const teacher: RegisterDraft = { ...draft, ageBand: '18+', roleWish: 'Teacher' };
  expect(Object.keys(validateDraft(teacher))).toEqual(['email']);
  expect(toRegisterBody({ ...teacher, email: 'meera@example.org' })).toMatchObject({
    roleWish: 'Teacher',
    email: 'meera@example.org',
  });
});

// What the registration form says before anything is sent.
import { PASSWORD_MIN, registerBodySchema } from '@lanternwise/shared/contracts/auth';
import { expect, it } from 'vitest';
import { checkDraft, type Draft, needsConsent, PASSWORD_LENGTH, toBody } from './registration.ts';

const draft: Draft = { username: 'asha_12', password: 'three brown owls', ageBand: '12-13', email: '', remember: true };

it('finds nothing wrong with a good draft, and sends what the server accepts', () => {
  expect(checkDraft(draft)).toEqual({});
  expect(registerBodySchema.parse(toBody(draft))).toEqual({
    username: 'asha_12',
    password: 'three brown owls',
    ageBand: '12-13',
    remember: true,
  });
  expect(toBody({ ...draft, email: ' mum@example.org ' })?.email).toBe('mum@example.org');
});

it('names each fault', () => {
  const errors = checkDraft({ ...draft, username: 'a b', password: 'short', ageBand: undefined, email: 'mum@' });
  expect(Object.keys(errors).sort()).toEqual(['ageBand', 'email', 'password', 'username']);
  expect(errors.password).toContain('10 characters');
});

it('asks for the same password length as the server', () => {
  expect(PASSWORD_LENGTH).toBe(PASSWORD_MIN);
});

it('tells everybody below 18 what a limited account is', () => {
  expect((['under-12', '12-13', '14-15', '16-17'] as const).every(needsConsent)).toBe(true);
  expect(needsConsent('18+')).toBe(false);
  expect(needsConsent(undefined)).toBe(false);
});

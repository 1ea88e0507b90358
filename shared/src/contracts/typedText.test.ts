// Tests that contracts take names and numbers in whatever signs a keyboard writes them, and pass them on in plain ones.
import { expect, it } from 'vitest';
import { forgotPassword, signIn, usernameSchema } from './auth.ts';
import { addTeacher } from './groups.ts';
import { updateProfile } from './user.ts';

it.each([
  ['asha12', 'asha12'],
  ['asha१२', 'asha12'],
  ['Ａｓｈａ＿１２', 'Asha_12'],
  ['as\u200bha–12', 'asha-12'],
])('a new user name %j is %s', (typed, name) => {
  expect(usernameSchema.parse(typed)).toBe(name);
});

it.each(['as', 'asha kumar', 'आशा', 'asha!', '\u200b\u200b\u200b', 'a'.repeat(21)])('%j is no user name', (typed) => {
  expect(usernameSchema.safeParse(typed).success).toBe(false);
});

it.each([
  [' Brave Otter ४२ ', 'Brave-Otter-42'],
  ['asha@example.org ', 'asha@example.org'],
])('the name %j of an account is %s, wherever it is asked for', (typed, name) => {
  expect(signIn.body.parse({ identifier: typed, password: ' As typed – १ ' })).toMatchObject({
    identifier: name,
    password: ' As typed – १ ',
  });
  expect(forgotPassword.body.parse({ identifier: typed }).identifier).toBe(name);
  expect(addTeacher.body.parse({ username: typed }).username).toBe(name);
});

it.each(['', ' ', '\u200b'])('%j is no name of an account', (typed) => {
  expect(forgotPassword.body.safeParse({ identifier: typed }).success).toBe(false);
  expect(addTeacher.body.safeParse({ username: typed }).success).toBe(false);
});

it.each([
  ['+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
  ['（011）2345–6789', '(011)2345-6789'],
])('the phone number %j is %s', (typed, number) => {
  expect(updateProfile.body.parse({ guardianPhone: typed }).guardianPhone).toBe(number);
});

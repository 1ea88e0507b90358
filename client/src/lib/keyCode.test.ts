// Tests the names of keys from ordinary, on-screen and switch keyboards, and of keys that write by several presses.
import { expect, it } from 'vitest';
import { keyCodeOf } from './keyCode.ts';

it.each([
  ['an ordinary key', 'KeyW', 'w', 'KeyW'],
  ['a French keyboard, by its place', 'KeyW', 'z', 'KeyW'],
  ['a Hindi keyboard, by its place', 'KeyE', 'ा', 'KeyE'],
  ['the number pad with NumLock', 'Numpad8', '8', 'Numpad8'],
  ['the number pad without NumLock', 'Numpad8', 'ArrowUp', 'Numpad8'],
  ['an input method that takes the key', 'KeyW', 'Process', 'KeyW'],
  ['an accent that waits for its letter', 'BracketLeft', 'Dead', 'BracketLeft'],
  ['an on-screen keyboard, arrow', '', 'ArrowUp', 'ArrowUp'],
  ['an on-screen keyboard, letter', '', 'e', 'KeyE'],
  ['an on-screen keyboard, capital', 'Unidentified', 'E', 'KeyE'],
  ['an on-screen keyboard, digit', '', '8', 'Digit8'],
  ['an on-screen keyboard, sign', '', '/', 'Slash'],
  ['an on-screen keyboard, Space', '', ' ', 'Space'],
  ['a switch, old name of an arrow', '', 'Up', 'ArrowUp'],
  ['a switch, old name of Escape', '', 'Esc', 'Escape'],
  ['a switch, Enter', '', 'Enter', 'Enter'],
  ['an on-screen keyboard, Hindi letter', '', 'क', 'क'],
  ['an event without any name', '', 'Unidentified', ''],
  ['an accent without place', '', 'Dead', ''],
])('%s', (_what, code, key, name) => {
  expect(keyCodeOf({ code, key })).toBe(name);
});

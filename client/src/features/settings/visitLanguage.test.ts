// @vitest-environment jsdom
// Tests the language that an address asks for: it holds for the visit, and is not stored unless the person chooses it.
import { beforeEach, expect, it } from 'vitest';
import { loadSettings, saveSettings } from './settingsStorage.ts';

const visit = (path: string) => {
  window.history.replaceState(null, '', path);
  return loadSettings();
};
const storedLanguage = () => JSON.parse(localStorage.getItem('lanternwise:settings') ?? '{}').language;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('lanternwise:settings', JSON.stringify({ language: 'en' }));
});

it('is the one of the address, and of the settings without it', () => {
  expect(visit('/pricing?lang=hi').language).toBe('hi');
  expect(visit('/pricing').language).toBe('en');
  expect(visit('/pricing?lang=fr').language).toBe('en');
});

it('is not stored together with another setting', () => {
  const settings = visit('/?lang=hi');
  saveSettings({ ...settings, theme: 'light' });
  expect(storedLanguage()).toBe('en');
  expect(visit('/')).toMatchObject({ theme: 'light', language: 'en' });
});

it('gives way to a choice, also when the choice returns to it', () => {
  const settings = visit('/?lang=hi');
  saveSettings({ ...settings, language: 'en' });
  expect(storedLanguage()).toBe('en');
  saveSettings({ ...settings, language: 'hi' });
  expect(storedLanguage()).toBe('hi');
});

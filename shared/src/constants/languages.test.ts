// Tests the initial language for a browser's language list.
import { expect, it } from 'vitest';
import { preferredLanguage } from './languages.ts';

it.each([
  [['hi-IN', 'en'], 'hi'],
  [['en-IN', 'hi'], 'en'],
  [['ta-IN', 'hi-IN'], 'hi'],
  [['fr'], 'en'],
  [[], 'en'],
])('%j selects %s', (languages, language) => expect(preferredLanguage(languages) ?? 'en').toBe(language));

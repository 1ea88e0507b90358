// Tests what Ask Owl knows of a page, and that the articles it offers exist.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MAP_IDS } from '@lanternwise/shared/constants/realms';
import { expect, it } from 'vitest';
import { audienceOfPath, fittingArticles, realmOfPath } from './pageContext.ts';

const HELP = join(import.meta.dirname, '../../../shared/content');

const PAGES = [
  '/',
  '/sign-in',
  '/register',
  '/pricing',
  '/consent/abc',
  '/parent/progress',
  '/account',
  '/certificates/verify',
  '/review',
  '/dashboard',
  '/courses',
  '/School/ClassX',
  '/teacher/groups',
  '/admin/students',
  '/admin/users',
  '/Grassroot/learning-adventures',
  '/demo',
  ...MAP_IDS.map((map) => `/Grassroot/${map}`),
];

it.each(PAGES)('three articles fit %s', (path) => {
  const articles = fittingArticles(path);
  expect(new Set(articles).size).toBe(3);
  for (const article of articles) expect(existsSync(join(HELP, `${article}.md`)), article).toBe(true);
});

it('knows the realm of an address', () => {
  expect(realmOfPath('/Grassroot/python-world')).toBe('python-world');
  expect(realmOfPath('/demo')).toBe('demo');
  expect(realmOfPath('/demo/ai-adventure-park-demo')).toBe('ai-adventure-park');
  expect(realmOfPath('/School/ClassX/Unit1')).toBe('ai-adventure-park');
  expect(realmOfPath('/Grassroot/learning-adventures')).toBe('');
  expect(realmOfPath('/pricing')).toBe('');
});

it('knows whose page it is', () => {
  expect(audienceOfPath('/admin/students')).toBe('teacher');
  expect(audienceOfPath('/admin/mails')).toBe('admin');
  expect(audienceOfPath('/parent/progress')).toBe('parent');
  expect(audienceOfPath('/account')).toBe('child');
});

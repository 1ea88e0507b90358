// Tests the head of a page as HTML: escaping, addresses by language, structured data.
import { expect, it } from 'vitest';
import { createHead, type HeadParts } from './createHead.ts';
import { shortDescription } from './pageHead.ts';
import { renderHead } from './renderHead.ts';
import { articleData, courseData, organizationData, questionsData } from './structuredData.ts';

const SITE = 'https://learn.example';
const HOSTILE = `"><script>alert('x')</script>&`;

const render = (parts: Partial<HeadParts> = {}, language: 'en' | 'hi' = 'en', siteUrl = SITE) =>
  renderHead(
    createHead({ title: 'Plans', description: 'What it costs.', canonicalPath: '/pricing', ...parts }, language),
    { siteUrl, language },
  );
const dataOf = (html: string) =>
  [...html.matchAll(/<script data-page type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

it('names the page and the product, once', () => {
  const html = render();
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain('<title>Plans | Lanternwise</title>');
  expect(html).toContain('<meta data-page name="description" content="What it costs." />');
  expect(html).toContain('<meta data-page property="og:url" content="https://learn.example/pricing" />');
  expect(html).toContain('content="https://learn.example/social-card.png"');
});

it('gives each language its own address and names the other', () => {
  const hindi = render({}, 'hi');
  expect(hindi).toContain('<link data-page rel="canonical" href="https://learn.example/pricing?lang=hi" />');
  expect(hindi).toContain('hreflang="en" href="https://learn.example/pricing"');
  expect(hindi).toContain('hreflang="x-default" href="https://learn.example/pricing"');
  expect(hindi).toContain('property="og:locale" content="hi_IN"');
  expect(hindi).toContain('property="og:locale:alternate" content="en_GB"');
  expect(render({ languages: ['en'] })).not.toContain('hreflang');
});

it('keeps a private page out of search engines', () => {
  const html = render({ isIndexed: false });
  expect(html).toContain('name="robots" content="noindex, nofollow"');
  expect(html).not.toMatch(/canonical|hreflang/);
  expect(render()).toContain('name="robots" content="index, follow, max-image-preview:large"');
});

it('escapes whatever an author typed', () => {
  const html = render({
    title: HOSTILE,
    description: HOSTILE,
    author: HOSTILE,
    keywords: [HOSTILE],
    type: 'article',
    canonicalPath: '/blogs/a"b',
    structuredData: [questionsData([{ question: HOSTILE, answer: '<!--' }])],
  });
  expect(html).not.toContain('<script>');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  expect(html).toContain('href="https://learn.example/blogs/a%22b"');
  expect(dataOf(html)[0].mainEntity[0].name).toBe(HOSTILE);
});

it('dates an article and lists its tags', () => {
  const facts = { publishedAt: Date.UTC(2026, 10, 1), modifiedAt: Date.UTC(2026, 10, 2) };
  const html = render({
    type: 'article',
    ...facts,
    author: 'Asha Rao',
    keywords: ['Loops'],
    structuredData: [
      articleData({
        ...facts,
        path: '/blogs/1',
        headline: 'Loops',
        description: 'Round and round',
        author: 'Asha Rao',
        image: '/social/blogs.jpg',
        language: 'en',
        tags: ['Loops', 'Python'],
      }),
    ],
  });
  expect(html).toContain('property="article:published_time" content="2026-11-01T00:00:00.000Z"');
  expect(html).toContain('property="article:tag" content="Loops"');
  expect(dataOf(html)[0]).toMatchObject({
    '@type': 'Article',
    dateModified: '2026-11-02T00:00:00.000Z',
    author: { name: 'Asha Rao' },
    image: 'https://learn.example/social/blogs.jpg',
    mainEntityOfPage: 'https://learn.example/blogs/1',
  });
});

const course = {
  path: '/courses/python-world',
  name: 'Python World',
  description: 'Eight shops',
  language: 'en',
  minutes: 120,
  outcomes: ['Write a loop'],
  units: ['Print'],
  gameLevel: 'Beginner',
} as const;

it('rates nothing without real reviews, and on the scale of 3 to 5 with them', () => {
  const [plain, rated] = dataOf(
    render({ structuredData: [courseData(course), courseData({ ...course, rating: { value: 4.5, count: 12 } })] }),
  );
  expect(plain).toMatchObject({ '@type': 'Course', url: 'https://learn.example/courses/python-world' });
  expect(plain).not.toHaveProperty('aggregateRating');
  expect(rated.aggregateRating).toMatchObject({ ratingValue: 4.5, worstRating: 3, bestRating: 5, ratingCount: 12 });
});

it('says who runs the site, in the language of the page', () => {
  const [organization] = dataOf(render({ structuredData: [organizationData('A school of lanterns')] }, 'hi'));
  expect(organization).toMatchObject({
    url: 'https://learn.example/?lang=hi',
    logo: 'https://learn.example/social/logo.png',
  });
});

it('writes paths where the site does not know its address', () => {
  expect(render({}, 'en', '')).toContain('rel="canonical" href="/pricing"');
});

it('cuts a description at a word, after at most 157 characters', () => {
  const text = 'lantern '.repeat(40);
  const short = shortDescription(text);
  expect(short).toBe(`${'lantern '.repeat(19).trim()}…`);
  expect(shortDescription('Short.')).toBe('Short.');
  expect([...shortDescription('न'.repeat(400))]).toHaveLength(158);
});

// Tests how a page is put into the built index.html: prerendered, written by the server, or left to the client.
import { expect, it } from 'vitest';
import { createHead } from './createHead.ts';
import { SiteDocument } from './SiteDocument.ts';

const TEMPLATE =
  '<html lang="en"><head><script src="/assets/boot-1.js"></script><!--page-head--><title>x</title><!--/page-head--><script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js"><link rel="modulepreload" crossorigin href="/c.js"></head><body><div id="root"></div></body></html>';
const document = new SiteDocument(TEMPLATE, {
  heads: { en: '<link data-font>', hi: '<link data-font-hi>' },
  pages: [
    {
      language: 'en',
      path: '/pricing',
      html: '<link rel="preload" as="image" href="/p.webp"/><h1>Plans for $& you</h1>',
      questions: [{ question: 'Who?', answer: 'You.' }],
    },
    { language: 'en', path: '#shell', html: '<nav></nav><div class="a" id="served-page"></div><footer></footer>' },
  ],
});
const head = createHead({ title: 'T', description: 'D', canonicalPath: '/x' }, 'en');
const render = (path: string, body?: string, language: 'en' | 'hi' = 'en') =>
  document.render({ page: { head, ...(body !== undefined && { body }) }, path, language, siteUrl: '' });

it('shows a prerendered page, its pictures named in the head and its scripts left to the boot script', () => {
  const html = render('/pricing');
  expect(html).toContain('<div id="root" data-prerendered="en"><h1>Plans for $& you</h1></div>');
  expect(html).toMatch(/<link rel="preload" as="image" href="\/p.webp"\/><link data-font><title>T \|/);
  expect(html).toContain('<script data-main="/a.js" data-modules="/b.js /c.js" src="/assets/boot-1.js"></script>');
  expect(html).not.toMatch(/type="module"|modulepreload/);
  expect(html).toContain('"@type":"FAQPage"');
});

it('shows what the server wrote inside the navigation of the site, not to be hydrated', () => {
  const html = render('/blogs/1', '<h1>$& & more</h1>');
  expect(html).toContain(
    '<div id="root"><nav></nav><div class="a" id="served-page"><h1>$& & more</h1></div><footer></footer></div>',
  );
});

it('leaves other pages to the client, with scripts at once', () => {
  const html = render('/dashboard', undefined, 'hi');
  expect(html).toContain('<html lang="hi"');
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<script type="module" crossorigin src="/a.js">');
  expect(html).not.toContain('data-main');
});

it('refuses a build without the places for a page', () => {
  expect(() => new SiteDocument('<html></html>')).toThrow('lacks the places');
});

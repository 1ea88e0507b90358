// Tests how a page is put into the built index.html: prerendered, rendered with its data, or left to the client.
import { expect, it } from 'vitest';
import { createHead } from './createHead.ts';
import { SiteDocument } from './SiteDocument.ts';
import type { ServedReply } from './sitePages.ts';

const TEMPLATE =
  '<html lang="en"><head><script src="/assets/boot-1.js"></script><!--page-head--><title>x</title><!--/page-head--><script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" crossorigin href="/b.js"><link rel="modulepreload" crossorigin href="/c.js"></head><body><div id="root"></div></body></html>';
const REALM = {
  scripts: ['/r.js'],
  styles: ['/r.css'],
  grounds: ['/g.webp'],
  pictures: ['/r.webp', '/s.webp'],
  avatars: { milo: '/m.webp' },
};
const prerendered = {
  heads: { en: '<link data-font>', hi: '<link data-font-hi>' },
  pages: [
    {
      language: 'en' as const,
      path: '/pricing',
      html: '<link rel="preload" as="image" href="/p.webp"/><h1>Plans for $& you</h1>',
      questions: [{ question: 'Who?', answer: 'You.' }],
    },
  ],
  realms: {
    'wonder-vision-valley': REALM,
    demo: REALM,
  },
  members: ['/m.js'],
};
const errors: unknown[] = [];
const document = new SiteDocument(TEMPLATE, {
  prerendered,
  renderer: {
    render: async (address, language, replies) => {
      if (address.includes('broken')) throw new Error('no such page');
      return `<h1>${address} ${language} $& ${replies.length}</h1>`;
    },
  },
  onError: (error) => errors.push(error),
});
const head = createHead({ title: 'T', description: 'D', canonicalPath: '/x' }, 'en');
const render = (path: string, replies?: readonly ServedReply[], language: 'en' | 'hi' = 'en') =>
  document.render({ page: { head, ...(replies && { replies }) }, path, search: '?page=2', language, siteUrl: '' });
const post = { endpoint: 'blog', args: { id: '1' }, reply: { title: '</script><b>' } } as const;

it('shows a prerendered page, its pictures named in the head and its scripts left to the boot script', async () => {
  const html = await render('/pricing');
  expect(html).toContain('<div id="root" data-prerendered="en"><h1>Plans for $& you</h1></div>');
  expect(html).toContain(
    '<link rel="preload" as="image" href="/p.webp"/><script data-main="/a.js" data-modules="/b.js /c.js" src="/assets/boot-1.js"></script>',
  );
  expect(html).toContain('<link data-font><title>T |');
  expect(html).not.toMatch(/type="module"|modulepreload/);
  expect(html).toContain('"@type":"FAQPage"');
});

it('renders a page with its data, which its scripts find in the page as JSON that cannot end the script', async () => {
  const html = await render('/blogs', [post]);
  expect(html).toContain('<div id="root" data-prerendered="en"><h1>/blogs?page=2 en $& 1</h1></div>');
  const [, json = ''] = /<script type="application\/json" id="served-replies">(.*?)<\/script>/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual([post]);
  expect(html).toContain('data-main="/a.js"');
});

it('leaves a page that cannot be rendered to the client, and reports it', async () => {
  const html = await render('/broken', [post]);
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('served-replies');
  expect(errors).toEqual([new Error('no such page')]);
});

it('leaves other pages to the client, with scripts at once', async () => {
  const html = await render('/dashboard', undefined, 'hi');
  expect(html).toContain('<html lang="hi"');
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<script type="module" crossorigin src="/a.js">');
  expect(html).not.toContain('data-main');
});

it('names what the world is drawn with where a realm is played, and not to phones', async () => {
  const html = await document.render({
    page: { head, realm: 'wonder-vision-valley' },
    path: '/Grassroot/robo-realm',
    search: '',
    language: 'en',
    siteUrl: '',
  });
  const links = html.match(/<link [^>]*\/r\.[^>]*>/g) ?? [];
  expect(links.map((link) => /rel="(\w+)"(?: as="(\w+)")?/.exec(link)?.slice(1).join(' ').trim())).toEqual([
    'modulepreload',
    'preload style',
  ]);
  // The site's own scripts begin their work while the world is still on its way.
  expect(html.indexOf('/c.js')).toBeLessThan(html.indexOf('/r.js'));
  expect(html).toContain(
    '<script data-grounds="/g.webp" data-files="/r.webp /s.webp" data-avatars="{&quot;milo&quot;:&quot;/m.webp&quot;}" src="/assets/boot-1.js">',
  );
  expect(links.filter((link) => !link.includes('media="(min-width: 600px)'))).toEqual([]);
  expect(html).not.toContain('/api/v1/content');
  expect(await render('/dashboard')).not.toContain('/r.js');
});

it("names the list of members' pages where one of them is opened, and nowhere else", async () => {
  const link = '<link rel="modulepreload" crossorigin href="/m.js">';
  expect(await render('/dashboard')).toContain(link);
  expect(await render('/pricing')).not.toContain('/m.js');
  const realm = {
    page: { head, realm: 'demo' as const },
    path: '/demo',
    search: '',
    language: 'en' as const,
    siteUrl: '',
  };
  expect(await document.render(realm)).not.toContain('/m.js');
});

it('also names the content of a realm that anybody may play, in the language of the page', async () => {
  const html = await document.render({
    page: { head, realm: 'demo' },
    path: '/demo',
    search: '',
    language: 'hi',
    siteUrl: '',
  });
  expect(html).toMatch(/as="fetch" crossorigin [^>]*href="\/api\/v1\/content\/realms\/demo\?lang=hi">/);
});

it('refuses a build without the places for a page', () => {
  expect(() => new SiteDocument('<html></html>')).toThrow('lacks the places');
});

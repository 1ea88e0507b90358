// After the build: compiles the site for Node, renders its fixed pages, and writes the renderer, their HTML and what to load first beside the build.

import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import { forEachLanguage, rowOf } from '../../shared/src/constants/languages.ts';
import { memberScripts } from './memberScripts.ts';
import { type RealmPreloads, realmPreloads } from './realmPreloads.ts';

const ENTRY = 'src/app/prerender.tsx';

/** Built files by the start of their names. */
type FindFile = (start: string, extension?: string) => string;

const font = (href: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`;

/** What the first screen needs beside the style sheet that Vite names: without it, texts move when their font arrives. */
const headsOf = (find: FindFile) => {
  const latin = [find('lilita-one-latin-400'), find('atkinson-hyperlegible-next-latin-400')].map(font);
  return forEachLanguage((language) => {
    const own = rowOf(language).fonts.map((name) => font(find(name)));
    const styles = own.length === 0 ? '' : `<link rel="stylesheet" href="${find(`font-${language}`, 'css')}" />`;
    return [...own, ...latin, styles].join('');
  });
};

/** The two pictures of home.css, each for its width of the window. */
const heroPictures = (find: FindFile) =>
  [
    ['hero-small-night', '(max-width: 999.9px)'],
    ['hero-night', '(min-width: 1000px)'],
  ]
    .map(
      ([file = '', media]) =>
        `<link rel="preload" as="image" fetchpriority="high" media="${media}" href="${find(file)}"/>`,
    )
    .join('');

interface PrerenderOptions {
  /** Those of the client that also compile for Node, each time new ones. */
  plugins(): PluginOption[];
  alias: Record<string, string>;
  css: object;
}

interface PrerenderModule {
  prerenderSite(): Promise<readonly { language: string; path: string; html: string }[]>;
}

export function prerender({ plugins, alias, css }: PrerenderOptions): Plugin {
  let root = '';
  let out = '';
  let files: string[] = [];
  let realms: Record<string, RealmPreloads> = {};
  let members: string[] = [];
  const find: FindFile = (start, extension = '') => {
    const file = files.find((name) => name.startsWith(`assets/${start}`) && name.endsWith(extension));
    if (!file) throw new Error(`The build has no file that begins with ${start}`);
    return `/${file}`;
  };
  return {
    name: 'lanternwise:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      out = resolve(config.root, config.build.outDir);
    },
    writeBundle(_options, bundle) {
      files = Object.keys(bundle);
      realms = realmPreloads(bundle);
      members = memberScripts(bundle);
    },
    async closeBundle() {
      // Also called after a build that failed.
      if (files.length === 0) return;
      // A dot folder: the server reads it, and does not serve it.
      const folder = join(out, '.prerendered');
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        plugins: plugins(),
        resolve: { alias },
        css,
        // The same names of files as in the build for the browser.
        build: { ssr: ENTRY, outDir: folder, emptyOutDir: true, target: 'node20', assetsInlineLimit: 0 },
        // The server renders with this file alone, without the client's packages.
        ssr: { noExternal: true },
      });
      // Without a query: chunks import from the entry, and by another address they would get a second React and router.
      const { prerenderSite }: PrerenderModule = await import(pathToFileURL(join(folder, 'prerender.js')).href);
      const rendered = await prerenderSite();
      const pages = rendered.map((page) =>
        page.path === '/' ? { ...page, html: heroPictures(find) + page.html } : page,
      );
      writeFileSync(join(folder, 'pages.json'), JSON.stringify({ heads: headsOf(find), pages, realms, members }));
    },
  };
}

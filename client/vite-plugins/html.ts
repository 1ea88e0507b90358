// Puts boot.js into the page's head, and after the build renders the public pages for the server.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption } from 'vite';
import { firstFiles } from '../../scripts/site/firstFiles.ts';
import { LANGUAGES } from '../../shared/src/constants/languages.ts';

const BOOT = 'src/app/boot.js';
const BOOT_PLACE = '<!--page-head-->';
const RENDERER = 'src/app/prerender.tsx';

/** Names the blocking script boot.js, an entry of its own since the CSP forbids inline scripts and Vite leaves such a script where it is. */
export const boot = (): Plugin => ({
  name: 'lanternwise:boot',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const built = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.name === 'boot');
      // After the viewport is told, which decides what pictures the server names before it (SiteDocument.ts).
      const script = `<script src="/${built?.fileName ?? BOOT}" data-languages="${LANGUAGES.join(' ')}"></script>`;
      return html.replace(BOOT_PLACE, `${script}\n    ${BOOT_PLACE}`);
    },
  },
});

interface PrerenderOptions {
  /** Those of the client that also compile for Node, each time new ones. */
  plugins(): PluginOption[];
  alias: Record<string, string>;
  css: object;
}

interface PrerenderModule {
  prerenderSite(): Promise<readonly { language: string; path: string; html: string }[]>;
}

/** Compiles the site for Node, renders its fixed pages, and writes the renderer, their HTML and what to load first beside the build. */
export function prerender({ plugins, alias, css }: PrerenderOptions): Plugin {
  let root = '';
  let out = '';
  let isBuilt = false;
  return {
    name: 'lanternwise:prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      out = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      isBuilt = true;
    },
    async closeBundle() {
      // Also called after a build that failed.
      if (!isBuilt) return;
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
        build: { ssr: RENDERER, outDir: folder, emptyOutDir: true, target: 'node20', assetsInlineLimit: 0 },
        // The server renders with this file alone, without the client's packages.
        ssr: { noExternal: true },
      });
      // Without a query: chunks import from the entry, and by another address they would get a second React and router.
      const { prerenderSite }: PrerenderModule = await import(pathToFileURL(join(folder, 'prerender.js')).href);
      const { homePictures, ...lists } = firstFiles(out);
      const pages = (await prerenderSite()).map((page) =>
        page.path === '/' ? { ...page, html: homePictures + page.html } : page,
      );
      writeFileSync(join(folder, 'pages.json'), JSON.stringify({ pages, ...lists }));
    },
  };
}

// Injects the small blocking script boot.js into the head, as a hashed file because the CSP forbids inline scripts.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../shared/src/constants/languages.ts';

const SCRIPT = 'src/app/boot.js';
const PLACE = '<!--page-head-->';

export function boot(): Plugin {
  let root = '';
  let reference = '';
  return {
    name: 'lanternwise:boot',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      if (this.environment.mode === 'build')
        reference = this.emitFile({ type: 'asset', name: 'boot.js', source: readFileSync(join(root, SCRIPT)) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        const built = context.bundle && Object.values(context.bundle).find((file) => file.fileName.includes('boot-'));
        const src = built ? `/${built.fileName}` : `/${SCRIPT}`;
        // After the viewport is told, which decides what pictures the server names before it (SiteDocument.ts).
        return html.replace(
          PLACE,
          `<script src="${src}" data-languages="${LANGUAGES.join(' ')}"></script>\n    ${PLACE}`,
        );
      },
    },
    generateBundle() {
      if (reference === '') this.error('boot.js was not emitted');
    },
  };
}

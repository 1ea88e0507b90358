// Injects the small blocking theme script into the head, as a hashed file because the CSP forbids inline scripts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const THEME_SCRIPT = 'src/app/bootTheme.js';

export function themeBoot(): Plugin {
  let root = '';
  let reference = '';
  return {
    name: 'lanternwise:theme-boot',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      if (this.environment.mode === 'build')
        reference = this.emitFile({ type: 'asset', name: 'boot.js', source: readFileSync(join(root, THEME_SCRIPT)) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, context) {
        const built = context.bundle && Object.values(context.bundle).find((file) => file.fileName.includes('boot-'));
        const src = built ? `/${built.fileName}` : `/${THEME_SCRIPT}`;
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
      },
    },
    generateBundle() {
      if (reference === '') this.error('The theme script was not emitted');
    },
  };
}

// Configures Lingui: English in the source, in each other language one catalogue per area.

import { defineConfig } from '@lingui/cli';
import { DEFAULT_LANGUAGE, TRANSLATED_LANGUAGES } from '../shared/src/constants/languages.ts';
import { AREAS } from './src/i18n/areas.ts';

const inSource = (path: string) => `<rootDir>/src/${path}`;

export default defineConfig({
  sourceLocale: DEFAULT_LANGUAGE,
  // English needs no catalogue: its messages are compiled into the code (vite-plugins/i18n.ts).
  locales: TRANSLATED_LANGUAGES,
  rootDir: import.meta.dirname,
  catalogs: Object.entries(AREAS).map(([area, { include, exclude = [] }]) => ({
    path: `<rootDir>/src/i18n/locales/{locale}/${area}`,
    include: include.map(inSource),
    exclude: [...exclude.map(inSource), '**/*.test.{ts,tsx}', '**/testing/**', '**/*.d.ts'],
  })),
  format: 'po',
  // Without line numbers a catalogue changes only with its messages.
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
  // The macros import our own hook and component, which need no provider.
  runtimeConfigModule: {
    i18n: ['#i18n', 'i18n'],
    Trans: ['#i18n', 'Trans'],
    useLingui: ['#i18n', 'useLingui'],
  },
});

// What Lingui extracts and compiles: English stands in the source, one Hindi catalogue an area.
import { defineConfig } from '@lingui/cli';
import { AREAS } from './src/i18n/areas.ts';

const inSource = (path: string) => `<rootDir>/src/${path}`;

export default defineConfig({
  sourceLocale: 'en',
  // English needs no catalogue: its words are compiled into the code that shows them (vite-plugins/i18n.ts).
  locales: ['hi'],
  rootDir: import.meta.dirname,
  catalogs: Object.entries(AREAS).map(([area, { include, exclude = [] }]) => ({
    path: `<rootDir>/src/i18n/locales/{locale}/${area}`,
    include: include.map(inSource),
    exclude: [...exclude.map(inSource), '**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts', '**/*.d.ts'],
  })),
  format: 'po',
  // Without line numbers a catalogue changes only when words change.
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
  // The macros' imports lead to our own hook and component, which need no provider around them.
  runtimeConfigModule: {
    i18n: ['#i18n', 'i18n'],
    Trans: ['#i18n', 'Trans'],
    useLingui: ['#i18n', 'useLingui'],
  },
});

// Compiles the words of the interface: Lingui's macros in files that import one, and .po catalogues where they are imported.
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

const CLIENT = join(import.meta.dirname, '..');
// The macros' plugin takes no path: it looks for its settings here, wherever the build was started.
process.env.LINGUI_CONFIG = join(CLIENT, 'lingui.config.ts');

/** Where the macros' output imports `i18n`, `Trans` and `useLingui` from, as lingui.config.ts names it. */
export const i18nAlias = { '#i18n': join(CLIENT, 'src/i18n/runtime.tsx') };

/** The little of Babel's syntax tree that is used here (Babel 7 brings no types). */
interface Node {
  type: string;
  leadingComments?: { value: string }[];
}
interface Property extends Node {
  key: { name?: string };
  value: Node & { value?: unknown };
}
interface Descriptor extends Node {
  properties: Property[];
}
interface BabelApi {
  types: { valueToNode(value: unknown): Node };
}
interface Program {
  traverse(visitor: { ObjectExpression(path: { node: Descriptor }): void }): void;
}

/** What a macro wrote: `{ id, message, values }` after the comment `i18n`. */
const isDescriptor = ({ leadingComments = [] }: Node) => leadingComments.some(({ value }) => value.trim() === 'i18n');

/**
 * Replaces the English of a descriptor by its compiled tokens where it has placeholders, so that neither a message compiler nor
 * an English catalogue is loaded. Plain sentences stay texts.
 */
const compiledEnglish = ({ types }: BabelApi) => ({
  name: 'compiled-english',
  visitor: {
    Program: {
      exit: (program: Program) =>
        program.traverse({
          ObjectExpression({ node }) {
            if (!isDescriptor(node)) return;
            for (const property of node.properties) {
              const english = property.key.name === 'message' ? property.value.value : undefined;
              if (typeof english !== 'string') continue;
              const tokens = compileMessageOrThrow(english);
              const plain = tokens.every((token) => typeof token === 'string');
              property.value = types.valueToNode(plain ? tokens.join('') : tokens);
            }
          },
        }),
    },
  },
});

export const i18n = (): PluginOption[] => [
  babel({
    presets: [
      {
        preset: () => ({
          plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }], compiledEnglish],
        }),
        rolldown: { filter: { code: /@lingui\/(react|core)\/macro/ } },
      },
    ],
  }),
  lingui({ failOnCompileError: true }),
];

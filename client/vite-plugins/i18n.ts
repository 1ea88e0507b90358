// Compiles the Lingui macros and .po catalogues.
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { lingui } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

const CLIENT = join(import.meta.dirname, '..');
// The macro plugin has no path option; without this it depends on the working directory.
process.env.LINGUI_CONFIG = join(CLIENT, 'lingui.config.ts');

/** Alias of the runtime module imported by the macro output, see lingui.config.ts. */
export const i18nAlias = { '#i18n': join(CLIENT, 'src/i18n/runtime.tsx') };

/** The used parts of Babel's syntax tree (Babel 7 has no bundled types). */
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

/** Whether a node is macro output: `{ id, message, values }` after the comment `i18n`. */
const isDescriptor = ({ leadingComments = [] }: Node) => leadingComments.some(({ value }) => value.trim() === 'i18n');

/**
 * Replaces the English message of a descriptor by compiled tokens if it has placeholders, so that neither a message compiler nor
 * an English catalogue is needed at runtime. Plain sentences stay strings.
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

// Completion that offers nothing a learner has not met: the words of the lessons so far and the names in their own program.
import type { Completion, CompletionContext, CompletionResult, CompletionSource } from '@codemirror/autocomplete';
import { localCompletionSource } from '@codemirror/lang-python';
import { syntaxTree } from '@codemirror/language';

/** Not inside text and comments: there a word is just a word. */
const NO_COMPLETION_NODES = new Set(['String', 'FormatString', 'Comment', 'ContinuedString']);

const KEYWORDS = new Set(
  'and as break class continue def elif else except False finally for from if import in is None not or pass return True try while with'.split(
    ' ',
  ),
);

const toCompletion = (word: string): Completion => ({
  label: word,
  type: KEYWORDS.has(word) ? 'keyword' : 'function',
  boost: 1,
});

/** `words` such as print, input, if: what the lessons so far have taught. */
export function taughtCompletionSource(words: readonly string[]): CompletionSource {
  const options = words.map(toCompletion);
  return (context: CompletionContext): CompletionResult | null => {
    const word = context.matchBefore(/[A-Za-z_]\w*/);
    if (!word || (word.from === word.to && !context.explicit)) return null;
    if (NO_COMPLETION_NODES.has(syntaxTree(context.state).resolveInner(context.pos, -1).name)) return null;
    return { from: word.from, options, validFor: /^\w*$/ };
  };
}

export const completionSources = (words: readonly string[]): CompletionSource[] => [
  taughtCompletionSource(words),
  localCompletionSource,
];

// The colours of a program's parts, for the editor and for listings: tokens of tokens.css, by the parser's tags.

import { highlightCode, type Tag, tags as t, tagHighlighter } from '@lezer/highlight';
import { parser } from '@lezer/python';

interface CodeColour {
  tag: Tag | readonly Tag[];
  color: string;
  fontStyle?: 'italic';
}

const COMMENT = 'var(--code-comment)';

export const CODE_COLOURS: readonly CodeColour[] = [
  { tag: [t.keyword, t.controlKeyword, t.definitionKeyword, t.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [t.string, t.special(t.string)], color: 'var(--code-string)' },
  { tag: [t.number, t.bool, t.null], color: 'var(--code-number)' },
  { tag: t.comment, color: COMMENT, fontStyle: 'italic' },
  { tag: [t.function(t.variableName), t.function(t.definition(t.variableName))], color: 'var(--code-function)' },
  { tag: [t.className, t.propertyName], color: 'var(--code-function)' },
  { tag: [t.operator, t.punctuation, t.bracket], color: 'var(--code-mark)' },
];

const highlighter = tagHighlighter(CODE_COLOURS.map(({ tag, color }) => ({ tag: tag as Tag | Tag[], class: color })));

export interface ColouredPart {
  text: string;
  /** Undefined for the colour of the rest. */
  color: string | undefined;
  isComment: boolean;
}

/** The lines of a program in coloured parts. */
export function colouredLines(code: string): ColouredPart[][] {
  const lines: ColouredPart[][] = [[]];
  highlightCode(
    code,
    parser.parse(code),
    highlighter,
    (text, classes) => {
      const [color] = classes.split(' ');
      lines.at(-1)?.push({ text, color: color || undefined, isComment: color === COMMENT });
    },
    () => lines.push([]),
  );
  return lines;
}

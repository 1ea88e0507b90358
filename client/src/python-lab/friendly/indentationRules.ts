// Errors about the spaces at the start of a line.
import { type ErrorRule, errorRule, fixedRule } from './errorRule.ts';

const TIP = 'Use 4 spaces (or one Tab) for each level.';

const MIXED = {
  title: 'Tabs and spaces are mixed',
  help: 'They look the same, but Python sees the difference. Delete the start of the line and type 4 spaces for each level.',
};

const isMixed = (source: string): boolean => /^ *\t/m.test(source) && /^\t* /m.test(source);

export const INDENTATION_RULES: readonly ErrorRule[] = [
  errorRule('IndentationError', /unindent does not match|unexpected indent/, 'arrow-right-to-line', (_, { source }) =>
    isMixed(source) ? MIXED : undefined,
  ),
  errorRule(
    'IndentationError',
    /expected an indented block after .+ on line (\d+)/,
    'arrow-right-to-line',
    ([, line]) => ({
      title: 'This line needs to move in',
      help: `Line ${line} ends with a colon, so what belongs to it must start with 4 spaces. ${TIP}`,
    }),
  ),
  fixedRule(
    'IndentationError',
    /expected an indented block/,
    'arrow-right-to-line',
    'This line needs to move in',
    `The line above ends with a colon, so this one must start with 4 spaces. ${TIP}`,
  ),
  fixedRule(
    'IndentationError',
    /unexpected indent/,
    'arrow-right-to-line',
    'Too many spaces at the start',
    `This line is moved in, but nothing above it asks for that. Take the extra spaces away. ${TIP}`,
  ),
  fixedRule(
    'IndentationError',
    /unindent does not match/,
    'arrow-right-to-line',
    'The spaces do not line up',
    `This line starts somewhere between two levels. Lines that belong together start with the same number of spaces. ${TIP}`,
  ),
  fixedRule(
    'IndentationError',
    /./,
    'arrow-right-to-line',
    'The spaces at the start are not right',
    `Look at the start of this line and of the line above. ${TIP}`,
  ),
  fixedRule('TabError', /./, 'arrow-right-to-line', MIXED.title, MIXED.help),
];

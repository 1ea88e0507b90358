// Errors about the spaces at the start of a line.
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type ErrorRule, errorRule, fixedRule } from './errorRule.ts';

const I = 'IndentationError';

const MIXED = {
  title: msg`Tabs and spaces are mixed`,
  help: msg`They look the same, but Python sees the difference. Delete the start of the line and type 4 spaces for each level.`,
};

const isMixed = (source: string): boolean => /^ *\t/m.test(source) && /^\t* /m.test(source);

export const INDENTATION_RULES: readonly ErrorRule[] = [
  errorRule('indent.tabs', I, /unindent does not match|unexpected indent/, 'arrow-right-to-line', (_, { source }) =>
    isMixed(source) ? { title: i18n._(MIXED.title), help: i18n._(MIXED.help) } : undefined,
  ),
  errorRule(
    'indent.end',
    I,
    /expected an indented block after .+ on line (\d+)/,
    'arrow-right-to-line',
    ([, head = ''], { error }) =>
      Number(head) === error.line
        ? {
            title: t`Nothing stands below the colon`,
            help: t`Write what belongs to this line below it, moved in by 4 spaces.`,
          }
        : undefined,
  ),
  errorRule(
    'indent.expected',
    I,
    /expected an indented block after .+ on line (\d+)/,
    'arrow-right-to-line',
    ([, head = '']) => ({
      title: t`This line needs to move in`,
      help: t`Line ${head} ends with a colon, so what belongs to it must start with 4 spaces. Use 4 spaces (or one Tab) for each level.`,
    }),
  ),
  fixedRule(
    'indent.expected',
    I,
    /expected an indented block/,
    'arrow-right-to-line',
    msg`This line needs to move in`,
    msg`The line above ends with a colon, so this one must start with 4 spaces. Use 4 spaces (or one Tab) for each level.`,
  ),
  fixedRule(
    'indent.unexpected',
    I,
    /unexpected indent/,
    'arrow-right-to-line',
    msg`Too many spaces at the start`,
    msg`This line is moved in, but nothing above it asks for that. Take the extra spaces away. Use 4 spaces (or one Tab) for each level.`,
  ),
  fixedRule(
    'indent.unaligned',
    I,
    /unindent does not match/,
    'arrow-right-to-line',
    msg`The spaces do not line up`,
    msg`This line starts somewhere between two levels. Lines that belong together start with the same number of spaces. Use 4 spaces (or one Tab) for each level.`,
  ),
  fixedRule(
    'indent.other',
    I,
    /./,
    'arrow-right-to-line',
    msg`The spaces at the start are not right`,
    msg`Look at the start of this line and of the line above. Use 4 spaces (or one Tab) for each level.`,
  ),
  fixedRule('indent.tabs', 'TabError', /./, 'arrow-right-to-line', MIXED.title, MIXED.help),
];

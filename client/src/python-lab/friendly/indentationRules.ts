// Errors about the spaces at the start of a line.
import { t } from '@lingui/core/macro';
import { type ErrorExplanation, type ErrorRule, errorRule } from './errorRule.ts';

const I = 'IndentationError';

const mixed = (): ErrorExplanation => ({
  title: t`Tabs and spaces are mixed`,
  help: t`They look the same, but Python sees the difference. Delete the start of the line and type 4 spaces for each level.`,
});

const isMixed = (source: string): boolean => /^ *\t/m.test(source) && /^\t* /m.test(source);

export const INDENTATION_RULES: readonly ErrorRule[] = [
  errorRule('indent.tabs', I, /unindent does not match|unexpected indent/, (_, { source }) =>
    isMixed(source) ? mixed() : undefined,
  ),
  errorRule('indent.end', I, /expected an indented block after .+ on line (\d+)/, ([, head = ''], { error }) =>
    Number(head) === error.line
      ? {
          title: t`Nothing stands below the colon`,
          help: t`Write what belongs to this line below it, moved in by 4 spaces.`,
        }
      : undefined,
  ),
  errorRule('indent.expected', I, /expected an indented block after .+ on line (\d+)/, ([, head = '']) => ({
    title: t`This line needs to move in`,
    help: t`Line ${head} ends with a colon, so what belongs to it must start with 4 spaces. Use 4 spaces (or one Tab) for each level.`,
  })),
  errorRule('indent.expected', I, /expected an indented block/, () => ({
    title: t`This line needs to move in`,
    help: t`The line above ends with a colon, so this one must start with 4 spaces. Use 4 spaces (or one Tab) for each level.`,
  })),
  errorRule('indent.unexpected', I, /unexpected indent/, () => ({
    title: t`Too many spaces at the start`,
    help: t`This line is moved in, but nothing above it asks for that. Take the extra spaces away. Use 4 spaces (or one Tab) for each level.`,
  })),
  errorRule('indent.unaligned', I, /unindent does not match/, () => ({
    title: t`The spaces do not line up`,
    help: t`This line starts somewhere between two levels. Lines that belong together start with the same number of spaces. Use 4 spaces (or one Tab) for each level.`,
  })),
  errorRule('indent.other', I, /./, () => ({
    title: t`The spaces at the start are not right`,
    help: t`Look at the start of this line and of the line above. Use 4 spaces (or one Tab) for each level.`,
  })),
  errorRule('indent.tabs', 'TabError', /./, mixed),
];

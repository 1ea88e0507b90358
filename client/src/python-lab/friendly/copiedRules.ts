// Syntax errors of what came along with copied code: prompts, line numbers, and the edges of code blocks.
import { t } from '@lingui/core/macro';
import { codeRule, type ErrorRule, errorRule, reads } from './errorRule.ts';

const notPart = (sign: string) => ({
  title: t`“${sign}” is not part of the program`,
  help: t`It came with copied code. Take it away.`,
});

/** The number that stands before a line: its own place, or one more than that of the line above. */
function lineNumber(plainLines: readonly string[], line: number): string | undefined {
  const numbered = (at: number) => /^\s*(\d+)\s*(?:[.:)|\]-]\s*|\s)(?=[A-Za-z_"'#])/.exec(plainLines[at] ?? '')?.[1];
  const own = numbered(line - 1);
  const isFollowed = [line - 2, line].some((at) => {
    const other = numbered(at);
    return own !== undefined && other !== undefined && Number(other) - Number(own) === at + 1 - line;
  });
  return own !== undefined && (Number(own) === line || isFollowed) ? own : undefined;
}

export const COPIED_RULES: readonly ErrorRule[] = [
  codeRule('paste.prompt', /./, /^\s*(>>>|\.\.\.(?=\s|$)|[$>%](?=\s|$)|(?:In|Out) ?\[\d*\]:)/, ([, sign = '']) =>
    notPart(sign),
  ),
  errorRule('paste.prompt', 'NameError', /name '(?:In|Out)'/, (_, { plain }) => {
    const sign = /^\s*((?:In|Out) ?\[\d*\]:)/.exec(plain)?.[1];
    return sign === undefined ? undefined : notPart(sign);
  }),
  reads('paste.fence', /./, ({ source, error }) => {
    const lines = source.split('\n');
    const at = lines.findIndex((line) => /^\s*(?:`{3}|~{3}|'{3}(?:python|py)\s*$)/.test(line));
    const sign = /^\s*(```|~~~|''')/.exec(lines[at] ?? '')?.[1];
    return sign !== undefined && at < (error.line ?? 0)
      ? {
          line: at + 1,
          title: t`“${sign}” is not part of the program`,
          help: t`Lines with ${sign} are the edges of copied code. Take them away.`,
        }
      : undefined;
  }),
  reads('paste.line-number', /./, ({ plainLines, error }) => {
    const number = lineNumber(plainLines, error.line ?? 0);
    return number === undefined
      ? undefined
      : {
          title: t`A number stands before the line`,
          help: t`The editor counts the lines by itself. Take the ${number} away.`,
        };
  }),
];

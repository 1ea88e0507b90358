// Remarks on a program that ran without an error but probably not as the learner meant; each is a question, since it may be intended.
import { t } from '@lingui/core/macro';
import { openBracket } from './codePlace.ts';
import { commaAdvice, commaNumber } from './commaNumbers.ts';
import { FLOW_REMARKS } from './flowRemarks.ts';
import { METHODS } from './moduleNames.ts';
import { plainLines, withoutLongLines } from './plainLines.ts';
import { functionNames, linesThatGive } from './programFacts.ts';
import { KNOWN_FUNCTIONS } from './pythonTerms.ts';
import type { FoundRemark, ProgramLines, RemarkRule } from './remarkRule.ts';
import { onlyTaught, taughtWords } from './taughtWords.ts';
import { VALUE_REMARKS } from './valueRemarks.ts';

/** The first line that a pattern of code fits, with its match. */
function firstLine({ plain }: ProgramLines, pattern: RegExp): [line: number, match: RegExpExecArray] | undefined {
  for (const [at, text] of plain.entries()) {
    const match = pattern.exec(text);
    if (match) return [at + 1, match];
  }
  return undefined;
}

const calledText = (name: string): string => t`Did you mean to call ${name}?`;
const bracketsText = (name: string): string => t`Without brackets nothing is called. Write ${name}()`;
const valueText = (name: string): string => t`Did you mean the value of ${name}?`;

const VALUE = '(?:"[^"]*"|\'[^\']*\'|-?\\d[\\d.]*)';

/** `or 6` beside a comparison, as the comparison that was meant. */
function valueAlone(raw: string, plain: string): string | undefined {
  const end = '\\s*(?=:|\\)|,|$|\\b(?:or|and)\\b)';
  const [, name = '', sign = '', word = '', value = ''] =
    new RegExp(`([A-Za-z_][\\w.]*)\\s*([=!<>]=|[<>])\\s*[^=<>]*?\\b(or|and)\\s+(${VALUE})${end}`).exec(raw) ?? [];
  if (word !== '' && /\b(?:or|and)\s+["'\d-]/.test(plain)) return `${word} ${name} ${sign} ${value}`;
  const [, first = '', joined = '', rest = '', other = ''] =
    new RegExp(`^\\s*(?:if|elif|while)\\s+(${VALUE})\\s+(or|and)\\s+.*?([=!]=)\\s*([A-Za-z_]\\w*)`).exec(raw) ?? [];
  return joined === '' ? undefined : `${other} ${rest} ${first} ${joined} …`;
}

const SIGNS: readonly RemarkRule[] = [
  (program) => {
    const [line, match] = firstLine(program, /^\s*(print|input)\s*=(?!=)/) ?? [];
    const name = match?.[1] ?? '';
    return (
      line && {
        line,
        kind: 'call.equals',
        title: calledText(name),
        help: t`The = stores a value under the name ${name}. Take the = away, so that the brackets come right after ${name}.`,
      }
    );
  },
  ({ plain }) => {
    for (const [at, text] of plain.entries()) {
      const found = commaNumber(text);
      if (found) return { line: at + 1, kind: found.kind, ...commaAdvice(found) };
    }
    return undefined;
  },
  (program) => {
    const [line] = firstLine(program, /[\w)]\s*\^\s*[\w(]/) ?? [];
    const power = '**';
    return (
      line && {
        line,
        kind: 'operator.power',
        title: t`Did you mean “to the power of”?`,
        help: t`In Python ^ is something else. Write ${power}`,
      }
    );
  },
  (program) => {
    const [line, match] = firstLine(program, /^\s*[A-Za-z_]\w*\s*=(\+(?=\s*[\w(])|-(?=\s+\S))/) ?? [];
    const right = `${match?.[1]}=`;
    return (
      line && {
        line,
        kind: 'operator.order',
        title: t`Are the two signs swapped?`,
        help: t`As it stands, the old value is lost. To add to it or take away from it, write ${right}`,
      }
    );
  },
  ({ raw, plain }) => {
    for (const [at, text] of plain.entries()) {
      const found = valueAlone(raw[at] ?? '', text);
      if (found)
        return {
          line: at + 1,
          kind: 'compare.or-value',
          title: t`Did you mean to compare twice?`,
          help: t`A value alone after or always counts as true. Compare again: ${found}`,
        };
    }
    return undefined;
  },
];

const TEXTS: readonly RemarkRule[] = [
  (program) => {
    const [line, match] =
      firstLine(program, /^\s*([A-Za-z_]\w*)\s*=\s*(?:["']\s*["']|-?\d[\d.]*|True|False),\s*$/) ?? [];
    const name = match?.[1] ?? '';
    return (
      line && {
        line,
        kind: 'tuple.comma',
        title: t`Is the comma at the end meant?`,
        help: t`The comma at the end makes a pack of values of ${name}. Take the comma away.`,
      }
    );
  },
  ({ raw, plain, source }) => {
    for (const [at, text] of raw.entries()) {
      for (const [, , inside = ''] of text.matchAll(/(?<![A-Za-z_])(["'])[^"'{]*\{([A-Za-z_]\w*)[^{}"']*\}[^"']*\1/g)) {
        const isText = /["']/.test(plain[at] ?? '') && linesThatGive(plain, inside).length > 0;
        if (!isText || /\.format\b|\.replace\b/.test(source)) continue;
        return {
          line: at + 1,
          kind: 'fstring.no-f',
          title: valueText(inside),
          help: `${t`Python fills in curly brackets only in an f-string: put an f before the quotes.`} ${t`A comma works too: close the text and write the name after it.`}`,
        };
      }
    }
    return undefined;
  },
  ({ raw, plain }) => {
    for (const [at, text] of raw.entries()) {
      const name = /^\s*print\s*\((?:.*,)?\s*(["'])([A-Za-z_]\w*)\1\s*[,)]/.exec(text)?.[2];
      const isOwn = name !== undefined && linesThatGive(plain, name).some((line) => line <= at);
      if (isOwn)
        return {
          line: at + 1,
          kind: 'name.quoted',
          title: valueText(name),
          help: t`In quotes it is only the word. Without quotes Python prints what ${name} holds.`,
        };
    }
    return undefined;
  },
  ({ raw }) => {
    const at = raw.findIndex((text) => /^\s*print\s*\(\s*(["'])[^"'()]*[^"'():;=8-]\)\1\s*\)\s*$/.test(text));
    return at < 0
      ? undefined
      : {
          line: at + 1,
          kind: 'quote.bracket-inside',
          title: t`Did you mean to print the bracket?`,
          help: t`The bracket stands inside the quotes, so it is part of the text. Close the quotes before it.`,
        };
  },
  ({ plain }) => {
    const whole = plain.join('\n');
    const inLine = /[[({,:]\s*(["'])[^\S\n]*\1[^\S\n]+(?=(["'])[^\S\n]*\2)/.exec(whole);
    const pair =
      inLine ??
      [...whole.matchAll(/(["'])[^\S\n]*\1\s*\n\s*(?=["'])/g)].find(({ index }) =>
        /[[{]/.test(openBracket(whole.slice(0, index))?.sign ?? ''),
      );
    const line = pair && whole.slice(0, pair.index + pair[0].search(/["']/)).split('\n').length;
    return (
      line && {
        line,
        kind: 'comma.missing',
        title: t`Is a comma missing?`,
        help: t`Two texts stand side by side, so Python makes one of them. Put a comma between them.`,
      }
    );
  },
];

/** Whether a name of a function is a variable as well. */
const isGivenToo = (plain: readonly string[], name: string): boolean =>
  linesThatGive(plain, name).some((line) => !/^\s*def\b/.test(plain[line - 1] ?? ''));

const CALLS: readonly RemarkRule[] = [
  ({ plain }) => {
    const own = functionNames(plain);
    for (const [at, text] of plain.entries()) {
      const name = /^\s*([A-Za-z_]\w*)\s*$/.exec(text)?.[1] ?? '';
      const [, thing, method = ''] = /\b([A-Za-z_]\w*)\.([a-z]+)\b(?!\s*[(.=\w])/.exec(text) ?? [];
      if (thing && (METHODS.has(method) || own.includes(method)) && linesThatGive(plain, thing).length > 0)
        return {
          line: at + 1,
          kind: 'call.forgotten',
          title: calledText(method),
          help: bracketsText(`${thing}.${method}`),
        };
      const shown = /\bprint\s*\((?:.*,)?\s*([A-Za-z_]\w*)\s*[,)]/.exec(text)?.[1];
      if (shown !== undefined && own.includes(shown) && !isGivenToo(plain, shown))
        return { line: at + 1, kind: 'call.forgotten', title: calledText(shown), help: bracketsText(shown) };
      if (own.includes(name) || KNOWN_FUNCTIONS.has(name))
        return {
          line: at + 1,
          kind: 'call.forgotten',
          title: calledText(name),
          help: bracketsText(name),
        };
    }
    return undefined;
  },
];

const RULES: readonly RemarkRule[] = [...SIGNS, ...TEXTS, ...CALLS, ...VALUE_REMARKS, ...FLOW_REMARKS];

/** What is worth asking about a program that ran; undefined where nothing is. */
export function remarkOn(source: string, taught: readonly string[] = taughtWords()): FoundRemark | undefined {
  const program = { source, raw: withoutLongLines(source.split('\n')), plain: plainLines(source) };
  for (const rule of RULES) {
    const found = rule(program);
    if (!found) continue;
    const { line, kind, title, help } = found;
    return { source, rule: kind, title, help: [onlyTaught(help, taught, source)], location: { line } };
  }
  return undefined;
}

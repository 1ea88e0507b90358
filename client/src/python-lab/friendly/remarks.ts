// Remarks on a program that ran without an error but probably not as the learner meant; each is a question, since it may be intended.
import { t } from '@lingui/core/macro';
import { openBracket } from './codePlace.ts';
import { commaAdvice, commaNumber } from './commaNumbers.ts';
import { FLOW_REMARKS } from './flowRemarks.ts';
import { METHODS } from './moduleNames.ts';
import { plainLines, withoutLongLines } from './plainLines.ts';
import { functionNames, linesThatGive } from './programFacts.ts';
import { KNOWN_FUNCTIONS } from './pythonTerms.ts';
import { type FoundRemark, onCode, onLine, type RemarkRule } from './remarkRule.ts';
import { onlyTaught, taughtWords } from './taughtWords.ts';
import { VALUE_REMARKS } from './valueRemarks.ts';

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
  onCode(/^\s*(print|input)\s*=(?!=)/, ([, name = '']) => ({
    kind: 'call.equals',
    title: calledText(name),
    help: t`The = stores a value under the name ${name}. Take the = away, so that the brackets come right after ${name}.`,
  })),
  onLine((text) => {
    const found = commaNumber(text);
    return found && { kind: found.kind, ...commaAdvice(found) };
  }),
  onCode(/[\w)]\s*\^\s*[\w(]/, () => {
    const power = '**';
    return {
      kind: 'operator.power',
      title: t`Did you mean “to the power of”?`,
      help: t`In Python ^ is something else. Write ${power}`,
    };
  }),
  onCode(/^\s*[A-Za-z_]\w*\s*=(\+(?=\s*[\w(])|-(?=\s+\S))/, ([, sign]) => {
    const right = `${sign}=`;
    return {
      kind: 'operator.order',
      title: t`Are the two signs swapped?`,
      help: t`As it stands, the old value is lost. To add to it or take away from it, write ${right}`,
    };
  }),
  onLine((text, at, { raw }) => {
    const found = valueAlone(raw[at] ?? '', text);
    return (
      found !== undefined && {
        kind: 'compare.or-value',
        title: t`Did you mean to compare twice?`,
        help: t`A value alone after or always counts as true. Compare again: ${found}`,
      }
    );
  }),
];

const TEXTS: readonly RemarkRule[] = [
  onCode(/^\s*([A-Za-z_]\w*)\s*=\s*(?:["']\s*["']|-?\d[\d.]*|True|False),\s*$/, ([, name = '']) => ({
    kind: 'tuple.comma',
    title: t`Is the comma at the end meant?`,
    help: t`The comma at the end makes a pack of values of ${name}. Take the comma away.`,
  })),
  onLine((text, at, { raw, plain, source }) => {
    const quoted = /(?<![A-Za-z_])(["'])[^"'{]*\{([A-Za-z_]\w*)[^{}"']*\}[^"']*\1/g;
    const names = [...(raw[at] ?? '').matchAll(quoted)].map(([, , name = '']) => name);
    const inside = names.find((name) => linesThatGive(plain, name).length > 0);
    return (
      inside !== undefined &&
      /["']/.test(text) &&
      !/\.format\b|\.replace\b/.test(source) && {
        kind: 'fstring.no-f',
        title: valueText(inside),
        help: `${t`Python fills in curly brackets only in an f-string: put an f before the quotes.`} ${t`A comma works too: close the text and write the name after it.`}`,
      }
    );
  }),
  onLine((_, at, { raw, plain }) => {
    const name = /^\s*print\s*\((?:.*,)?\s*(["'])([A-Za-z_]\w*)\1\s*[,)]/.exec(raw[at] ?? '')?.[2];
    return (
      name !== undefined &&
      linesThatGive(plain, name).some((line) => line <= at) && {
        kind: 'name.quoted',
        title: valueText(name),
        help: t`In quotes it is only the word. Without quotes Python prints what ${name} holds.`,
      }
    );
  }),
  onLine(
    (_, at, { raw }) =>
      /^\s*print\s*\(\s*(["'])[^"'()]*[^"'():;=8-]\)\1\s*\)\s*$/.test(raw[at] ?? '') && {
        kind: 'quote.bracket-inside',
        title: t`Did you mean to print the bracket?`,
        help: t`The bracket stands inside the quotes, so it is part of the text. Close the quotes before it.`,
      },
  ),
  ({ plain }) => {
    const whole = plain.join('\n');
    const inLine = /[[({,:]\s*(["'])[^\S\n]*\1[^\S\n]+(?=(["'])[^\S\n]*\2)/.exec(whole);
    const pair =
      inLine ??
      [...whole.matchAll(/(["'])[^\S\n]*\1\s*\n\s*(?=["'])/g)].find(({ index }) =>
        /[[{]/.test(openBracket(whole.slice(0, index))?.sign ?? ''),
      );
    const line = pair && whole.slice(0, pair.index + pair[0].search(/["']/)).split('\n').length;
    return line === undefined
      ? undefined
      : {
          line,
          kind: 'comma.missing',
          title: t`Is a comma missing?`,
          help: t`Two texts stand side by side, so Python makes one of them. Put a comma between them.`,
        };
  },
];

/** Whether a name of a function is a variable as well. */
const isGivenToo = (plain: readonly string[], name: string): boolean =>
  linesThatGive(plain, name).some((line) => !/^\s*def\b/.test(plain[line - 1] ?? ''));

const callForgotten = (name: string, whole = name) => ({
  kind: 'call.forgotten',
  title: calledText(name),
  help: bracketsText(whole),
});

const CALLS: readonly RemarkRule[] = [
  onLine((text, _, { plain }) => {
    const own = functionNames(plain);
    const name = /^\s*([A-Za-z_]\w*)\s*$/.exec(text)?.[1] ?? '';
    const [, thing, method = ''] = /\b([A-Za-z_]\w*)\.([a-z]+)\b(?!\s*[(.=\w])/.exec(text) ?? [];
    if (thing && (METHODS.has(method) || own.includes(method)) && linesThatGive(plain, thing).length > 0)
      return callForgotten(method, `${thing}.${method}`);
    const shown = /\bprint\s*\((?:.*,)?\s*([A-Za-z_]\w*)\s*[,)]/.exec(text)?.[1];
    if (shown !== undefined && own.includes(shown) && !isGivenToo(plain, shown)) return callForgotten(shown);
    return (own.includes(name) || KNOWN_FUNCTIONS.has(name)) && callForgotten(name);
  }),
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

// Syntax errors of lines that open a block: their colon, and the brackets after the name of a function.
import { t } from '@lingui/core/macro';
import { colonOf, HEAD, stopOf } from './codePlace.ts';
import { codeRule, type ErrorRule, reads } from './errorRule.ts';
import { linesThatGive } from './programFacts.ts';
import { isKeyword, KNOWN_FUNCTIONS } from './pythonTerms.ts';

/** Whether a whole command stands before a colon, one that opens no block. */
function isCommand(code: string, plainLines: readonly string[]): boolean {
  if (/^\s*(?:import|from|return|break|continue|pass|global|raise|del)\b/.test(code)) return true;
  if (/^\s*[A-Za-z_][\w.]*\s*[-+*/%]?=(?!=)/.test(code)) return true;
  const [, name = '', method] = /^\s*([A-Za-z_]\w*)((?:\.\w+)*)\s*\(.*\)\s*$/.exec(code) ?? [];
  const isKnown = KNOWN_FUNCTIONS.has(name) || linesThatGive(plainLines, name).length > 0;
  return name !== '' && !isKeyword(name) && (Boolean(method) || isKnown);
}

const missing = (word: string) => ({
  title: t`A colon is missing`,
  help: t`Lines that begin with ${word} end with a colon “:”.`,
});

const COLONS: readonly ErrorRule[] = [
  reads('colon.other-sign', /invalid syntax|expected ':'|cannot assign/, ({ plain }) => {
    const sign = /(?<=[\w)\]"'\s])([;.,=!|-])\s*$/.exec(plain)?.[1];
    return sign !== undefined &&
      HEAD.test(plain) &&
      colonOf(plain) < 0 &&
      plain.split('(').length <= plain.split(')').length
      ? { title: t`A colon is missing`, help: t`This line ends with “${sign}”. Write a colon “:” there instead.` }
      : undefined;
  }),
  reads('colon.early', /invalid syntax|expected/, ({ plain }) => {
    const word = /^\s*(if|elif|while|for|def)\b/.exec(plain)?.[1];
    const colon = colonOf(plain);
    const [head, rest] = [plain.slice(0, colon), plain.slice(colon + 1)];
    const goesOn = /^\s*(?:[<>=!*/%]|(?:in|and|or|not|is)\b)/.test(rest) || new RegExp(`^\\s*${word}\\s*$`).test(head);
    return word !== undefined && colon >= 0 && rest.trim() !== '' && goesOn
      ? {
          title: t`The colon comes too early`,
          help: t`First comes all that belongs to ${word}. The colon “:” stands at the end of the line.`,
        }
      : undefined;
  }),
  codeRule('colon.extra', /invalid syntax/, /:\s*:\s*$/, () => ({
    title: t`There is a colon too many`,
    help: t`One colon ends the line. Take the other one away.`,
  })),
  reads('colon.extra', /invalid syntax|illegal target|annotated/, ({ plain, plainLines }) => {
    const isValue = /^\s*[A-Za-z_]\w*\s*=(?!=)/.test(plain);
    return /:\s*$/.test(plain) && !isValue && isCommand(plain.replace(/:\s*$/, ''), plainLines)
      ? {
          title: t`No colon at the end of this line`,
          help: t`Only lines such as if, for, while and def end with a colon. Take the “:” away.`,
        }
      : undefined;
  }),
  reads('colon.missing', /invalid syntax/, (place) => {
    const { at, word, before } = stopOf(place);
    const head = HEAD.exec(place.plain)?.[1];
    const begins = /^(?:[A-Za-z_]\w*\s*(?:=(?!=)|\()|(?:return|break|continue|pass|print)\b)/.test(at);
    const isCommandWord = KNOWN_FUNCTIONS.has(word) || isKeyword(word) || /^\w+\s*=/.test(at);
    return head !== undefined && colonOf(place.plain) < 0 && begins && isCommandWord && /[\w)\]"']\s+$/.test(before)
      ? missing(head)
      : undefined;
  }),
];

const DEFINITIONS: readonly ErrorRule[] = [
  reads('def.brackets', /expected '\('/, ({ plain }) => {
    const [, name = '', rest = ''] = /^\s*def\s+([A-Za-z_]\w*)\s*(.*?)\s*:?\s*$/.exec(plain) ?? [];
    const inputs = /^[[{<]?((?:[\s,]*[A-Za-z_]\w*(?![\w]))*)[\s,]*[\]}>]?$/.exec(rest)?.[1]?.trim();
    if (name === '' || isKeyword(name) || inputs === undefined) return undefined;
    return inputs === ''
      ? {
          title: t`A function has brackets after its name`,
          help: t`Write def ${name}( ): with the brackets, even if nothing stands in them.`,
        }
      : {
          title: t`A function has brackets after its name`,
          help: t`What the function gets stands in round brackets: def ${name}(${inputs}):`,
        };
  }),
];

export const HEAD_RULES: readonly ErrorRule[] = [...COLONS, ...DEFINITIONS];

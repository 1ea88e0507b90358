// Syntax errors: what Python finds while parsing, before anything runs.
import { BRACKETS, QUOTES } from './bracketRules.ts';
import { editDistance } from './closestName.ts';
import { type ErrorRule, errorRule, fixedRule } from './errorRule.ts';
import { keywordAsName } from './pythonTerms.ts';

const S = 'SyntaxError';

const reservedWord = (word: string) => ({
  title: `“${word}” is a special Python word`,
  help: `Python keeps “${word}” for itself, so it cannot be a name. Choose another one, like my_${word.toLowerCase()}.`,
});

/** Habits of other languages, and lines run together: checked before Python's own suggestions. */
const HABITS: readonly ErrorRule[] = [
  errorRule(S, /invalid syntax|expected/, 'repeat', (_, { line }) =>
    /^\s*for\s+\w+\s+(?!in\b)\w/.test(line)
      ? { title: 'A loop says “in”', help: 'Write for name in list: with the word in between.' }
      : undefined,
  ),
  errorRule(S, /invalid syntax|expected ':'/, 'link', (_, { line }) =>
    /^\s*else\s+(?!if\b)[^:\s]/.test(line)
      ? { title: 'else asks nothing', help: 'else takes everything that is left, so only a colon follows it: else:' }
      : undefined,
  ),
  errorRule(S, /invalid syntax/, 'calculator', (_, { line }) =>
    /\w\s+x\s+\w/.test(line.replace(/"[^"]*"|'[^']*'/g, '""'))
      ? { title: 'Use * for times', help: 'Python multiplies with the star: boxes * price.' }
      : undefined,
  ),
  errorRule(S, /invalid syntax/, 'parentheses', (_, { line }) => {
    const name = /\b(int|float|str|len|input|range|round)\s+[\w"']/.exec(line.replace(/"[^"]*"|'[^']*'/g, '""'))?.[1];
    return name
      ? { title: `${name} needs brackets`, help: `Write ${name}( ) and put what it works with between the brackets.` }
      : undefined;
  }),
  errorRule(S, /invalid syntax|expected ':'/, 'link', (_, { line }) =>
    /^\s*else\s+if\b/.test(line) ? { title: 'Write elif', help: 'In Python “else if” is one word: elif.' } : undefined,
  ),
  errorRule(S, /invalid syntax/, 'link', (_, { line }) => {
    const word = /^\s*(else|elif)\b/.exec(line)?.[1];
    return word
      ? {
          title: `This ${word} has no if`,
          help: `${word} comes right after an if block and starts as far in as its if.`,
        }
      : undefined;
  }),
  errorRule(S, /invalid syntax/, 'spell-check', (_, { line }) => {
    const sign = /(=>|=<|&&|\|\||<>)/.exec(line)?.[1] ?? '';
    const right = { '=>': '>=', '=<': '<=', '&&': 'and', '||': 'or', '<>': '!=' }[sign];
    return right ? { title: `Python writes “${right}”`, help: `Change ${sign} to ${right}.` } : undefined;
  }),
  errorRule(S, /invalid syntax/, 'link', (_, { line }) =>
    /\)\s*[A-Za-z_]\w*\s*[(=]/.test(line)
      ? { title: 'One thing on each line', help: 'Two commands stand on the same line. Press Enter between them.' }
      : undefined,
  ),
];

const ASSIGNMENTS: readonly ErrorRule[] = [
  errorRule(S, /cannot (?:assign to|delete) (True|False|None)/, 'key-round', ([, word = '']) => reservedWord(word)),
  errorRule(S, /invalid syntax|cannot assign|expected/, 'key-round', (_, { line }) => {
    const word = keywordAsName(line);
    return word === undefined ? undefined : reservedWord(word);
  }),
  errorRule(S, /invalid syntax/, 'equal', (_, { line }) =>
    /^\s*(if|elif|while)\b[^=]*[^=<>!]=[^=]/.test(line)
      ? { title: 'Use == to compare', help: 'One = stores a value. Two == ask: are these the same?' }
      : undefined,
  ),
  errorRule(
    S,
    /cannot assign to .*Maybe you meant '=='|invalid syntax\. Maybe you meant '=='/,
    'equal',
    (_, { line }) =>
      /^\s*(if|elif|while)\b/.test(line)
        ? { title: 'Use == to compare', help: 'One = stores a value. Two == ask: are these the same?' }
        : {
            title: 'The left side of = must be a name',
            help: 'Write the name first, then =, then the value: price = 5. To compare, use ==.',
          },
  ),
  fixedRule(
    S,
    /expression cannot contain assignment/,
    'equal',
    'A sum is on the left side of =',
    'Inside these brackets, = may only follow a plain name. To compare, use ==.',
  ),
  fixedRule(
    S,
    /cannot (assign to|use assignment)|illegal target|is an illegal expression for augmented/,
    'equal',
    'The left side of = must be a name',
    'Write the name first, then =, then the value: price = 5.',
  ),
];

const LAYOUT: readonly ErrorRule[] = [
  errorRule(S, /expected ':'/, 'map-pin', (_, { line }) => ({
    title: 'A colon is missing',
    help: `Lines that begin with ${/^\s*(\w+)/.exec(line)?.[1] ?? 'if'} end with a colon “:”.`,
  })),
  errorRule(S, /Did you mean '(.+?)'\?/, 'spell-check', ([, word = ''], { line }) => {
    // Python also guesses short words where quite another thing is missing.
    const allowed = word.length < 4 ? 1 : 2;
    const near = (line.match(/[A-Za-z_]+/g) ?? []).some((seen) => seen !== word && editDistance(seen, word) <= allowed);
    return near ? { title: 'A Python word is misspelt', help: `Did you mean “${word}”?` } : undefined;
  }),
  fixedRule(
    S,
    /expected 'else' after 'if' expression/,
    'link',
    'This if has no else',
    'Inside a line, “a if test else b” needs both parts. For a choice of its own, begin a line with if.',
  ),
  fixedRule(
    S,
    /'elif' block follows an 'else'/,
    'link',
    'elif comes before else',
    'else is always the last part of the choice.',
  ),
  fixedRule(
    S,
    /expected 'except' or 'finally'/,
    'link',
    'This try has no except',
    'After a try block comes except: with what to do when something fails.',
  ),
  errorRule(
    S,
    /'(return|yield|await|break|continue)'.*(?:outside|not properly)|^'?(return|yield)'? outside/,
    'package',
    ([, a, b]) => {
      const word = a ?? b ?? 'return';
      const where = word === 'break' || word === 'continue' ? 'inside a loop' : 'inside a function (def)';
      return {
        title: `“${word}” is in the wrong place`,
        help: `It works only ${where}. Is this line moved in far enough?`,
      };
    },
  ),
  errorRule(S, /forgot a comma/, 'link', (_, { line }) => {
    // Bare words between brackets are nearly always a text without its quotes.
    const bare = /\(\s*[A-Za-z]\w*(?:\s+[A-Za-z]\w*)+\s*[.!?]?\s*\)/.test(line);
    return bare
      ? { title: 'Text needs quotes', help: 'Put a quote " before the first word and another after the last.' }
      : { title: 'A comma may be missing', help: 'Put a comma between the things inside the brackets.' };
  }),
  errorRule(S, /invalid syntax/, 'quote', (_, { line }) =>
    /^\s*print\s*\(\s*[A-Za-z]\w*(?:\s+[A-Za-z]\w*)+\s*[.!?]?\s*\)/.test(line)
      ? { title: 'Text needs quotes', help: 'Put a quote " before the first word and another after the last.' }
      : undefined,
  ),
  errorRule(S, /invalid syntax/, 'calculator', (_, { line }) => {
    const sign = /(\+\+|--)/.exec(line)?.[1];
    return sign
      ? { title: `Python has no ${sign}`, help: `To count on, write count = count ${sign.charAt(0)} 1.` }
      : undefined;
  }),
];

const NUMBERS_AND_NAMES: readonly ErrorRule[] = [
  fixedRule(
    S,
    /leading zeros in decimal/,
    'calculator',
    'A number starts with 0',
    'Write 7, not 07. If the zeros matter, put the number in quotes.',
  ),
  fixedRule(
    S,
    /invalid (decimal|hexadecimal|octal|binary|imaginary) literal|invalid digit/,
    'calculator',
    'A name or number is mixed up',
    'A name may not start with a digit, and a number may not hold letters.',
  ),
  fixedRule(
    S,
    /positional argument follows keyword/,
    'list-ordered',
    'Values come before name=value',
    'Inside the brackets, put the plain values first and those with = after them.',
  ),
  fixedRule(
    S,
    /keyword argument repeated/,
    'list-ordered',
    'The same name twice',
    'Inside the brackets each name= may stand once.',
  ),
  fixedRule(
    S,
    /duplicate (argument|parameter)/,
    'list-ordered',
    'The same name twice',
    'Each name between the brackets of def must be different.',
  ),
  fixedRule(
    S,
    /parameter without a default follows|non-default argument follows/,
    'list-ordered',
    'Names with = come last',
    'In def, first come the plain names, then those with a value of their own.',
  ),
  fixedRule(
    S,
    /is (used|assigned to) (prior to|before) global declaration|is parameter and global/,
    'package',
    'global comes too late',
    'Put the global line first in the function.',
  ),
  fixedRule(S, /null bytes/, 'keyboard', 'There is an invisible character', 'Delete the line and type it again.'),
  fixedRule(
    S,
    /./,
    'search',
    'Python cannot read this line',
    'Compare it slowly with an example: is a bracket, a quote, a comma or a colon missing?',
  ),
];

export const SYNTAX_RULES: readonly ErrorRule[] = [
  ...QUOTES,
  ...BRACKETS,
  ...HABITS,
  ...ASSIGNMENTS,
  ...LAYOUT,
  ...NUMBERS_AND_NAMES,
];

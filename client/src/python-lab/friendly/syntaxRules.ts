// Syntax errors: what Python finds while parsing, before anything runs. The first row that fits is shown.
import { t } from '@lingui/core/macro';
import { BORROWED_RULES, COUNTING_RULES } from './borrowedRules.ts';
import { BRACES, BRACKETS } from './bracketRules.ts';
import { codeRule, type ErrorRule, errorRule } from './errorRule.ts';
import { HABITS, MISSPELT_KEYWORD, reservedWord } from './habitRules.ts';
import { BARE_WORD_RULES, QUOTES } from './quoteRules.ts';
import { READING_RULES } from './readingRules.ts';
import { LONELY_SIGN_RULES, PLAIN_SIGN_RULES, SIGN_RULES } from './signRules.ts';

const S = 'SyntaxError';

const ASSIGNMENTS: readonly ErrorRule[] = [
  errorRule('keyword.as-name', S, /cannot (?:assign to|delete) (True|False|None)/, ([, word = '']) =>
    reservedWord(word),
  ),
  errorRule('assign.colon', S, /invalid syntax/, (_, { plain }) =>
    /^\s*[A-Za-z_]\w*\s*=(?!=)[^:[{]*:\s*$/.test(plain) && !/\blambda\b/.test(plain)
      ? {
          title: t`No colon after a value`,
          help: t`A line that stores a value ends without a colon. Take the “:” away.`,
        }
      : undefined,
  ),
  codeRule('assign.double', /invalid syntax/, /=\s+=/, () => ({
    title: t`Two = with a blank between`,
    help: t`Write one = to store a value, or == without a blank to compare.`,
  })),
  codeRule('assign.nothing', /invalid syntax/, /[-+*/%<>=]\s*$/, () => ({
    title: t`Something is missing at the end of the line`,
    help: t`The line ends with a sign. Write the value that belongs after it.`,
  })),
  errorRule('assign.left-side', S, /Maybe you meant '=='/, () => ({
    title: t`The left side of = must be a name`,
    help: t`Write the name first, then =, then the value: price = 5. To compare, use ==.`,
  })),
  errorRule('assign.in-call', S, /expression cannot contain assignment/, () => ({
    title: t`A sum is on the left side of =`,
    help: t`Inside these brackets, = may only follow a plain name. To compare, use ==.`,
  })),
  errorRule('assign.left-side', S, /cannot (assign to|use assignment)|is an illegal expression for augmented/, () => ({
    title: t`The left side of = must be a name`,
    help: t`Write the name first, then =, then the value: price = 5.`,
  })),
];

const LAYOUT: readonly ErrorRule[] = [
  errorRule('colon.missing', S, /expected ':'/, (_, { plain }) => {
    const word = /^\s*(\w+)/.exec(plain)?.[1] ?? 'if';
    return { title: t`A colon is missing`, help: t`Lines that begin with ${word} end with a colon “:”.` };
  }),
  MISSPELT_KEYWORD,
  errorRule('ternary.no-else', S, /expected 'else' after 'if' expression/, () => ({
    title: t`This if has no else`,
    help: t`Inside a line, “a if test else b” needs both parts. For a choice of its own, begin a line with if.`,
  })),
  errorRule('elif.after-else', S, /'elif' block follows an 'else'/, () => ({
    title: t`elif comes before else`,
    help: t`else is always the last part of the choice.`,
  })),
  errorRule('try.no-except', S, /expected 'except' or 'finally'/, () => ({
    title: t`This try has no except`,
    help: t`After a try block comes except: with what to do when something fails.`,
  })),
  errorRule('import.order', S, /Did you mean to use 'from \.\.\. import/, () => ({
    title: t`from comes first`,
    help: t`Write from, the module, import, the name: from random import randint.`,
  })),
  errorRule(
    'place.wrong',
    S,
    /'(return|yield|await|break|continue)'.*(?:outside|not properly)|^'?(return|yield)'? outside/,
    ([, a, b]) => {
      const word = a ?? b ?? 'return';
      return {
        title: t`“${word}” is in the wrong place`,
        help:
          word === 'break' || word === 'continue'
            ? t`It works only inside a loop. Is this line moved in far enough?`
            : t`It works only inside a function (def). Is this line moved in far enough?`,
      };
    },
  ),
  errorRule('comma.missing', S, /forgot a comma/, () => ({
    title: t`A comma may be missing`,
    help: t`Put a comma between the things inside the brackets.`,
  })),
  codeRule('comma.missing', /invalid syntax/, /[(,]\s*[\w.]+\s+f?["']|["']\s+[A-Za-z_0-9]/, () => ({
    title: t`A comma may be missing`,
    help: t`Put a comma between the things inside the brackets.`,
  })),
];

const NUMBERS_AND_NAMES: readonly ErrorRule[] = [
  errorRule('number.leading-zero', S, /leading zeros in decimal/, () => ({
    title: t`A number starts with 0`,
    help: t`Write 7, not 07. If the zeros matter, put the number in quotes.`,
  })),
  errorRule('number.mixed', S, /invalid (decimal|hexadecimal|octal|binary|imaginary) literal|invalid digit/, () => ({
    title: t`A name or number is mixed up`,
    help: t`A name may not start with a digit, and a number may not hold letters.`,
  })),
  errorRule('args.positional-after-keyword', S, /positional argument follows keyword/, () => ({
    title: t`Values come before name=value`,
    help: t`Inside the brackets, put the plain values first and those with = after them.`,
  })),
  errorRule('args.repeated', S, /keyword argument repeated/, () => ({
    title: t`The same name twice`,
    help: t`Inside the brackets each name= may stand once.`,
  })),
  errorRule('args.repeated', S, /duplicate (argument|parameter)/, () => ({
    title: t`The same name twice`,
    help: t`Each name between the brackets of def must be different.`,
  })),
  errorRule('args.default-first', S, /parameter without a default follows|non-default argument follows/, () => ({
    title: t`Names with = come last`,
    help: t`In def, first come the plain names, then those with a value of their own.`,
  })),
  errorRule(
    'global.late',
    S,
    /is (used|assigned to) (prior to|before) global declaration|is parameter and global/,
    () => ({ title: t`global comes too late`, help: t`Put the global line first in the function.` }),
  ),
];

export const SYNTAX_RULES: readonly ErrorRule[] = [
  ...COUNTING_RULES,
  ...BRACES,
  ...SIGN_RULES,
  ...QUOTES,
  ...PLAIN_SIGN_RULES,
  ...READING_RULES,
  ...BORROWED_RULES,
  ...BRACKETS,
  ...HABITS,
  ...BARE_WORD_RULES,
  ...ASSIGNMENTS,
  ...LONELY_SIGN_RULES,
  ...LAYOUT,
  ...NUMBERS_AND_NAMES,
];

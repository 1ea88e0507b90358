// Errors while a program runs that are not about kinds: unknown names, values that do not work, and a computer's limits.
import { closestName } from './closestName.ts';
import { type ErrorRule, errorRule, fixedRule } from './errorRule.ts';
import { capitalize, typeLabel } from './pythonTerms.ts';

/** Names that learners know from other languages. */
const OTHER_LANGUAGES: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None', none: 'None' };

const NAMES: readonly ErrorRule[] = [
  errorRule('UnboundLocalError', /local variable '(.+?)'/, 'hourglass', ([, name]) => ({
    title: `“${name}” has no value yet`,
    help: `Inside this function ${name} is used before it gets a value. Give it one first, or pass it in as a parameter.`,
  })),
  errorRule('NameError', /name '(.+?)' is not defined/, 'hourglass', ([, name = ''], { source, error }) => {
    const given = source
      .split('\n')
      .findIndex((line) => new RegExp(`^\\s*(?:def\\s+${name}\\s*\\(|${name}\\s*=(?!=))`).test(line));
    return given >= (error.line ?? Infinity)
      ? {
          title: `“${name}” is used too early`,
          help: `It gets its value on line ${given + 1}. Use it only after that line.`,
        }
      : undefined;
  }),
  errorRule('NameError', /name '(.+?)' is not defined/, 'spell-check', ([, name = '']) => {
    const right = OTHER_LANGUAGES[name];
    return right
      ? { title: `Python does not know “${name}”`, help: `Python writes ${right} with a capital letter.` }
      : undefined;
  }),
  errorRule('NameError', /name '(.+?)' is not defined/, 'tag', ([, name = ''], { source }) => {
    const near = closestName(name, source);
    return near
      ? {
          title: `Python does not know “${name}”`,
          help: `Did you mean “${near}”? Capital and small letters are different.`,
        }
      : undefined;
  }),
  errorRule('NameError', /name '(.+?)' is not defined.*Did you mean: '(.+?)'/s, 'tag', ([, name, near]) => ({
    title: `Python does not know “${name}”`,
    help: `Did you mean “${near}”? Capital and small letters are different.`,
  })),
  errorRule('NameError', /name '(.+?)' is not defined.*forget to import '(.+?)'/s, 'book-open', ([, name, module]) => ({
    title: `Python does not know “${name}”`,
    help: `Put import ${module} at the top of the program.`,
  })),
  errorRule('NameError', /name '(.+?)' is not defined/, 'tag', ([, name]) => ({
    title: `Python does not know “${name}”`,
    help: `Check the spelling. If it is a text, put quotes around it: "${name}".`,
  })),
  errorRule('AttributeError', /Did you mean:? '\.?(.+?)'/, 'spell-check', ([, near]) => ({
    title: 'That name does not exist after the dot',
    help: `Did you mean “${near}”?`,
  })),
  errorRule('AttributeError', /'(\w+)' object has no attribute '(\w+)'/, 'spell-check', ([, kind, name = '']) => ({
    title: `${capitalize(typeLabel(kind))} has no “.${name}”`,
    help:
      kind === 'list' && /^(add|push|put)$/.test(name)
        ? 'To add to a list, use .append( ).'
        : kind === 'NoneType'
          ? 'The thing before the dot is empty (None). Does the function before it return something?'
          : 'Check the spelling after the dot.',
  })),
  errorRule('AttributeError', /module '(\w+)' has no attribute '(\w+)'/, 'spell-check', ([, module, name]) => ({
    title: `${module} has no “${name}”`,
    help: 'Check the spelling after the dot.',
  })),
  fixedRule(
    'AttributeError',
    /./,
    'spell-check',
    'That name does not exist after the dot',
    'Check the spelling after the dot.',
  ),
  errorRule('ModuleNotFoundError', /No module named '(.+?)'( in the Lab)?/, 'book-open', ([, name, locked]) => ({
    title: `There is no “${name}” here`,
    help: locked
      ? 'This module is switched off in the Lab. The Lab has random, math, datetime and more.'
      : 'Check the spelling. The Lab has random, math, datetime and more.',
  })),
  errorRule('ImportError', /cannot import name '(.+?)' from '(.+?)'/, 'book-open', ([, name, module]) => ({
    title: `${module} has no “${name}”`,
    help: 'Check the spelling of the name after import.',
  })),
];

const NUMBERS: readonly ErrorRule[] = [
  errorRule('ValueError', /invalid literal for int\(\) with base \d+: (.+)/s, 'calculator', ([, seen = '']) => ({
    title: 'This text is not a whole number',
    help: /^'-?\d+\.\d+'/.test(seen)
      ? `int( ) was given ${seen}. For a number with a dot use float( ).`
      : seen.startsWith("''")
        ? 'int( ) was given an empty answer. Type a number, like 3.'
        : `int( ) was given ${seen}. It understands digits only.`,
  })),
  errorRule('ValueError', /could not convert string to float: (.+)/s, 'calculator', ([, seen]) => ({
    title: 'This text is not a number',
    help: `float( ) was given ${seen}. Write numbers with digits and a dot, like 2.5.`,
  })),
  errorRule('ValueError', /(too many|not enough) values to unpack/, 'package', ([, how]) => ({
    title: 'The two sides do not match',
    help: `There are ${how === 'too many' ? 'more values than names' : 'more names than values'}. Each name on the left needs one value on the right.`,
  })),
  fixedRule(
    'ValueError',
    /arg 3 must not be zero/,
    'repeat',
    'A step of 0 never moves',
    'The third number of range( ) must not be 0.',
  ),
  fixedRule(
    'ValueError',
    /not in list|not found|x not in/,
    'search',
    'It is not in there',
    'What you look for is not in the list or text. Ask with “in” first.',
  ),
  fixedRule(
    'ValueError',
    /math domain error|expected a (?:nonnegative|positive)/,
    'calculator',
    'This sum has no answer',
    'Some sums do not work, like the square root of a number below 0.',
  ),
  fixedRule(
    'ValueError',
    /Exceeds the limit .* integer string conversion/,
    'infinity',
    'The number is too long to show',
    'It has thousands of digits. Try a smaller one.',
  ),
  fixedRule(
    'ValueError',
    /empty (?:range|sequence)|iterable argument is empty/,
    'list-ordered',
    'There is nothing to choose from',
    'The list or range is empty. Look at where it is made.',
  ),
  fixedRule(
    'ValueError',
    /closed file/,
    'book-open',
    'The file is closed already',
    'Do all reading and writing before .close( ), or inside the with block.',
  ),
  fixedRule(
    'ValueError',
    /./,
    'calculator',
    'This value does not work here',
    'It is of the right kind, but not one that can be used. Look at what comes in.',
  ),
  fixedRule(
    'ZeroDivisionError',
    /./,
    'divide',
    'Nothing can be divided by 0',
    'Look at the number after / or %: it is 0. Check it with if before you divide.',
  ),
  fixedRule(
    'OverflowError',
    /./,
    'infinity',
    'The number is too big',
    'Even a computer has its limits. Try a smaller number.',
  ),
];

const LOOKUPS: readonly ErrorRule[] = [
  errorRule('IndexError', /(.*)/, 'list-ordered', ([, message = '']) => ({
    title: message.includes('pop') || message.includes('empty') ? 'The list is empty' : 'That place does not exist',
    help:
      message.includes('pop') || message.includes('empty')
        ? 'There is nothing left to take. Check its length with len( ) first.'
        : 'Counting starts at 0, so the last place is one less than the length.',
  })),
  errorRule('KeyError', /(.+)/s, 'key-round', ([, key]) => ({
    title: `The dictionary has no ${key}`,
    help: 'Check the spelling of the key, capital letters too. Ask with “in” whether it is there.',
  })),
];

const LIMITS: readonly ErrorRule[] = [
  fixedRule(
    'RecursionError',
    /./,
    'repeat',
    'A function calls itself forever',
    'Give it an if that stops, and make the task smaller with each call.',
  ),
  fixedRule(
    'MemoryError',
    /^/,
    'memory-stick',
    'The program wants too much memory',
    'A list or text grows and grows. Look for a loop that never ends.',
  ),
  fixedRule(
    'AssertionError',
    /^/,
    'search',
    'An assert is not true',
    'The program checked something on this line, and it did not hold.',
  ),
  fixedRule('KeyboardInterrupt', /^/, 'hourglass', 'The program was stopped', 'Press Run to start it again.'),
  fixedRule(
    'EOFError',
    /^/,
    'keyboard',
    'There was no answer to read',
    'The program asked for more answers than there were.',
  ),
  errorRule('FileNotFoundError', /'(.+?)'/, 'search', ([, file]) => ({
    title: `There is no file “${file}”`,
    help: 'The Lab has only the files your program made itself.',
  })),
  errorRule('SystemExit', /(.*)/s, 'log-out', ([, said]) => ({
    title: 'The program ended itself',
    help: said ? `It said: ${said}` : 'exit( ) stops a program at once.',
  })),
  fixedRule('StopIteration', /^/, 'repeat', 'There is nothing more to take', 'next( ) has reached the end.'),
  ...['UnicodeError', 'UnicodeEncodeError', 'UnicodeDecodeError'].map((type) =>
    fixedRule(type, /^/, 'keyboard', 'A letter could not be used', 'Type the text again on your keyboard.'),
  ),
];

const FILES: readonly ErrorRule[] = [
  fixedRule(
    'OSError',
    /No space left/,
    'memory-stick',
    'The files are too big',
    'A program of the Lab may write 32 megabytes. Look for a loop that never stops writing.',
  ),
  errorRule('FileExistsError', /'(.+?)'/, 'search', ([, file]) => ({
    title: `“${file}” is there already`,
    help: 'Choose another name, or take the old one away first.',
  })),
  errorRule('IsADirectoryError', /'(.+?)'/, 'search', ([, file]) => ({
    title: `“${file}” is a folder`,
    help: 'Only files can be opened. Put the name of a file after the folder.',
  })),
  fixedRule(
    'UnsupportedOperation',
    /not (?:readable|writable)/,
    'book-open',
    'The file is open for something else',
    'Open it with "r" to read, with "w" to write, with "a" to add to it.',
  ),
  ...['OSError', 'PermissionError', 'NotADirectoryError', 'UnsupportedOperation'].map((type) =>
    fixedRule(
      type,
      /^/,
      'search',
      'The Lab has no such thing',
      'Its computer is small: files of your own, no programs beside yours, no network.',
    ),
  ),
];

export const VALUE_RULES: readonly ErrorRule[] = [...NAMES, ...NUMBERS, ...LOOKUPS, ...LIMITS, ...FILES];

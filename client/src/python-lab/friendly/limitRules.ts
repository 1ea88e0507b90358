// Errors at the limits of the Lab's computer: recursion, memory, files, and programs that end themselves.
import { msg, t } from '@lingui/core/macro';
import { type ErrorRule, errorRule, fixedRule } from './errorRule.ts';

const LIMITS: readonly ErrorRule[] = [
  fixedRule(
    'recursion',
    'RecursionError',
    /./,
    'repeat',
    msg`A function calls itself forever`,
    msg`Give it an if that stops, and make the task smaller with each call.`,
  ),
  fixedRule(
    'memory',
    'MemoryError',
    /^/,
    'memory-stick',
    msg`The program wants too much memory`,
    msg`A list or text grows and grows. Look for a loop that never ends.`,
  ),
  fixedRule(
    'assert',
    'AssertionError',
    /^/,
    'search',
    msg`An assert is not true`,
    msg`The program checked something on this line, and it did not hold.`,
  ),
  fixedRule(
    'stopped',
    'KeyboardInterrupt',
    /^/,
    'hourglass',
    msg`The program was stopped`,
    msg`Press Run to start it again.`,
  ),
  fixedRule(
    'input.none',
    'EOFError',
    /^/,
    'keyboard',
    msg`There was no answer to read`,
    msg`The program asked for more answers than there were.`,
  ),
  errorRule('exit', 'SystemExit', /(.*)/s, 'log-out', ([, said = '']) => ({
    title: t`The program ended itself`,
    help: said ? t`It said: ${said}` : t`exit( ) stops a program at once.`,
  })),
  fixedRule(
    'iterate.end',
    'StopIteration',
    /^/,
    'repeat',
    msg`There is nothing more to take`,
    msg`next( ) has reached the end.`,
  ),
  ...['UnicodeError', 'UnicodeEncodeError', 'UnicodeDecodeError'].map((type) =>
    fixedRule(
      'unicode',
      type,
      /^/,
      'keyboard',
      msg`A letter could not be used`,
      msg`Type the text again on your keyboard.`,
    ),
  ),
];

const FILES: readonly ErrorRule[] = [
  errorRule('file.missing', 'FileNotFoundError', /'(.+?)'/, 'search', ([, file = '']) => ({
    title: t`There is no file “${file}”`,
    help: t`The Lab has only the files your program made itself.`,
  })),
  fixedRule(
    'file.full',
    'OSError',
    /No space left/,
    'memory-stick',
    msg`The files are too big`,
    msg`A program of the Lab may write 32 megabytes. Look for a loop that never stops writing.`,
  ),
  errorRule('file.exists', 'FileExistsError', /'(.+?)'/, 'search', ([, file = '']) => ({
    title: t`“${file}” is there already`,
    help: t`Choose another name, or take the old one away first.`,
  })),
  errorRule('file.folder', 'IsADirectoryError', /'(.+?)'/, 'search', ([, file = '']) => ({
    title: t`“${file}” is a folder`,
    help: t`Only files can be opened. Put the name of a file after the folder.`,
  })),
  fixedRule(
    'file.mode',
    'UnsupportedOperation',
    /not (?:readable|writable)/,
    'book-open',
    msg`The file is open for something else`,
    msg`Open it with "r" to read, with "w" to write, with "a" to add to it.`,
  ),
  ...['OSError', 'PermissionError', 'NotADirectoryError', 'UnsupportedOperation'].map((type) =>
    fixedRule(
      'lab.has-not',
      type,
      /^/,
      'search',
      msg`The Lab has no such thing`,
      msg`Its computer is small: files of your own, no programs beside yours, no network.`,
    ),
  ),
];

export const LIMIT_RULES: readonly ErrorRule[] = [...LIMITS, ...FILES];

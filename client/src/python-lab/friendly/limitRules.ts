// Errors at the limits of the Lab's computer: recursion, memory, files, and programs that end themselves.
import { t } from '@lingui/core/macro';
import { type ErrorRule, errorRule } from './errorRule.ts';

const LIMITS: readonly ErrorRule[] = [
  errorRule('recursion', 'RecursionError', /./, () => ({
    title: t`A function calls itself forever`,
    help: t`Give it an if that stops, and make the task smaller with each call.`,
  })),
  errorRule('memory', 'MemoryError', /^/, () => ({
    title: t`The program wants too much memory`,
    help: t`A list or text grows and grows. Look for a loop that never ends.`,
  })),
  errorRule('assert', 'AssertionError', /^/, () => ({
    title: t`An assert is not true`,
    help: t`The program checked something on this line, and it did not hold.`,
  })),
  errorRule('stopped', 'KeyboardInterrupt', /^/, () => ({
    title: t`The program was stopped`,
    help: t`Press Run to start it again.`,
  })),
  errorRule('input.none', 'EOFError', /^/, () => ({
    title: t`There was no answer to read`,
    help: t`The program asked for more answers than there were.`,
  })),
  errorRule('exit', 'SystemExit', /(.*)/s, ([, said = '']) => ({
    title: t`The program ended itself`,
    help: said ? t`It said: ${said}` : t`exit( ) stops a program at once.`,
  })),
  errorRule('iterate.end', 'StopIteration', /^/, () => ({
    title: t`There is nothing more to take`,
    help: t`next( ) has reached the end.`,
  })),
  ...['UnicodeError', 'UnicodeEncodeError', 'UnicodeDecodeError'].map((type) =>
    errorRule('unicode', type, /^/, () => ({
      title: t`A letter could not be used`,
      help: t`Type the text again on your keyboard.`,
    })),
  ),
];

const FILES: readonly ErrorRule[] = [
  errorRule('file.missing', 'FileNotFoundError', /'(.+?)'/, ([, file = '']) => ({
    title: t`There is no file “${file}”`,
    help: t`The Lab has only the files your program made itself.`,
  })),
  errorRule('file.full', 'OSError', /No space left/, () => ({
    title: t`The files are too big`,
    help: t`A program of the Lab may write 32 megabytes. Look for a loop that never stops writing.`,
  })),
  errorRule('file.exists', 'FileExistsError', /'(.+?)'/, ([, file = '']) => ({
    title: t`“${file}” is there already`,
    help: t`Choose another name, or take the old one away first.`,
  })),
  errorRule('file.folder', 'IsADirectoryError', /'(.+?)'/, ([, file = '']) => ({
    title: t`“${file}” is a folder`,
    help: t`Only files can be opened. Put the name of a file after the folder.`,
  })),
  errorRule('file.mode', 'UnsupportedOperation', /not (?:readable|writable)/, () => ({
    title: t`The file is open for something else`,
    help: t`Open it with "r" to read, with "w" to write, with "a" to add to it.`,
  })),
  ...['OSError', 'PermissionError', 'NotADirectoryError', 'UnsupportedOperation'].map((type) =>
    errorRule('lab.has-not', type, /^/, () => ({
      title: t`The Lab has no such thing`,
      help: t`Its computer is small: files of your own, no programs beside yours, no network.`,
    })),
  ),
];

export const LIMIT_RULES: readonly ErrorRule[] = [...LIMITS, ...FILES];

// Python's own messages in a learner's words, for errors whose cause no rule has found: nothing is guessed here.
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type ErrorRule, errorRule } from './errorRule.ts';

type Row = readonly [pattern: RegExp, title: MessageDescriptor, help: MessageDescriptor];

const rowsOf = (id: string, type: string, rows: readonly Row[]): ErrorRule[] =>
  rows.map(([pattern, title, help]) =>
    errorRule(id, type, pattern, () => ({ title: i18n._(title), help: i18n._(help) })),
  );

const MISPLACED = msg`Something stands in the wrong order`;
const NOT_HERE = msg`This does not work here`;

const IN_BRACKETS: readonly Row[] = [
  [
    /expected '\('/,
    msg`A round bracket is missing`,
    msg`Python waits for “(” after this word. Look at what stands there instead.`,
  ],
  [
    /expression expected after dictionary key/,
    msg`A value is missing`,
    msg`After the colon of a key comes its value: write it there.`,
  ],
  [/Generator expression must be/, msg`Brackets are missing`, msg`Put the part with for in brackets of its own.`],
  [
    /forget parentheses around the comprehension/,
    msg`Brackets are missing`,
    msg`Put the values before for in brackets of their own.`,
  ],
  [
    /trailing comma not allowed/,
    msg`There is a comma too many`,
    msg`After import the last name has no comma. Take it away.`,
  ],
  [
    /one or more names after 'import'/,
    msg`A name is missing after import`,
    msg`Write what you want to bring in after the word import.`,
  ],
  [
    /parameters cannot be parenthesized/,
    msg`Too many brackets`,
    msg`The names of a function need no brackets of their own. Take the inner ones away.`,
  ],
  [
    /expected default value/,
    msg`A value is missing after =`,
    msg`Write the value that this name has when nothing is given.`,
  ],
  [
    /named (?:parameters|arguments) must follow|at least one argument must precede|must be ahead of|may appear only once|cannot follow var-keyword|comma between|var-(?:positional|keyword) argument|bare \*/,
    MISPLACED,
    msg`The signs * and / between the brackets of def have fixed places. For now leave them away.`,
  ],
  [
    /unpacking follows|positional patterns follow/,
    MISPLACED,
    msg`Put the plain values first and those with a name after them.`,
  ],
  [
    /dict unpacking|starred expression|starred assignment/,
    NOT_HERE,
    msg`The sign * in front of a name does not work at this place. Take it away.`,
  ],
];

const STATEMENTS: readonly Row[] = [
  [/cannot delete/, msg`This cannot be deleted`, msg`After del comes a name, a place of a list or a key: del names[0]`],
  [
    /can be annotated|illegal target for annotation/,
    msg`A colon is in the way`,
    msg`Python reads the colon in this line as a note on the kind of value. Is it meant?`,
  ],
  [
    /multiple exception types/,
    msg`Brackets are missing`,
    msg`Put the kinds of errors after except in brackets, with commas between.`,
  ],
  [/default 'except:' must be last/, MISPLACED, msg`The except: without a name catches everything, so it comes last.`],
  [
    /both 'except' and|exception types/,
    msg`This except is not complete`,
    msg`Write except: or except and the kind of error, such as ValueError.`,
  ],
  [
    /expression (?:before 'if'|after 'else')/,
    NOT_HERE,
    msg`In an if inside a line both parts are values. For commands, begin a line with if.`,
  ],
  [/import \* only/, NOT_HERE, msg`Put the import at the top of the program, not inside a function.`],
  [
    /from __future__|future feature|not a chance/,
    NOT_HERE,
    msg`Lines that begin with from __future__ are not needed here. Take them away.`,
  ],
  [/nonlocal/, NOT_HERE, msg`The word nonlocal works only in a function inside a function.`],
  [/can't be global/, NOT_HERE, msg`A line with global has only the names: global score`],
  [/async/, NOT_HERE, msg`The words async and await are for functions that wait. Take them away.`],
  [
    /pattern|wildcard/,
    msg`A case cannot be read`,
    msg`Look at what stands between case and the colon. The case with _ comes last.`,
  ],
];

const TEXTS: readonly Row[] = [
  [
    /bytes can only|mix bytes/,
    msg`A letter too many before the quotes`,
    msg`Take the b before the quotes away: a text needs none.`,
  ],
  [
    /prefixes are incompatible/,
    msg`A letter too many before the quotes`,
    msg`Only one letter fits before a quote, such as f.`,
  ],
  [
    /t-string/,
    msg`Something in the curly brackets is wrong`,
    msg`Use an f before the quotes, and one name between the curly brackets.`,
  ],
  [
    /unexpected EOF|end of file|incomplete input/,
    msg`The program stops in the middle`,
    msg`Something was opened and never finished. Look at the last lines: a bracket, a quote or a block?`,
  ],
  [
    /too many statically nested/,
    msg`Too many blocks inside each other`,
    msg`Put the inner ones into a function of their own.`,
  ],
  [/Exceeds the limit/, msg`The number is too long`, msg`It has thousands of digits. Try a smaller one.`],
  [/encoding|not UTF-8|utf-8/, msg`A letter could not be used`, msg`Type the text again on your keyboard.`],
];

const TYPES: readonly Row[] = [
  [
    /not enough arguments for format/,
    msg`A value is missing after %`,
    msg`Each % in the text needs one value after the text.`,
  ],
  [
    /not all arguments converted/,
    msg`% met a text`,
    msg`With a text, % fills in values. For the rest of a division both sides must be numbers.`,
  ],
  [/can only join an iterable/, msg`join needs a list`, msg`Give join( ) one list of texts.`],
  [
    /context manager/,
    msg`with does not work here`,
    msg`with works on things that can be opened and closed, such as files.`,
  ],
  [
    /(?:sep|end) must be None or a string/,
    msg`print wants a text here`,
    msg`Put what stands after sep= or end= in quotes.`,
  ],
  [/should return None/, msg`__init__ returns nothing`, msg`Take the return out of __init__.`],
  [/ord\(\) expected/, msg`One letter is needed`, msg`ord( ) works with exactly one letter.`],
  [/not an iterator/, msg`next does not work here`, msg`Use a for loop to go through it.`],
  [
    /exceptions must derive|catching classes/,
    msg`This is no kind of error`,
    msg`After raise and except comes a kind of error, such as ValueError.`,
  ],
  [
    /must be str, not|expected str instance|expected string/,
    msg`A text is needed here`,
    msg`Turn the value into a text with str( ) first.`,
  ],
  [
    /missing \d+ required/,
    msg`Something is missing between the brackets`,
    msg`Put the values that it needs between the brackets.`,
  ],
  [
    /expected at (?:least|most)|takes .* arguments?/,
    msg`Another number of values is needed`,
    msg`Count the values between the brackets, and compare with an example.`,
  ],
  [
    /./,
    msg`These kinds of things do not fit together`,
    msg`Look at each value on this line: is it text, a number or a list? type( ) tells you.`,
  ],
];

const VALUES: readonly Row[] = [
  [
    /format code|format specifier/,
    msg`This form does not fit the value`,
    msg`What stands after the colon in the curly brackets is for another kind of value.`,
  ],
  [/Sample larger/, msg`There are not so many things`, msg`You asked for more things than the list holds.`],
  [/chr\(\) arg/, msg`There is no such letter`, msg`chr( ) needs a number from 0 on, up to about a million.`],
  [
    /does not match format/,
    msg`The date looks different`,
    msg`The text and the form for the date do not fit each other.`,
  ],
  [
    /out of range for month|must be in 1\.\.|year .* out of range|range of month/,
    msg`There is no such day`,
    msg`Look at the numbers for year, month and day.`,
  ],
  [/empty separator/, msg`split needs a sign`, msg`Put a sign between the quotes, or leave the brackets empty.`],
  [/non-negative|negative/, msg`The number must not be below 0`, msg`Look at where the number comes from.`],
  [/slice step cannot be zero/, msg`A step of 0 never moves`, msg`The third number between [ ] must not be 0.`],
  [
    /attempt to assign sequence|length \d+/,
    msg`The number of values does not fit`,
    msg`Count the values on both sides.`,
  ],
  [
    /./,
    msg`This value does not work here`,
    msg`It is of the right kind, but not one that can be used. Look at what comes in.`,
  ],
];

const RUNNING: readonly Row[] = [
  [
    /changed size during iteration|mutated during iteration/,
    msg`It changes while a loop goes through it`,
    msg`Go through a copy, or collect the changes first.`,
  ],
];

/** The place where Python gave up, where its message says no more than that. */
const STOPPED: ErrorRule = errorRule('syntax.other', 'SyntaxError', /./, (_, place) => {
  const column = (place.error.column ?? 1) - 1;
  const read = place.line.slice(0, column).trim();
  const seen = /^(?:\p{L}[\p{L}\p{M}\p{N}_]*|\d[\d.]*|.)/u.exec(place.line.slice(column))?.[0] ?? '';
  const compare = t`Compare the line slowly with an example.`;
  const found =
    seen.trim() === ''
      ? t`Python came to the end of the line and waits for more.`
      : read === ''
        ? t`A line cannot begin with “${seen}” here.`
        : t`Python can read “${read}”, but then it does not expect “${seen}”.`;
  return { title: t`Python cannot read this line`, help: `${found} ${compare}` };
});

export const MESSAGE_RULES: readonly ErrorRule[] = [
  ...rowsOf('syntax.other', 'SyntaxError', [...IN_BRACKETS, ...STATEMENTS, ...TEXTS]),
  STOPPED,
  ...rowsOf('type.other', 'TypeError', TYPES),
  ...rowsOf('value.other', 'ValueError', VALUES),
  ...rowsOf('other', 'RuntimeError', RUNNING),
];

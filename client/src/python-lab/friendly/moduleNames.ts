// Names of the library that learners use in a wrong place: functions with their modules, methods, and modules of the Lab.

/** Functions that learners call without importing them, and their modules. */
export const HOMES: Readonly<Record<string, string>> = {
  sleep: 'time',
  randint: 'random',
  choice: 'random',
  choices: 'random',
  shuffle: 'random',
  randrange: 'random',
  sqrt: 'math',
  floor: 'math',
  ceil: 'math',
  factorial: 'math',
  forward: 'turtle',
  Turtle: 'turtle',
};

/** Modules of the Lab that lessons and the Workshop use. */
export const IMPORTABLE: ReadonlySet<string> = new Set([
  'bakery',
  'calendar',
  'collections',
  'copy',
  'datetime',
  'decimal',
  'fractions',
  'itertools',
  'json',
  'math',
  'os',
  'random',
  're',
  'statistics',
  'string',
  'sys',
  'time',
  'turtle',
]);

/** Methods that learners call like functions. */
export const METHODS: ReadonlySet<string> = new Set(
  'upper lower title strip split join replace capitalize append insert remove pop sort reverse extend count index find startswith endswith isdigit keys values items'.split(
    ' ',
  ),
);

// Words of other languages, of English and of Hindi that learners write as code, and what Python writes for each.

/** First words of blocks. */
export const OTHER_BLOCKS: Readonly<Record<string, string>> = {
  repeat: 'for i in range(5):',
  loop: 'for i in range(5):',
  times: 'for i in range(5):',
  forever: 'while True:',
  foreach: 'for cake in cakes:',
  each: 'for cake in cakes:',
  every: 'for cake in cakes:',
  until: 'while …:',
  unless: 'if not …:',
  when: 'if …:',
  otherwise: 'else:',
  catch: 'except:',
  function: 'def …( ):',
  func: 'def …( ):',
  fun: 'def …( ):',
  fn: 'def …( ):',
  sub: 'def …( ):',
  proc: 'def …( ):',
  procedure: 'def …( ):',
  method: 'def …( ):',
  define: 'def …( ):',
  void: 'def …( ):',
  अगर: 'if …:',
  यदि: 'if …:',
  वरना: 'else:',
  अन्यथा: 'else:',
  नहींतो: 'else:',
  जबतक: 'while …:',
  जब: 'while …:',
  दोहराओ: 'for i in range(5):',
  फलन: 'def …( ):',
};

/** Words for showing and asking, and other commands, with Python's function. */
const OTHER_COMMANDS: Readonly<Record<string, string>> = {
  println: 'print',
  printf: 'print',
  printline: 'print',
  print_line: 'print',
  echo: 'print',
  puts: 'print',
  cout: 'print',
  console: 'print',
  system: 'print',
  document: 'print',
  alert: 'print',
  write: 'print',
  writeln: 'print',
  writeline: 'print',
  say: 'print',
  show: 'print',
  display: 'print',
  output: 'print',
  disp: 'print',
  प्रिंट: 'print',
  छापो: 'print',
  लिखो: 'print',
  दिखाओ: 'print',
  बोलो: 'print',
  ask: 'input',
  prompt: 'input',
  scanf: 'input',
  scan: 'input',
  cin: 'input',
  read: 'input',
  readline: 'input',
  raw_input: 'input',
  get_input: 'input',
  getinput: 'input',
  इनपुट: 'input',
  पूछो: 'input',
  length: 'len',
  lenght: 'len',
  strlen: 'len',
  sizeof: 'len',
  size: 'len',
  integer: 'int',
  parseint: 'int',
  toint: 'int',
  number: 'int',
  string: 'str',
  tostring: 'str',
  parsefloat: 'float',
};

/** Words that bring in a module. */
export const OTHER_IMPORTS = 'include|#include|using|use|require|load|uses|get|add';

/** Words that end a block in other languages. */
export const BLOCK_ENDS: ReadonlySet<string> = new Set('end endif endfor endwhile fi done wend begin then'.split(' '));

const MORE = '(?:greater|more|bigger|larger|higher)';
const LESS = '(?:less|smaller|fewer|lower)';
const OR_EQUAL = '(?:\\s+or\\s+equals?(?:\\s+to)?|\\s+or\\s+the\\s+same\\s+as)';
const IS = '(?:\\bis\\s+)?';

/** What learners write in words, longest first, and Python's sign. */
export const SIGN_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\bis\s+not\s+equals?(?:\s+to)?\b|\bnot\s+equals?(?:\s+to)?\b|\b(?:does\s+not|doesnt)\s+equal\b|\bis\s+not\s+the\s+same\s+as\b|\bunequal\b/,
    '!=',
  ],
  [new RegExp(`${IS}\\b${MORE}\\s+(?:than\\s*)?${OR_EQUAL}|\\bis\\s+at\\s+least\\b|\\bat\\s+least\\b`), '>='],
  [new RegExp(`${IS}\\b${LESS}\\s+(?:than\\s*)?${OR_EQUAL}|\\bis\\s+at\\s+most\\b|\\bat\\s+most\\b`), '<='],
  [new RegExp(`${IS}\\b${MORE}\\s+than\\b|\\bis\\s+${MORE}\\b|\\bis\\s+(?:over|above)\\b`), '>'],
  [new RegExp(`${IS}\\b${LESS}\\s+than\\b|\\bis\\s+${LESS}\\b|\\bis\\s+(?:under|below)\\b`), '<'],
  [/\b(?:is\s+)?(?:equals?\s+to|equals|the\s+same\s+as|same\s+as)\b|\bis\s+equals?\b|[\w)]\s+equal\s+[\w"']/, '=='],
  [/\b(?:divided|divide)\s+by\b/, '/'],
  [/\b(?:multiplied|multiply)\s+(?:by|with)\b/, '*'],
  [/[\w)]\s+mod(?:ulo)?\s+[\w(]/, '%'],
  [/[\w)]\s+times\s+[\w(]/, '*'],
  [/[\w)]\s+plus\s+[\w(]/, '+'],
  [/[\w)]\s+minus\s+[\w(]/, '-'],
];

/** Sentences that change a number: the name, the amount and the sign. */
const CHANGES: readonly (readonly [RegExp, string, nameFirst: boolean])[] = [
  [/^\s*(?:change|increase|increment|raise|grow)\s+([A-Za-z_]\w*)(?:\s+by\s+(\S+))?\s*;?$/, '+=', true],
  [/^\s*(?:decrease|decrement|reduce|lower)\s+([A-Za-z_]\w*)(?:\s+by\s+(\S+))?\s*;?$/, '-=', true],
  [/^\s*(?:multiply)\s+([A-Za-z_]\w*)\s+(?:by|with)\s+(\S+)\s*;?$/, '*=', true],
  [/^\s*(?:divide)\s+([A-Za-z_]\w*)\s+by\s+(\S+)\s*;?$/, '/=', true],
  [/^\s*(?:add|give|put)\s+(\S+)\s+(?:to|on)\s+([A-Za-z_]\w*)\s*;?$/, '+=', false],
  [/^\s*(?:subtract|take|remove|minus)\s+(\S+)\s+(?:from|off)\s+([A-Za-z_]\w*)\s*;?$/, '-=', false],
];

/** A sentence that changes a number, as Python writes it. */
export function changeOf(line: string): string | undefined {
  for (const [pattern, sign, nameFirst] of CHANGES) {
    const match = pattern.exec(line);
    if (!match) continue;
    const [, first, second = '1'] = match;
    return nameFirst ? `${first} ${sign} ${second}` : `${second} ${sign} ${first}`;
  }
  return undefined;
}

/** A command of other languages, in any capitals, as Python's function. */
export function otherCommand(name: string): string | undefined {
  const lower = name.toLowerCase();
  return Object.hasOwn(OTHER_COMMANDS, lower) ? OTHER_COMMANDS[lower] : undefined;
}

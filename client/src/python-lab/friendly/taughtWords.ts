// Which words of Python the lessons have taught so far: completion offers and hints suggest no others.

/** What each lesson of the course adds, in the order of the shops. */
const TAUGHT_WORDS: Readonly<Record<string, readonly string[]>> = {
  'python-print': ['print'],
  'python-variables': ['int', 'str', 'float'],
  'python-input': ['input'],
  'python-indentation': ['if', 'for', 'in', 'range'],
  'python-if-else': ['elif', 'else', 'and', 'or', 'not'],
  'python-operators': ['True', 'False'],
  'python-loops': ['while', 'break', 'continue', 'len', 'append'],
  'python-functions': ['def', 'return'],
};

/** Everything taught up to and with a lesson; for a lesson outside the course, or none, all of it. */
export function taughtWords(lesson = ''): readonly string[] {
  const order = Object.keys(TAUGHT_WORDS);
  const last = lesson in TAUGHT_WORDS ? order.indexOf(lesson) : order.length - 1;
  return order.slice(0, last + 1).flatMap((name) => TAUGHT_WORDS[name] ?? []);
}

// Which words of Python the lessons have taught so far: completion offers and hints suggest no others.

/** What each lesson of the course adds, in the order of the shops. */
const TAUGHT_WORDS: Readonly<Record<string, readonly string[]>> = {
  'python-print': ['print'],
  'python-variables': [],
  'python-input': ['input', 'int'],
  'python-indentation': ['if', 'for', 'in', 'range'],
  'python-if-else': ['elif', 'else', 'and', 'or', 'not'],
  'python-operators': ['True', 'False'],
  'python-loops': ['while', 'break', 'continue', 'len', 'append', 'str'],
  'python-functions': ['def', 'return', 'float'],
};

/** Everything taught up to and with a lesson; for a lesson outside the course, or none, all of it. */
export function taughtWords(lesson = ''): readonly string[] {
  const order = Object.keys(TAUGHT_WORDS);
  const last = lesson in TAUGHT_WORDS ? order.indexOf(lesson) : order.length - 1;
  return order.slice(0, last + 1).flatMap((name) => TAUGHT_WORDS[name] ?? []);
}

/** Functions and words that an explanation may name: print( ), .append( ), range(5), f-string, return. */
const NAMED = /\b([a-z]\w*)\(|\b(f-string|return|global|def)\b/g;
/** Taught with another word. */
const WITH: Readonly<Record<string, string>> = { 'f-string': 'def', global: 'def' };

/** The sentences of an explanation that name nothing untaught; all of them where none would be left. */
export function onlyTaught(help: string, taught: readonly string[], source: string): string {
  const isKnown = (word: string) => taught.includes(WITH[word] ?? word) || new RegExp(`\\b${word}\\b`).test(source);
  const sentences = help.match(/[^.?!।\n]+(?:[.?!।](?!\s|$)[^.?!।\n]*)*(?:[.?!।]+|\n|$)\s*/g) ?? [];
  const kept = sentences.filter((sentence) =>
    [...sentence.matchAll(NAMED)].every(([, called, word]) => isKnown(called ?? word ?? '')),
  );
  return kept.length === 0 ? help : kept.join('').trim();
}

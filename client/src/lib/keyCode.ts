// Names a pressed key by its place on the keyboard, also where an on-screen or switch keyboard tells only its meaning.

/** Places of the keys that are called otherwise by what they write, and old names of keys. */
const PLACES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Spacebar: 'Space',
  Esc: 'Escape',
  Up: 'ArrowUp',
  Down: 'ArrowDown',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
  ',': 'Comma',
  '.': 'Period',
  '-': 'Minus',
  '/': 'Slash',
  ';': 'Semicolon',
  "'": 'Quote',
  '[': 'BracketLeft',
  ']': 'BracketRight',
  '\\': 'Backslash',
  '=': 'Equal',
  '`': 'Backquote',
};

/** What a browser says of a key that it cannot name. */
const NAMELESS: readonly string[] = ['', 'Unidentified', 'Dead', 'Process'];

/** A KeyboardEvent.code; of a key without place the place where its meaning stands. Empty if the event names neither. */
export function keyCodeOf({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): string {
  if (!NAMELESS.includes(code)) return code;
  if (NAMELESS.includes(key)) return '';
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  if (/^[0-9]$/.test(key)) return `Digit${key}`;
  return PLACES[key] ?? key;
}

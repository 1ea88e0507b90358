// What a key is called on screen: "KeyE" is E, "ArrowUp" is ↑.

const NAMES: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Space: 'Space',
  Enter: 'Enter',
  Comma: ',',
  Period: '.',
  Minus: '-',
  Slash: '/',
};

/** `code` is a KeyboardEvent.code; an action without a key shows a dash. */
export function keyName(code: string | undefined): string {
  if (code === undefined) return '–';
  return NAMES[code] ?? code.replace(/^(Key|Digit)/, '').replace(/^Numpad/, 'Num ');
}

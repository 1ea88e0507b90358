// Labels of keyboard codes for display: "KeyE" is E, "ArrowUp" is ↑.

const KEY_LABELS: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Space: 'Space',
  Enter: 'Enter',
  Comma: ',',
  Period: '.',
  Equal: '+ =',
  Minus: '-',
  NumpadAdd: 'Num +',
  NumpadSubtract: 'Num -',
  Slash: '/',
};

/** `code` is a KeyboardEvent.code; undefined (no key bound) gives a dash. */
export function keyLabel(code: string | undefined): string {
  if (code === undefined) return '–';
  return KEY_LABELS[code] ?? code.replace(/^(Key|Digit)/, '').replace(/^Numpad/, 'Num ');
}

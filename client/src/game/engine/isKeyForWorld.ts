// Tells whether a pressed key is for the world, or for the window, field, menu or button that has the focus.

/** What reads keys itself while it has the focus. */
const READS_KEYS = [
  'input',
  'textarea',
  'select',
  'iframe',
  'audio',
  'video',
  '[contenteditable]:not([contenteditable="false"])',
  ...['dialog', 'alertdialog', 'menu', 'listbox', 'combobox', 'slider', 'tablist', 'radiogroup', 'tree', 'grid'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

/** What Enter and Space press. */
const IS_PRESSED = 'button, a[href], summary, [role="button"], [role="link"]';
const PRESSING_KEYS: readonly string[] = ['Enter', 'NumpadEnter', 'Space'];

/** Wherever in the page the focus lies, also on nothing after a focused button has gone. */
export function isKeyForWorld({ target, code, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented) return false;
  if (!(target instanceof Element)) return true;
  if (target.closest(READS_KEYS)) return false;
  return !(PRESSING_KEYS.includes(code) && target.closest(IS_PRESSED));
}

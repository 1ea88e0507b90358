// Tells whether a pressed key is for the world, or for the browser, or the window, field, menu or button that has the focus.
import { keyCodeOf } from '../../lib/keyCode.ts';

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

/** With one of these held a key is a command, or another letter. */
const MODIFIERS: readonly string[] = ['Control', 'Meta', 'Alt', 'AltGraph'];

/** Wherever in the page the focus lies, also on nothing after a focused button has gone. */
export function isKeyForWorld(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.isComposing || MODIFIERS.some((name) => event.getModifierState(name)))
    return false;
  if (!(target instanceof Element)) return true;
  if (target.closest(READS_KEYS)) return false;
  return !(PRESSING_KEYS.includes(keyCodeOf(event)) && target.closest(IS_PRESSED));
}

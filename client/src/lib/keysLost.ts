// Tells when the release of held keys may stay unheard: in another window, under a menu, while dragging, with a Mac's Cmd key.
import { listen, stopAll } from './subscriptions.ts';

/** Windows key and Cmd, also under their old name. */
const META_KEYS: readonly string[] = ['Meta', 'OS'];

/** Calls `lost` whenever held keys have to count as released; returns the stop. */
export function onKeysLost(lost: () => void): () => void {
  // While Cmd is down, macOS tells no release of another key.
  const ifMeta = ({ key }: KeyboardEvent) => {
    if (META_KEYS.includes(key)) lost();
  };
  // Where something has refused it, no menu opens and the keys go on being heard.
  const ifMenu = ({ defaultPrevented }: MouseEvent) => {
    if (!defaultPrevented) lost();
  };
  return stopAll(
    listen(window, 'blur', lost),
    listen(window, 'pagehide', lost),
    listen(document, 'visibilitychange', lost),
    listen(window, 'dragstart', lost),
    listen(window, 'contextmenu', ifMenu),
    listen(window, 'keydown', ifMeta, { capture: true }),
    listen(window, 'keyup', ifMeta, { capture: true }),
  );
}

// How anything on the site says a short thing in passing: top-centre, 3 seconds (platform.txt section 2, Notifications).
import { TOAST_MS } from '@lanternwise/shared/constants/timings';
import { toast } from 'react-hot-toast/headless';

export type ToastKind = 'success' | 'error' | 'info';

/** Shows a toast. The same kind and text twice at once is one toast. `durationMs` only where a text names its own. */
export function showToast(kind: ToastKind, text: string, durationMs: number = TOAST_MS): void {
  const options = { id: `${kind}:${text}`, duration: durationMs };
  if (kind === 'success') toast.success(text, options);
  else if (kind === 'error') toast.error(text, options);
  else toast(text, options);
}

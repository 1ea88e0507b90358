// Shows short notifications as toasts (platform.txt section 2, Notifications).
import { TOAST_MS } from '@lanternwise/shared/constants/timings';
import { toast } from 'react-hot-toast/headless';

export type ToastKind = 'success' | 'error' | 'info';

/** Equal toasts (kind and text) are merged. `durationMs` only for texts with a specified duration. */
export function showToast(kind: ToastKind, text: string, durationMs: number = TOAST_MS): void {
  const options = { id: `${kind}:${text}`, duration: durationMs };
  if (kind === 'success') toast.success(text, options);
  else if (kind === 'error') toast.error(text, options);
  else toast(text, options);
}

// Shows short notifications as toasts (platform.txt section 2, Notifications).
import { TOAST_MS } from '@lanternwise/shared/constants/timings';
import { sendToast, type ToastKind } from './toastSink.ts';

/** Equal toasts (kind and text) are merged. `durationMs` only for texts with a specified duration. */
export function showToast(kind: ToastKind, text: string, durationMs: number = TOAST_MS): void {
  sendToast({ kind, text, durationMs });
}

// Where toasts go: the store takes them into its queue of messages.

export type ToastKind = 'success' | 'error' | 'info';

export interface Toast {
  kind: ToastKind;
  text: string;
  durationMs: number;
}

/** For what takes several sentences: what went wrong, and what helps. */
export const LONG_TOAST_MS = 9000;

let show: (toast: Toast) => void = () => undefined;

/** Called by the store; without one, toasts are not shown. */
export function onToast(next: (toast: Toast) => void): void {
  show = next;
}

export const sendToast = (toast: Toast): void => show(toast);

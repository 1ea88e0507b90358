// The dialog of every modal overlay in a realm; it returns the focus to the world when it closes.
import { Dialog, type DialogProps } from '../ui/Dialog.tsx';
import { focusWorld } from './focusWorld.ts';

export type GameDialogProps = Omit<DialogProps, 'open' | 'onCloseAutoFocus' | 'onOpenAutoFocus' | 'onClose'> & {
  onClose(): void;
  /** False if only the overlay's own buttons close it. */
  closable?: boolean;
};

/** Marks the control that an overlay focuses first. */
const FIRST_FOCUS_SELECTOR = '[data-first-focus]';
/** Fallback: the first control of the content, never the close button. */
const FOCUSABLE_SELECTOR = ':is(button, input, select, textarea, a[href], [tabindex="0"]):not(:disabled)';

function focusFirst(event: Event): void {
  const dialog = event.target instanceof Element ? event.target : document;
  const first =
    dialog.querySelector<HTMLElement>(FIRST_FOCUS_SELECTOR) ??
    dialog.querySelector<HTMLElement>(`.lw-dialog-body ${FOCUSABLE_SELECTOR}`);
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** Focuses the dialog that is still open, else the world, unless another element has received the focus meanwhile. */
function restoreFocus(event: Event): void {
  const open = [...document.querySelectorAll('[role="dialog"]')];
  if (open.length === 0) {
    event.preventDefault();
    if (document.activeElement === null || document.activeElement === document.body) focusWorld();
  } else if (open.some((dialog) => dialog.contains(document.activeElement))) {
    event.preventDefault();
  }
}

export function GameDialog({ closable = true, onClose, ...rest }: GameDialogProps) {
  return (
    <Dialog
      {...rest}
      onClose={closable ? onClose : undefined}
      onOpenAutoFocus={focusFirst}
      onCloseAutoFocus={restoreFocus}
    />
  );
}

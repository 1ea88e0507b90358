// The frame of every modal overlay in a realm: the ui's dialog, which gives the keyboard back to the world when it goes.
import { Dialog, type DialogProps } from '../ui/Dialog.tsx';
import { focusWorld } from './focusWorld.ts';

export type GameDialogProps = Omit<DialogProps, 'open' | 'onCloseAutoFocus' | 'onOpenAutoFocus' | 'onClose'> & {
  onClose(): void;
  /** False where the overlay has its own ways out only. */
  closable?: boolean;
};

/** The control an overlay wants to start with carries this attribute. */
const FIRST_FOCUS_SELECTOR = '[data-first-focus]';
/** Without a wish: the first control of the content, never the cross that throws it away. */
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

/** Focus goes to the dialog that is still open, else to the world; never away from what was chosen since the dialog went. */
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

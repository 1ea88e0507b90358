// The dialog of every modal overlay in a realm, where each can be closed or says that it cannot.
import { Dialog, type DialogProps } from '../ui/Dialog.tsx';

export type GameDialogProps = Omit<DialogProps, 'open' | 'firstFocus' | 'level' | 'onClose'> & {
  onClose(): void;
  /** False if only the overlay's own buttons close it. */
  closable?: boolean;
};

export function GameDialog({ closable = true, onClose, ...rest }: GameDialogProps) {
  return <Dialog {...rest} onClose={closable ? onClose : undefined} firstFocus="content" />;
}

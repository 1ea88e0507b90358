// A modal window in the game's panel: focus stays inside, Escape closes, focus returns to where the caller says.
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { cx } from './cx.ts';
import { Ribbon, type RibbonColour } from './Ribbon.tsx';

export interface DialogProps {
  open?: boolean;
  title: string;
  /** The title is read aloud but not shown, where the content shows its own. */
  hideTitle?: boolean;
  colour?: RibbonColour;
  size?: 'small' | 'normal' | 'wide' | 'full';
  /** Escape, a click outside and the close button. Left out, none of them closes. */
  onClose?: (() => void) | undefined;
  closeLabel?: string;
  /** Where the focus goes on closing, for example the game's canvas; left out, to whatever had it before. */
  onCloseAutoFocus?: (event: Event) => void;
  onOpenAutoFocus?: (event: Event) => void;
  /** A click outside closes too. */
  closeOnOutsideClick?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

const preventDefault = (event: Event) => event.preventDefault();

/** Radix knows no trigger of ours and would leave the focus on the body. */
const restoreFocus = (before: RefObject<Element | null>) => (event: Event) => {
  event.preventDefault();
  if (before.current instanceof HTMLElement) before.current.focus();
};

export function Dialog(props: DialogProps) {
  const { open = true, title, hideTitle = false, colour = 'teal', size = 'normal', onClose, children } = props;
  const { t } = useLingui();
  const previousFocus = useRef<Element>(null);
  const {
    onCloseAutoFocus = restoreFocus(previousFocus),
    onOpenAutoFocus,
    closeOnOutsideClick = false,
    closeLabel = t`Close`,
    className,
  } = props;
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="lw-dialog-shade">
          <Radix.Content
            aria-describedby={undefined}
            className={cx('lw-panel lw-dialog', `lw-dialog-${size}`, className)}
            {...(onClose ? {} : { onEscapeKeyDown: preventDefault })}
            {...(closeOnOutsideClick && onClose ? {} : { onInteractOutside: preventDefault })}
            onCloseAutoFocus={onCloseAutoFocus}
            onOpenAutoFocus={(event) => {
              previousFocus.current = document.activeElement;
              onOpenAutoFocus?.(event);
            }}
          >
            <Radix.Title asChild className={hideTitle ? 'lw-hidden' : undefined}>
              {hideTitle ? <h2>{title}</h2> : <DialogRibbon title={title} colour={colour} />}
            </Radix.Title>
            {onClose && (
              <Radix.Close className="lw-dialog-close" aria-label={closeLabel} title={closeLabel}>
                <X aria-hidden="true" size={22} strokeWidth={3} />
              </Radix.Close>
            )}
            <div className="lw-dialog-body">{children}</div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Takes the id that Radix gives its title, so that the window is named by it. */
function DialogRibbon({ title, colour, id }: { title: string; colour: RibbonColour; id?: string }) {
  return (
    <Ribbon as="h2" colour={colour} className="lw-dialog-title" {...(id !== undefined && { id })}>
      {title}
    </Ribbon>
  );
}

// A modal dialog in the game's panel: traps the focus, closes with Escape, and returns the focus.
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { createContext, type ReactNode, type RefObject, useContext, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { Ribbon, type RibbonColour } from './Ribbon.tsx';

export interface DialogProps {
  open?: boolean;
  title: string;
  /** Hides the title visually where the content shows its own; screen readers still read it. */
  hideTitle?: boolean;
  colour?: RibbonColour;
  /** `side` and `corner` leave the rest of the window to be seen. */
  size?: 'small' | 'normal' | 'wide' | 'full' | 'side' | 'corner';
  /** Called by Escape, a click outside and the close button. If omitted, the dialog cannot be closed by the user. */
  onClose?: (() => void) | undefined;
  closeLabel?: string;
  /** Moves the focus on closing, for example to the game's canvas; by default it returns to the element that had it. */
  onCloseAutoFocus?: (event: Event) => void;
  onOpenAutoFocus?: (event: Event) => void;
  /** Whether a click outside closes the dialog. */
  closeOnOutsideClick?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

const InlineContext = createContext(false);
/** Dialogs below it stand in the page instead of over it, for a preview of what they show. */
export const InlineDialogs = InlineContext.Provider;

const preventDefault = (event: Event) => event.preventDefault();

/** Without a Radix trigger, Radix would leave the focus on the body. */
const restoreFocus = (before: RefObject<Element | null>) => (event: Event) => {
  event.preventDefault();
  const opener = before.current;
  if (opener instanceof HTMLElement) opener.focus();
  // The opener is gone, as after a confirmed deletion, or hidden in a closed menu: the page's heading is next to the news.
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
};

export function Dialog(props: DialogProps) {
  return useContext(InlineContext) ? <InlineDialog {...props} /> : <ModalDialog {...props} />;
}

/** The same panel without what makes it modal: no shade, no trap of the focus, no way to close it. */
function InlineDialog({
  open = true,
  title,
  hideTitle = false,
  colour = 'teal',
  size = 'normal',
  ...rest
}: DialogProps) {
  const id = useId();
  if (!open) return null;
  return (
    <section aria-labelledby={id} className={cx('lw-panel lw-dialog', `lw-dialog-${size}`, rest.className)}>
      {hideTitle ? (
        <h2 id={id} className="lw-hidden">
          {title}
        </h2>
      ) : (
        <DialogRibbon title={title} colour={colour} id={id} />
      )}
      <div className="lw-dialog-body">{rest.children}</div>
    </section>
  );
}

function ModalDialog(props: DialogProps) {
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

/** Passes on the id that Radix sets on the title, which names the dialog. */
function DialogRibbon({ title, colour, id }: { title: string; colour: RibbonColour; id?: string }) {
  return (
    <Ribbon as="h2" colour={colour} className="lw-dialog-title" {...(id !== undefined && { id })}>
      {title}
    </Ribbon>
  );
}

// A modal dialog in the game's panel: traps the focus, closes with Escape, and leaves the rest to the stack of windows.
import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { cx } from './cx.ts';
import { type LayerLevel, returnFocus } from './layers/layerStack.ts';
import { LayerContext, useLayer, useRaised } from './layers/useLayers.ts';
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
  /**
   * `content`: what is marked with data-first-focus, else the first control below the title, else no control, never the close button; `panel`: no control,
   * so that no key meant for the page decides. By default the first control.
   */
  firstFocus?: 'content' | 'panel';
  level?: LayerLevel;
  /** Whether a click outside closes the dialog. */
  closeOnOutsideClick?: boolean;
  className?: string | undefined;
  /** Stays in sight below the content, which then scrolls by itself. */
  foot?: ReactNode;
  children: ReactNode;
}

const InlineContext = createContext(false);
/** Dialogs below it stand in the page instead of over it, for a preview of what they show. */
export const InlineDialogs = InlineContext.Provider;

const preventDefault = (event: Event) => event.preventDefault();

const FOOTED = 'lw-dialog-footed';

const FIRST = '[data-first-focus]';
const CONTROL = '.lw-dialog-body :is(button, input, select, textarea, a[href], [tabindex="0"]):not(:disabled)';

const FOCUS_FIRST = {
  content: (window: HTMLElement) =>
    window.querySelector<HTMLElement>(FIRST) ?? window.querySelector<HTMLElement>(CONTROL) ?? window,
  panel: (window: HTMLElement) => window,
};

function focusFirst(event: Event, first: DialogProps['firstFocus']): void {
  const window = event.target instanceof HTMLElement ? event.target : undefined;
  const target = window && first && FOCUS_FIRST[first](window);
  if (!target) return;
  event.preventDefault();
  // A window is read from its top, also where its first control stands at its end.
  target.focus({ preventScroll: true });
}

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
    <section
      aria-labelledby={id}
      className={cx('lw-panel lw-dialog', `lw-dialog-${size}`, rest.foot !== undefined && FOOTED, rest.className)}
    >
      {hideTitle ? (
        <h2 id={id} className="lw-hidden">
          {title}
        </h2>
      ) : (
        <DialogRibbon title={title} colour={colour} id={id} />
      )}
      <div className="lw-dialog-body">{rest.children}</div>
      {rest.foot}
    </section>
  );
}

function ModalDialog(props: DialogProps) {
  const { open = true, title, hideTitle = false, colour = 'teal', size = 'normal', onClose, children } = props;
  const { t } = useLingui();
  const { closeOnOutsideClick = false, closeLabel = t`Close`, className, foot, level = 'window' } = props;
  const { ref, handle } = useLayer(level);
  const raised = useRaised(level);
  return (
    <Radix.Root key={raised} open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="lw-dialog-shade" data-level={level}>
          <Radix.Content
            ref={ref}
            aria-describedby={undefined}
            className={cx('lw-panel lw-dialog', `lw-dialog-${size}`, foot !== undefined && FOOTED, className)}
            {...(onClose ? {} : { onEscapeKeyDown: preventDefault })}
            {...(closeOnOutsideClick && onClose ? {} : { onInteractOutside: preventDefault })}
            onOpenAutoFocus={(event) => focusFirst(event, props.firstFocus)}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (event.target instanceof Element) returnFocus(event.target);
            }}
          >
            <LayerContext value={handle}>
              <Radix.Title asChild className={hideTitle ? 'lw-hidden' : undefined}>
                {hideTitle ? <h2>{title}</h2> : <DialogRibbon title={title} colour={colour} />}
              </Radix.Title>
              {onClose && (
                <Radix.Close className="lw-dialog-close" aria-label={closeLabel} title={closeLabel}>
                  <X aria-hidden="true" size={22} strokeWidth={3} />
                </Radix.Close>
              )}
              <div className="lw-dialog-body">{children}</div>
              {foot}
            </LayerContext>
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

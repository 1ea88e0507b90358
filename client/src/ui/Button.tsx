// The kit's button, with variants and a busy state; at most one primary button per panel.
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';
export type ButtonSize = 'small' | 'normal' | 'large';

export interface ButtonAppearance {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  wide?: boolean;
}

/** The classes of a button, for links that look like one. */
export const buttonClass = (
  { variant = 'primary', size = 'normal', wide = false }: ButtonAppearance,
  extra?: string,
): string =>
  cx('lw-button', `lw-button-${variant}`, size !== 'normal' && `lw-button-${size}`, wide && 'lw-button-wide', extra);

export interface ButtonProps extends ComponentProps<'button'>, ButtonAppearance {
  icon?: ReactNode;
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const appearance: ButtonAppearance = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(appearance, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <Spinner label="" /> : icon}
      {children}
    </button>
  );
}

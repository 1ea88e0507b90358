// A square button with only an icon; its label is the accessible name and the tooltip.
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from './Button.tsx';
import { cx } from './cx.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
}

export function IconButton({ label, icon, variant = 'secondary', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={buttonClass({ variant }, cx('lw-button-icon', className))}
    >
      {icon}
    </button>
  );
}

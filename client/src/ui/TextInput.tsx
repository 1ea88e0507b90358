// Single-line and multi-line text inputs.
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={cx('lw-input', className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cx('lw-input', 'lw-textarea', className)} />;
}

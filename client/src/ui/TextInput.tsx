// Single-line and multi-line text inputs.
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { useHydrated } from './useHydrated.ts';

/** Read-only in a prerendered page until its scripts run: what is typed before would be lost. */
const useReadOnly = (readOnly = false): boolean => !useHydrated() || readOnly;

export function TextInput({ className, readOnly, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} readOnly={useReadOnly(readOnly)} className={cx('lw-input', className)} />;
}

export function TextArea({ className, readOnly, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} readOnly={useReadOnly(readOnly)} className={cx('lw-input', 'lw-textarea', className)} />;
}

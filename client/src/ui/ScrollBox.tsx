// A scrollable region that the keyboard can focus and scroll.
import type { ComponentProps } from 'react';

/** A scrollable region must be focusable (WCAG 2.1.1), even without controls inside. */
const FOCUSABLE = { tabIndex: 0 };

export function ScrollBox({ label, ...rest }: ComponentProps<'section'> & { label: string }) {
  return <section {...rest} {...FOCUSABLE} aria-label={label} />;
}

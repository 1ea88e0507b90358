// A part of a page that scrolls by itself; the keyboard reaches it, so that arrow keys can scroll it too.
import type { ComponentProps } from 'react';

/** A region that scrolls must take the focus (WCAG 2.1.1), although nothing in it can be pressed. */
const FOCUSABLE = { tabIndex: 0 };

export function ScrollBox({ label, ...rest }: ComponentProps<'section'> & { label: string }) {
  return <section {...rest} {...FOCUSABLE} aria-label={label} />;
}

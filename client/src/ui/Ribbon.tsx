// A ribbon that shows a name or a title.
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type RibbonColour = 'pink' | 'teal' | 'violet' | 'amber' | 'sky';

export interface RibbonProps {
  children: ReactNode;
  colour?: RibbonColour;
  /** Heading level, or `p` for plain text. */
  as?: 'h1' | 'h2' | 'h3' | 'p';
  id?: string;
  className?: string;
}

export function Ribbon({ children, colour = 'teal', as: Tag = 'p', id, className }: RibbonProps) {
  return (
    <Tag id={id} className={cx('lw-ribbon', `lw-ribbon-${colour}`, className)}>
      <span>{children}</span>
    </Tag>
  );
}

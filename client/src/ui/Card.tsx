// A plain box that groups content on the site's pages.
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export interface CardProps extends ComponentProps<'div'> {
  raised?: boolean;
}

export function Card({ raised = false, className, ...rest }: CardProps) {
  return <div {...rest} className={cx('lw-card', raised && 'lw-card-raised', className)} />;
}

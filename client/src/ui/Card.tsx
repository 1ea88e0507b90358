// A plain box that groups content on the site's pages, under a heading if it has one.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export interface CardProps extends Omit<ComponentProps<'div'>, 'title'> {
  raised?: boolean;
  title?: ReactNode;
  /** A landmark, named by its title. */
  region?: boolean;
}

export function Card({ raised = false, title, region = false, className, children, ...rest }: CardProps) {
  const id = useId();
  return (
    <div
      {...(region && { role: 'region', 'aria-labelledby': id })}
      {...rest}
      className={cx('lw-card', raised && 'lw-card-raised', className)}
    >
      {title !== undefined && (
        <h2 id={id} className="text-xl text-link">
          {title}
        </h2>
      )}
      {children}
    </div>
  );
}

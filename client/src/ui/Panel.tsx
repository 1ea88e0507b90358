// The game's panel with a gold rim and rivets, under a heading that names it if it has one.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Thin rim without rivets, for small parts of the HUD. */
  slim?: boolean;
  title?: ReactNode;
}

export function Panel({ slim = false, title, className, children, ...rest }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      {...rest}
      className={cx('lw-panel', slim && 'lw-panel-slim', className)}
    >
      {title !== undefined && (
        <h2 id={id} className="text-xl text-game-title">
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}

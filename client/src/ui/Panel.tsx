// The game's panel with a gold rim and rivets.
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export interface PanelProps extends ComponentProps<'section'> {
  /** Thin rim without rivets, for small parts of the HUD. */
  slim?: boolean;
}

export function Panel({ slim = false, className, ...rest }: PanelProps) {
  return <section {...rest} className={cx('lw-panel', slim && 'lw-panel-slim', className)} />;
}

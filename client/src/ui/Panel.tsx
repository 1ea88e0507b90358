// The game's panel: gold rim, rivets in the corners, a lower lip.
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export interface PanelProps extends ComponentProps<'section'> {
  /** Thin rim without rivets, for small things on the HUD. */
  slim?: boolean;
}

export function Panel({ slim = false, className, ...rest }: PanelProps) {
  return <section {...rest} className={cx('lw-panel', slim && 'lw-panel-slim', className)} />;
}

// A small pill that names a state; colour never carries the meaning alone.
import type { ReactNode } from 'react';

export type BadgeColour = 'plain' | 'teal' | 'violet' | 'amber' | 'ok' | 'error';

export function Badge({ children, colour = 'plain' }: { children: ReactNode; colour?: BadgeColour }) {
  return <span className={`lw-badge lw-badge-${colour}`}>{children}</span>;
}

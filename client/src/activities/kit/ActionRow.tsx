// The buttons of an activity, which stand in the one row of its window, and what is said about them.
import type { ReactNode } from 'react';
import { InWindowSlot } from '../../overlay-kit/windowSlots.tsx';
import kitStyles from './layout.module.css';

export function ActionRow({ children }: { children: ReactNode }) {
  return (
    <InWindowSlot name="bar">
      <div className={kitStyles.actions}>{children}</div>
    </InWindowSlot>
  );
}

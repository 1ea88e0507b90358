// The centred row of buttons at the end of a dialog.
import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import styles from './DialogActions.module.css';

export interface DialogActionsProps {
  /** Less space above, for content that spaces its own rows. */
  tight?: boolean;
  children: ReactNode;
}

export const DialogActions = ({ tight = false, children }: DialogActionsProps) => (
  <div className={cx(styles.actions, tight && styles.tight)}>{children}</div>
);

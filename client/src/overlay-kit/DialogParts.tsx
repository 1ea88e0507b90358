// What dialogs are made of: the paragraph at the top, headings of sections, and the row of buttons at the end.
import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import styles from './DialogParts.module.css';

/** The centred paragraph at the top of a dialog. */
export const IntroText = ({ children }: { children: ReactNode }) => <p className={styles.intro}>{children}</p>;

/** The heading of a section inside a dialog. */
export const SubHeading = ({ children }: { children: ReactNode }) => <h3 className={styles.heading}>{children}</h3>;

export interface DialogActionsProps {
  /** Less space above, for content that spaces its own rows. */
  tight?: boolean;
  children: ReactNode;
}

/** The centred row of buttons at the end of a dialog. */
export const DialogActions = ({ tight = false, children }: DialogActionsProps) => (
  <div className={cx(styles.actions, tight && styles.tight)}>{children}</div>
);

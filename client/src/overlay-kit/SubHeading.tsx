// The heading of a section inside a dialog.
import type { ReactNode } from 'react';
import styles from './SubHeading.module.css';

export const SubHeading = ({ children }: { children: ReactNode }) => <h3 className={styles.heading}>{children}</h3>;

// The centred paragraph at the top of a dialog.
import type { ReactNode } from 'react';
import styles from './IntroText.module.css';

export const IntroText = ({ children }: { children: ReactNode }) => <p className={styles.text}>{children}</p>;

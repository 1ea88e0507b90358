// 'Loading Python': a fact to read while Python loads, the progress, and the request to wait.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { FunFact } from '../FunFact.tsx';
import styles from './LoadingPython.module.css';

export interface LoadingPythonProps {
  fact: string;
  percent: number;
  /** The picture above. */
  children: ReactNode;
}

export function LoadingPython({ fact, percent, children }: LoadingPythonProps) {
  return (
    <div className={styles.loading} role="status" data-loading="">
      {children}
      <h3 className={styles.title}>
        <Trans>Loading Python</Trans>
      </h3>
      <ProgressBar label={t`Loading Python`} value={percent} colour="teal" />
      <FunFact fact={fact} />
      <p className={styles.wait}>
        <Trans>Please wait...</Trans>
      </p>
    </div>
  );
}

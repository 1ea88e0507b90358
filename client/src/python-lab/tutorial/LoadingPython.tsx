// 'Loading Python': a fact to read while Python loads, the progress, and the request to wait.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Portrait } from '../../ui/Portrait.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { FunFact } from '../FunFact.tsx';
import styles from './LoadingPython.module.css';

export interface LoadingPythonProps {
  fact: string;
  /** 0 to 1. */
  progress: number;
  shopkeeperPortrait?: string | undefined;
}

export function LoadingPython({ fact, progress, shopkeeperPortrait }: LoadingPythonProps) {
  return (
    <div className={styles.loading} role="status" data-loading="">
      {shopkeeperPortrait ? (
        <Portrait character={shopkeeperPortrait} name="" expression="think" size={132} />
      ) : (
        <Spinner label="" />
      )}
      <h3 className={styles.title}>
        <Trans>Loading Python</Trans>
      </h3>
      <ProgressBar label={t`Loading Python`} value={Math.round(progress * 100)} colour="teal" />
      <FunFact fact={fact} />
      <p className={styles.wait}>
        <Trans>Please wait...</Trans>
      </p>
    </div>
  );
}

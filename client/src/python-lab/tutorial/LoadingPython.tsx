// 'Loading Python': a fact to read while Python loads, the progress, and the request to wait.
import { Portrait } from '../../ui/Portrait.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
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
      <h3 className={styles.title}>Loading Python</h3>
      <ProgressBar label="Loading Python" value={Math.round(progress * 100)} colour="teal" />
      <p className={styles.fact}>
        <span className={styles.question}>Did you know?</span> {fact}
      </p>
      <p className={styles.wait}>Please wait...</p>
    </div>
  );
}

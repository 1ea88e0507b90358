// A fact to read while Python loads or the Lab closes.
import { Trans } from '@lingui/react/macro';
import styles from './FunFact.module.css';

export function FunFact({ fact }: { fact: string }) {
  return (
    <p className={styles.fact}>
      <span className={styles.question}>
        <Trans>Did you know?</Trans>
      </span>{' '}
      {fact}
    </p>
  );
}

// The two screens around the Lab: loading with a fact about Python, closing with a fact about AI.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { FunFact } from '../FunFact.tsx';
import { AI_FACTS, PYTHON_FACTS, pickFact } from '../funFacts.ts';
import styles from './LabScreens.module.css';
import { LAB_MESSAGES } from './labMessages.ts';
import { SnakeIcon } from './SnakeIcon.tsx';

export function LoadingScreen({ percent }: { percent: number }) {
  const [fact] = useState(() => pickFact(PYTHON_FACTS));
  return (
    <div className={styles.screen} role="status" data-loading="">
      <SnakeIcon />
      <h3 className={styles.title}>
        <Trans>Loading Python</Trans>
      </h3>
      <div className={styles.bar}>
        <ProgressBar label={t`Loading Python`} value={percent} colour="teal" />
      </div>
      <FunFact fact={fact} />
      <p className={styles.wait}>
        <Trans>Please wait...</Trans>
      </p>
    </div>
  );
}

export function ClosingScreen() {
  const [fact] = useState(() => pickFact(AI_FACTS));
  return (
    <div className={styles.screen} role="status">
      <h3 className={styles.title}>{LAB_MESSAGES.closing}</h3>
      <Spinner label="" />
      <FunFact fact={fact} />
    </div>
  );
}

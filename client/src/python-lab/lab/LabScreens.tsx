// The two screens around the Lab: loading with a fact about Python, closing with a fact about AI.
import { useState } from 'react';
import { Spinner } from '../../ui/Spinner.tsx';
import { FunFact } from '../FunFact.tsx';
import { AI_FACTS, PYTHON_FACTS, pickFact } from '../funFacts.ts';
import { LoadingPython } from '../tutorial/LoadingPython.tsx';
import styles from './LabScreens.module.css';
import { LAB_MESSAGES } from './labMessages.ts';
import { SnakeIcon } from './SnakeIcon.tsx';

export function LoadingScreen({ percent }: { percent: number }) {
  const [fact] = useState(() => pickFact(PYTHON_FACTS));
  return (
    <div className={styles.screen}>
      <LoadingPython fact={fact} percent={percent}>
        <SnakeIcon />
      </LoadingPython>
    </div>
  );
}

export function ClosingScreen() {
  const [fact] = useState(() => pickFact(AI_FACTS));
  return (
    <div className={styles.screen} role="status" data-loading="">
      <h3 className={styles.title}>{LAB_MESSAGES.closing}</h3>
      <Spinner label="" />
      <FunFact fact={fact} />
    </div>
  );
}

// The intro of an Arena challenge: task, expected output and tips, page by page up to "Let's Code!".

import type { Arena } from '@lanternwise/shared/content/pythonLesson';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Markdown } from '../../ui/Markdown.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import labStyles from '../lab/PythonLab.module.css';
import { CodeListing } from '../tutorial/CodeListing.tsx';
import proseStyles from '../tutorial/prose.module.css';
import { ExampleOutput } from '../tutorial/Terminal.tsx';
import styles from './ArenaIntro.module.css';

export interface ArenaIntroProps {
  arena: Arena;
  /** Portrait of the shopkeeper who sets the challenge. */
  shopkeeperPortrait?: string | undefined;
  /** "Let's Code!", or closed before that. */
  onDone(): void;
}

export function ArenaIntro({ arena, shopkeeperPortrait, onDone }: ArenaIntroProps) {
  const [at, setAt] = useState(0);
  const count = arena.intro.length;
  const step = arena.intro[at];
  if (!step) return null;
  const number = at + 1;
  const last = at === count - 1;
  return (
    <GameDialog title={arena.title} colour="violet" className={labStyles.beside} onClose={onDone}>
      <div className={styles.intro}>
        <p className={styles.count}>{t`Step ${number} of ${count}`}</p>
        <div className={styles.page}>
          {shopkeeperPortrait && (
            <Portrait character={shopkeeperPortrait} name="" expression={last ? 'happy' : 'talk'} size={104} />
          )}
          <div className={styles.words} aria-live="polite">
            <h3 className={styles.title}>{step.title}</h3>
            <Markdown className={proseStyles.prose} text={step.text} />
            {step.code !== undefined && <CodeListing code={step.code} isWrapped />}
            {step.output !== undefined && <ExampleOutput text={step.output} />}
          </div>
        </div>
        <div className={styles.buttons}>
          <Button variant="secondary" disabled={at === 0} onClick={() => setAt(at - 1)}>
            <Trans>Back</Trans>
          </Button>
          <Button data-first-focus="" onClick={() => (last ? onDone() : setAt(at + 1))}>
            {last ? t`Let's Code!` : t`Next`}
          </Button>
        </div>
      </div>
    </GameDialog>
  );
}

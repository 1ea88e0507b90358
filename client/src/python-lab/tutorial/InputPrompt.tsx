// 'Input Required': input() waits for the learner. Enter submits, Cancel answers with empty text.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './InputPrompt.module.css';

export interface InputPromptProps {
  prompt: string;
  onAnswer(text: string): void;
}

export function InputPrompt({ prompt, onAnswer }: InputPromptProps) {
  const [text, setText] = useState('');
  return (
    <GameDialog title={t`Input Required`} size="small" colour="sky" closeLabel={t`Cancel`} onClose={() => onAnswer('')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onAnswer(text);
        }}
      >
        <label>
          <span className={styles.prompt}>{prompt.trim() === '' ? t`Your program waits for an answer.` : prompt}</span>
          <input
            data-first-focus=""
            className={styles.field}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <div className={styles.buttons}>
          <Button variant="quiet" onClick={() => onAnswer('')}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit">
            <Trans>Submit</Trans>
          </Button>
        </div>
      </form>
    </GameDialog>
  );
}

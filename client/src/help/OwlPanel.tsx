// What stands in the window of Ask Owl: the question, three that fit the page, and the answer with its sources.
import { Trans, useLingui } from '@lingui/react/macro';
import Send from 'lucide-react/icons/send';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Portrait } from '../ui/Portrait.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { OwlReply } from './OwlReply.tsx';
import styles from './owl.module.css';
import { PassageList } from './PassageList.tsx';
import { useAskOwl } from './useAskOwl.ts';

const QUESTION_MAX = 200;

export function OwlPanel({ onLeave }: { onLeave(): void }) {
  const { t } = useLingui();
  const { asked, fitting, ask, show } = useAskOwl();
  return (
    <div className={styles.panel}>
      <div className={styles.greeting}>
        <Portrait character="owl" name="" size={72} expression={asked ? 'talk' : 'happy'} />
        <p>
          <Trans>
            I look it up in our help pages and lessons. What you type is neither stored nor sent. I am not a person and
            not a language model.
          </Trans>
        </p>
      </div>
      <QuestionForm onAsk={(question) => void ask(question)} />
      <div role="status" aria-live="polite" className={styles.reply}>
        {asked && <OwlReply asked={asked} onLeave={onLeave} onShow={show} />}
      </div>
      {!asked && <PassageList title={t`People often ask here`} passages={fitting} onShow={show} />}
    </div>
  );
}

function QuestionForm({ onAsk }: { onAsk(question: string): void }) {
  const { t } = useLingui();
  const id = useId();
  const [question, setQuestion] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() !== '') onAsk(question.trim());
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>
        <Trans>Your question</Trans>
      </label>
      <div className={styles.row}>
        <TextInput
          id={id}
          data-first-focus=""
          value={question}
          maxLength={QUESTION_MAX}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={t`For example: How do I get a star?`}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <Button type="submit" icon={<Send aria-hidden="true" size={20} />}>
          <Trans>Ask</Trans>
        </Button>
      </div>
    </form>
  );
}

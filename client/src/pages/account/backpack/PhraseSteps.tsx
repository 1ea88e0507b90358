// Shows a new phrase once, on paper if wanted, and asks one of its words back before anything is packed.
import { BACKPACK_PHRASE_WORDS } from '@lanternwise/shared/constants/backpack';
import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { type FormEvent, type ReactNode, useState } from 'react';
import { normalPhrase, randomBelow } from '../../../features/backpack/phrase.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { faultWords } from './faultWords.ts';

interface PhraseStepsProps {
  phrase: string;
  /** The words of the last button. */
  submit: ReactNode;
  onReady(): Promise<void>;
  onCancel(): void;
}

export function PhraseSteps({ phrase, submit, onReady, onCancel }: PhraseStepsProps) {
  const [isNoted, setNoted] = useState(false);
  const cancel = (
    <Button variant="quiet" onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
  );
  if (isNoted) {
    return (
      <AskedBack phrase={phrase} submit={submit} onReady={onReady} onAgain={() => setNoted(false)} cancel={cancel} />
    );
  }
  return (
    <>
      <div className="lw-print-alone grid gap-3">
        <h3 className="font-bold">
          <Trans>The five words of my backpack</Trans>
        </h3>
        <ol className="flex flex-wrap gap-3" data-phrase="">
          {phrase.split(' ').map((word, index) => (
            // A word may come twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the words never change their places
            <li key={index} className="rounded-md border-2 border-line px-3 py-2 text-xl font-bold" translate="no">
              <span className="mr-2 text-base font-normal text-muted">{index + 1}</span>
              {word}
            </li>
          ))}
        </ol>
        <p>
          <Trans>
            Write them down and keep them where you keep important things. They are shown only now. Without them nobody
            can open your backpack: then what is in it is lost.
          </Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" icon={<Printer aria-hidden="true" size={20} />} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
        <Button onClick={() => setNoted(true)}>
          <Trans>I have written them down</Trans>
        </Button>
        {cancel}
      </div>
    </>
  );
}

interface AskedBackProps extends Pick<PhraseStepsProps, 'phrase' | 'submit' | 'onReady'> {
  onAgain(): void;
  cancel: ReactNode;
}

function AskedBack({ phrase, submit, onReady, onAgain, cancel }: AskedBackProps) {
  const { t } = useLingui();
  const [place] = useState(() => randomBelow(BACKPACK_PHRASE_WORDS));
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const number = place + 1;
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
    if (normalPhrase(typed) !== phrase.split(' ')[place]) {
      setProblem(t`That is not word number ${number}. Look at your note.`);
      return;
    }
    setBusy(true);
    try {
      await onReady();
    } catch (fault) {
      setProblem(faultWords(fault));
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={t`Which is word number ${number}?`}
        hint={t`So that we both know that your note is right.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={problem}
        onChange={setTyped}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        <Button variant="secondary" onClick={onAgain}>
          <Trans>Show the words again</Trans>
        </Button>
        {cancel}
      </div>
    </form>
  );
}

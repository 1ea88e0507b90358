// A backpack that is not open in this visit: the five words open it; who has lost them starts a new one.
import { BACKPACK_TEXT_VERSION } from '@lanternwise/shared/constants/backpack';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { BackpackKeeper } from '../../../features/backpack/BackpackKeeper.ts';
import { isComplete, newPhrase, unknownWords } from '../../../features/backpack/phrase.ts';
import { formatDate } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { ConfirmButton } from '../../layout/ConfirmDialog.tsx';
import { faultWords, unknownWordsText } from './faultWords.ts';
import { PhraseSteps } from './PhraseSteps.tsx';
import { BackpackFacts } from './StartBackpack.tsx';

interface ClosedBackpackProps {
  keeper: BackpackKeeper;
  backpack: { packedAt: string; textVersion: string };
  onChange(): unknown;
}

export function ClosedBackpack({ keeper, backpack, onChange }: ClosedBackpackProps) {
  const { t } = useLingui();
  const [phrase, setPhrase] = useState<string>();
  const [agreed, setAgreed] = useState(backpack.textVersion === BACKPACK_TEXT_VERSION);
  const day = formatDate(backpack.packedAt, 'mediumTime');
  if (phrase !== undefined) {
    return (
      <PhraseSteps
        phrase={phrase}
        submit={<Trans>Delete the old one and start</Trans>}
        onReady={async () => {
          await keeper.start(phrase);
          onChange();
        }}
        onCancel={() => setPhrase(undefined)}
      />
    );
  }
  if (!agreed) {
    return (
      <>
        <p>
          <Trans>What we say about the backpack has changed. Please read it again.</Trans>
        </p>
        <BackpackFacts />
        <Button variant="secondary" className="justify-self-start" onClick={() => setAgreed(true)}>
          <Trans>Yes, my things may travel</Trans>
        </Button>
      </>
    );
  }
  return (
    <>
      <p>
        <Trans>You have a backpack, packed on {day}. It is closed in this browser.</Trans>
      </p>
      <OpenForm keeper={keeper} onChange={onChange} />
      <ConfirmButton
        button={{ children: <Trans>I have lost my words</Trans>, className: 'justify-self-start' }}
        title={t`Start a new backpack?`}
        confirmLabel={t`Show me new words`}
        onConfirm={async () => setPhrase(newPhrase())}
      >
        <p>
          <Trans>
            Without the words nobody can open the old backpack. If you start a new one, what is in the old one is
            deleted. What is in this browser goes into the new one.
          </Trans>
        </p>
      </ConfirmButton>
    </>
  );
}

function OpenForm({ keeper, onChange }: Pick<ClosedBackpackProps, 'keeper' | 'onChange'>) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
    const unknown = unknownWords(typed);
    if (unknown.length > 0) return setProblem(unknownWordsText(unknown));
    if (!isComplete(typed)) return setProblem(t`Please enter all five words, in their order.`);
    setBusy(true);
    setProblem(undefined);
    try {
      await keeper.open(typed);
      setTyped('');
      onChange();
    } catch (fault) {
      setProblem(faultWords(fault));
    }
    setBusy(false);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={t`Your five words`}
        hint={t`They stay in this browser and are never sent.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        error={problem}
        onChange={setTyped}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        <Trans>Open my backpack</Trans>
      </Button>
    </form>
  );
}

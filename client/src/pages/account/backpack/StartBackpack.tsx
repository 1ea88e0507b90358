// The question before a first backpack, off until it is answered with yes; then its phrase.
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { BackpackKeeper } from '../../../features/backpack/BackpackKeeper.ts';
import { newPhrase } from '../../../features/backpack/phrase.ts';
import { Button } from '../../../ui/Button.tsx';
import { PhraseSteps } from './PhraseSteps.tsx';

interface StartBackpackProps {
  keeper: BackpackKeeper;
  onChange(): unknown;
}

export function StartBackpack({ keeper, onChange }: StartBackpackProps) {
  const [phrase, setPhrase] = useState<string>();
  if (phrase !== undefined) {
    return (
      <PhraseSteps
        phrase={phrase}
        submit={<Trans>Make my backpack</Trans>}
        onReady={async () => {
          await keeper.start(phrase);
          onChange();
        }}
        onCancel={() => setPhrase(undefined)}
      />
    );
  }
  return (
    <>
      <BackpackFacts />
      <p className="font-bold">
        <Trans>May these things travel with your account?</Trans>
      </p>
      <Button variant="secondary" className="justify-self-start" onClick={() => setPhrase(newPhrase())}>
        <Trans>Yes, show me my five words</Trans>
      </Button>
      <p className="text-muted">
        <Trans>Without a yes, everything stays as it is.</Trans>
      </p>
    </>
  );
}

/** Said before anybody agrees. */
export const BackpackFacts = () => (
  <ul className="lw-lights grid gap-2">
    <li>
      <Trans>
        What travels: drawings, texts, memes, models that you trained, programs that you began, and what they drew and
        printed.
      </Trans>
    </li>
    <li>
      <Trans>What never travels: voices and other sounds, your settings, your password.</Trans>
    </li>
    <li>
      <Trans>
        This browser encrypts it with five words that only you have. No teacher, no parent and nobody of this site can
        read it.
      </Trans>
    </li>
    <li>
      <Trans>
        If you lose the five words, nobody can open the backpack again, not even we. What is in this browser stays.
      </Trans>
    </li>
    <li>
      <Trans>
        Where a lesson says that something stays in this browser, the backpack is the exception that you choose.
      </Trans>
    </li>
    <li>
      <Trans>You can empty it at any time. It goes with your account when you delete that.</Trans>
    </li>
  </ul>
);

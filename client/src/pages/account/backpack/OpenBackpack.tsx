// An open backpack: when it was packed, packing now, what was replaced, new words, and emptying it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { BackpackKeeper } from '../../../features/backpack/BackpackKeeper.ts';
import { newPhrase } from '../../../features/backpack/phrase.ts';
import { formatDate } from '../../../i18n/format.ts';
import { showToast } from '../../../lib/showToast.ts';
import { useStoreValue } from '../../../lib/valueStore.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { ConfirmButton } from '../../layout/ConfirmDialog.tsx';
import { faultWords } from './faultWords.ts';
import { PhraseSteps } from './PhraseSteps.tsx';

interface OpenBackpackProps {
  keeper: BackpackKeeper;
  onChange(): unknown;
}

export function OpenBackpack({ keeper, onChange }: OpenBackpackProps) {
  const { t } = useLingui();
  const [phrase, setPhrase] = useState<string>();
  const { packedAt, count, fault } = useStoreValue(keeper.state, (state) => state);
  const [busy, setBusy] = useState(false);
  const pack = async () => {
    setBusy(true);
    await keeper.pack({ mayMerge: true }).catch((error: unknown) => keeper.noteFault(error));
    setBusy(false);
  };
  // After a reload it is open, and what is in it is not known yet.
  useEffect(() => {
    if (keeper.state.getState().packedAt === undefined)
      void keeper.pack({ mayMerge: true }).catch((error: unknown) => keeper.noteFault(error));
  }, [keeper]);
  if (phrase !== undefined) {
    return (
      <PhraseSteps
        phrase={phrase}
        submit={<Trans>Use the new words</Trans>}
        onReady={async () => {
          await keeper.changePhrase(phrase);
          setPhrase(undefined);
          showToast('success', t`From now on the new words open your backpack.`);
        }}
        onCancel={() => setPhrase(undefined)}
      />
    );
  }
  const time = packedAt === undefined ? '' : formatDate(packedAt, 'time');
  return (
    <>
      <p role="status">
        {packedAt === undefined ? (
          <Trans>Your backpack is open in this visit.</Trans>
        ) : (
          <Plural
            value={count}
            _0="Your backpack is open. Nothing is in it yet."
            one={`Your backpack is open. # thing is in it, packed at ${time}.`}
            other={`Your backpack is open. # things are in it, packed at ${time}.`}
          />
        )}
      </p>
      <p className="text-muted">
        <Trans>
          It packs by itself every few minutes while you play, and when you leave a realm. It closes when you sign out
          or close this tab.
        </Trans>
      </p>
      <ErrorText>{fault !== undefined && faultWords(fault)}</ErrorText>
      <Replaced keeper={keeper} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void pack()}>
          <Trans>Pack now</Trans>
        </Button>
        <Button variant="secondary" onClick={() => setPhrase(newPhrase())}>
          <Trans>Get new words</Trans>
        </Button>
        <ConfirmButton
          button={{ children: <Trans>Empty the backpack</Trans> }}
          title={t`Empty your backpack?`}
          confirmLabel={t`Empty the backpack`}
          done={t`Your backpack is gone. What is in this browser stays.`}
          onConfirm={async () => {
            await keeper.empty();
            onChange();
          }}
        >
          <p>
            <Trans>
              Everything in it is deleted from your account. What is in this browser stays here, and travels no more.
            </Trans>
          </p>
        </ConfirmButton>
      </div>
    </>
  );
}

/** What was changed on two devices at once. */
function Replaced({ keeper }: { keeper: BackpackKeeper }) {
  const replaced = useStoreValue(keeper.state, (state) => state.replaced);
  if (replaced === 0) return null;
  return (
    <div className="grid gap-3 rounded-md border-2 border-line p-3">
      <p>
        <Plural
          value={replaced}
          one="# thing was different here and in the backpack. One is in use; the other is kept in this browser."
          other="# things were different here and in the backpack. One of each is in use; the others are kept in this browser."
        />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => keeper.swapCopies()}>
          <Trans>Use the others</Trans>
        </Button>
        <Button variant="quiet" onClick={() => keeper.dismissCopies()}>
          <Trans>Delete the others</Trans>
        </Button>
      </div>
    </div>
  );
}

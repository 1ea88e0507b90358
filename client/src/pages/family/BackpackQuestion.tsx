// A parent's question of its own: whether the child's works may travel with the account, encrypted.
import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import type { FamilyDecisionsProps } from './FamilyDecisions.tsx';

export function BackpackQuestion({
  consent,
  decide,
  pending,
}: Pick<FamilyDecisionsProps, 'consent' | 'decide' | 'pending'>) {
  const { username } = consent;
  const { isAllowed, mayDecide } = consent.backpack;
  if (!mayDecide && !isAllowed) return null;
  const choice = pending !== undefined && 'backpack' in pending ? pending.backpack : undefined;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg text-link">
        <Trans>May {username} have a backpack?</Trans>
      </h2>
      <p>
        <Trans>
          Drawings, texts, memes and trained models stay in the browser. In a backpack they travel with the account, so
          that your child finds them on another computer. Voices never travel.
        </Trans>
      </p>
      <p>
        <Trans>
          The browser encrypts them with five words that only your child has: nobody here can read them. If the words
          are lost, so is what is in the backpack.
        </Trans>
      </p>
      <p role="status">
        {isAllowed ? (
          <Trans>A parent said yes. Your child then decides whether to use it.</Trans>
        ) : (
          <Trans>Without your yes there is no backpack. Your consent to the account does not include it.</Trans>
        )}
      </p>
      {mayDecide && (
        <div className="flex flex-wrap gap-3">
          {!isAllowed && (
            <Button variant="secondary" busy={choice === 'allow'} onClick={() => decide({ backpack: 'allow' })}>
              <Trans>Allow the backpack</Trans>
            </Button>
          )}
          <Button variant="secondary" busy={choice === 'withdraw'} onClick={() => decide({ backpack: 'withdraw' })}>
            {isAllowed ? <Trans>Withdraw and delete the backpack</Trans> : <Trans>Say no to the backpack</Trans>}
          </Button>
        </div>
      )}
    </section>
  );
}

// The account's section about the backpack: what it is, and what can be done with it in each state.
import type { BackpackRight } from '@lanternwise/shared/contracts/backpack';
import type { Contracts } from '@lanternwise/shared/contracts/calls';
import type { User } from '@lanternwise/shared/contracts/user';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { backpackApi } from '../../../features/backpack/backpackApi.ts';
import { hasWebCrypto } from '../../../features/backpack/backpackCrypto.ts';
import { keeperOf } from '../../../features/backpack/keeperOf.ts';
import type { ReplyOf } from '../../../features/http/request.ts';
import { useStoreValue } from '../../../lib/valueStore.ts';
import { Card } from '../../../ui/Card.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { ACCOUNT_PATHS } from '../accountParts.ts';
import { AskParent } from './AskParent.tsx';
import { ClosedBackpack } from './ClosedBackpack.tsx';
import { OpenBackpack } from './OpenBackpack.tsx';
import { StartBackpack } from './StartBackpack.tsx';

export function BackpackCard({ user }: { user: User }) {
  return (
    <Card title={<Trans>Backpack</Trans>} region id="backpack" className="grid content-start gap-4">
      <p>
        <Trans>
          What you draw, write and train stays in this browser. In a backpack it travels with your account, so that you
          find it on every computer on which you sign in.
        </Trans>
      </p>
      {hasWebCrypto() ? (
        <OwnBackpack user={user} />
      ) : (
        <p className="text-muted">
          <Trans>
            There is no backpack here: a browser encrypts only at addresses that begin with https. Your things stay in
            this browser, as before.
          </Trans>
        </p>
      )}
    </Card>
  );
}

function OwnBackpack({ user }: { user: User }) {
  const query = backpackApi.useOwnBackpackQuery();
  return (
    <QueryResult query={query}>{(reply) => <InState user={user} reply={reply} onChange={query.refetch} />}</QueryResult>
  );
}

interface InStateProps {
  user: User;
  reply: ReplyOf<Contracts['GET /user/backpack']>;
  onChange(): unknown;
}

function InState({ user, reply: { right, backpack }, onChange }: InStateProps) {
  const keeper = keeperOf(user.id);
  const isOpen = useStoreValue(keeper.state, (state) => state.isOpen);
  if (right !== 'yes' && !backpack) return <NotYet right={right} />;
  if (!backpack) return <StartBackpack keeper={keeper} onChange={onChange} />;
  if (isOpen) return <OpenBackpack keeper={keeper} onChange={onChange} />;
  return <ClosedBackpack keeper={keeper} backpack={backpack} onChange={onChange} />;
}

function NotYet({ right }: { right: Exclude<BackpackRight, 'yes'> }) {
  if (right === 'ask-parent') return <AskParent />;
  return (
    <p>
      {right === 'limited' && (
        <Trans>
          You can have a backpack as soon as a parent has agreed to your account:{' '}
          <Link to={ACCOUNT_PATHS.family}>ask a parent</Link>.
        </Trans>
      )}
      {right === 'no-parent' && (
        <Trans>
          Your school agreed to your account, but only a parent can agree to a backpack, and we know no parent's
          address. Your things stay in this browser.
        </Trans>
      )}
      {right === 'parent-said-no' && (
        <Trans>
          A parent said no to your backpack. Only that parent can change it. Your things stay in this browser.
        </Trans>
      )}
    </p>
  );
}

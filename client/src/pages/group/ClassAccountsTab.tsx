// Class accounts: made from a list of names, and looked after.
import type { GroupRow } from '@lanternwise/shared/contracts/groups';
import { PAGE_SIZE_MAX } from '@lanternwise/shared/contracts/paging';
import { KeyRound, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { useMembersQuery, useResetClassPasswordsMutation } from '../../features/groups/groupsApi.ts';
import { readLoginCards, storeLoginCards } from '../../features/groups/loginCards.ts';
import { useSession } from '../../features/session/useSession.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Loaded } from '../layout/Loaded.tsx';
import { useListAddress } from '../layout/useListAddress.ts';
import { AccountRow } from './AccountRow.tsx';
import { RosterForm } from './RosterForm.tsx';

export function ClassAccountsTab({ group }: { group: GroupRow }) {
  const { user } = useSession();
  const deck = user ? readLoginCards(user.id, group.id) : undefined;
  return (
    <div className="grid gap-6">
      {deck && (
        <Card raised className="flex flex-wrap items-center gap-4">
          <p className="mr-auto">
            {deck.cards.length === 1 ? '1 login card is' : `${deck.cards.length} login cards are`} ready. The pass
            phrases are known only until you close or reload this page.
          </p>
          <Link to={`/teacher/groups/${group.id}/cards`} className={buttonClass({})}>
            <Printer aria-hidden="true" size={20} /> Show the cards
          </Link>
        </Card>
      )}
      {group.archivedAt === null && <RosterForm groupId={group.id} />}
      {user?.canOpenProtected === false && (
        <p className="max-w-3xl">
          Without a plan children play the demo. A school licence opens every realm: each child types your school's code
          once under{' '}
          <Link to="/pricing" className="lw-link">
            Plans
          </Link>
          .
        </p>
      )}
      <Accounts groupId={group.id} />
    </div>
  );
}

function Accounts({ groupId }: { groupId: string }) {
  const { page, setPage } = useListAddress();
  const list = useMembersQuery({ groupId, show: 'class-accounts', size: PAGE_SIZE_MAX, page });
  const reset = useReset(groupId);
  return (
    <Loaded from={{ ...list, data: list.currentData ?? list.data }}>
      {({ items, total, size }) =>
        total === 0 ? null : (
          <section aria-labelledby="accounts-made" className="grid gap-3">
            <div className="flex flex-wrap items-center gap-4">
              <h2 id="accounts-made" className="mr-auto text-xl text-link">
                {total === 1 ? '1 class account' : `${total} class accounts`}
              </h2>
              <ResetAll count={total} busy={reset.busy} reset={() => reset.go('all')} />
            </div>
            <ul className="grid gap-2">
              {items.map((member) => (
                <AccountRow
                  key={member.id}
                  groupId={groupId}
                  member={member}
                  busy={reset.busy}
                  reset={() => reset.go([member.id])}
                />
              ))}
            </ul>
            {total > size && (
              <Pagination label="class accounts" page={page} pageSize={size} total={total} onPageChange={setPage} />
            )}
          </section>
        )
      }
    </Loaded>
  );
}

/** Gives new pass phrases and shows their cards at once: they are told only now. */
function useReset(groupId: string) {
  const [reset, { isLoading: busy }] = useResetClassPasswordsMutation();
  const { user } = useSession();
  const navigate = useNavigate();
  const go = async (userIds: 'all' | string[]) => {
    try {
      const deck = await reset({ groupId, userIds }).unwrap();
      if (user) storeLoginCards(user.id, groupId, deck);
      await navigate(`/teacher/groups/${groupId}/cards`);
    } catch (failure) {
      showToast('error', errorMessage(failure));
    }
  };
  return { busy, go };
}

function ResetAll({ count, busy, reset }: { count: number; busy: boolean; reset(): Promise<void> }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<KeyRound aria-hidden="true" size={20} />}
        onClick={() => setAsking(true)}
      >
        New pass phrases for all
      </Button>
      <Dialog open={asking} title={`New pass phrases for ${count}?`} size="small" onClose={() => setAsking(false)}>
        <div className="grid gap-4">
          <p>The old cards stop working and every child is signed out. You print new cards on the next page.</p>
          <div className="flex flex-wrap gap-4">
            <Button onClick={() => setAsking(false)}>Keep the old ones</Button>
            <Button variant="danger" busy={busy} onClick={() => void reset()}>
              Make new ones
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

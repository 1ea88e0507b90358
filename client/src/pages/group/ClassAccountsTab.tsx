// Creates class accounts from a list of names and lists the existing ones.
import type { GroupRow } from '@lanternwise/shared/contracts/groups';
import { PAGE_SIZE_MAX } from '@lanternwise/shared/contracts/paging';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { readLoginCards } from '../../features/groups/loginCards.ts';
import { useSession } from '../../features/session/useSession.ts';
import { BarButton } from '../../ui/BarButton.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ListPages } from '../layout/ListControls.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { useListParams } from '../layout/useListParams.ts';
import { AccountRow } from './AccountRow.tsx';
import { LicenceCard } from './LicenceCard.tsx';
import { NewPassphrasesDialog } from './NewPassphrasesDialog.tsx';
import { RosterForm } from './roster/RosterForm.tsx';

export function ClassAccountsTab({ group }: { group: GroupRow }) {
  const { user } = useSession();
  const cardSet = user ? readLoginCards(user.id, group.id) : undefined;
  return (
    <div className="grid gap-6">
      {cardSet && (
        <Card raised className="flex flex-wrap items-center gap-4">
          <p className="mr-auto">
            <Plural
              value={cardSet.cards.length}
              one="# login card is ready. The pass phrase can be shown only until you close or reload this page."
              other="# login cards are ready. The pass phrases can be shown only until you close or reload this page."
            />
          </p>
          <Link to={`/teacher/groups/${group.id}/cards`} className={buttonClass({})}>
            <Printer aria-hidden="true" size={20} /> <Trans>Show cards</Trans>
          </Link>
        </Card>
      )}
      <LicenceCard group={group} />
      {group.archivedAt === null && <RosterForm groupId={group.id} />}
      <AccountList group={group} />
    </div>
  );
}

function AccountList({ group }: { group: GroupRow }) {
  const { t } = useLingui();
  const groupId = group.id;
  const { page } = useListParams();
  const list = groupsApi.useMembersQuery({ groupId, show: 'class-accounts', size: PAGE_SIZE_MAX, page });
  return (
    <QueryResult query={list}>
      {({ items, total, size }) =>
        total === 0 ? null : (
          <section aria-labelledby="accounts-made" className="grid gap-3">
            <div className="flex flex-wrap items-center gap-4">
              <h2 id="accounts-made" className="mr-auto text-xl text-link">
                <Plural value={total} one="# class account" other="# class accounts" />
              </h2>
              {group.archivedAt === null && <ResetAllButton groupId={groupId} count={total} />}
            </div>
            <ul className="grid gap-2">
              {items.map((member) => (
                <AccountRow key={member.id} group={group} member={member} />
              ))}
            </ul>
            <ListPages label={t`class accounts`} list={{ page, size, total }} />
          </section>
        )
      }
    </QueryResult>
  );
}

function ResetAllButton({ groupId, count }: { groupId: string; count: number }) {
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  return (
    <>
      <BarButton Icon={KeyRound} onClick={() => setConfirmOpen(true)}>
        <Trans>New pass phrases for everyone</Trans>
      </BarButton>
      {isConfirmOpen && (
        <NewPassphrasesDialog groupId={groupId} of={{ all: count }} onClose={() => setConfirmOpen(false)} />
      )}
    </>
  );
}

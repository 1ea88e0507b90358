// Asks before pass phrases are replaced, because the cards that were handed out stop working, and then shows the new cards.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { storeLoginCards } from '../../features/groups/loginCards.ts';
import { useSession } from '../../features/session/useSession.ts';
import { ConfirmDialog } from '../layout/ConfirmDialog.tsx';

export interface NewPassphrasesDialogProps {
  groupId: string;
  /** The students by id and name, or how many there are in the whole class. */
  of: readonly { id: string; name: string }[] | { all: number };
  onClose(): void;
}

export function NewPassphrasesDialog({ groupId, of, onClose }: NewPassphrasesDialogProps) {
  const { t } = useLingui();
  const [resetPasswords] = groupsApi.useResetClassPasswordsMutation();
  const { user } = useSession();
  const navigate = useNavigate();
  const count = 'all' in of ? of.all : of.length;
  const name = 'all' in of || of.length !== 1 ? undefined : of[0]?.name;
  /** Opens the login cards: only the reply to this request holds the new pass phrases. */
  const reset = async () => {
    const cardSet = await resetPasswords({ groupId, userIds: 'all' in of ? 'all' : of.map(({ id }) => id) }).unwrap();
    if (user) storeLoginCards(user.id, groupId, cardSet);
    await navigate(`/teacher/groups/${groupId}/cards`);
  };
  return (
    <ConfirmDialog
      title={
        name === undefined
          ? plural(count, { one: 'Create a new pass phrase?', other: 'Create # new pass phrases?' })
          : t`New pass phrase for ${name}?`
      }
      confirmLabel={t`Create and show cards`}
      onConfirm={reset}
      onClose={onClose}
    >
      <p>
        <Trans>
          Cards that you have handed out stop working, and the students are signed out. You can print new cards on the
          next page.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

// Asks before pass phrases are replaced, because the cards that were handed out stop working, and then shows the new cards.
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { useResetClassPasswordsMutation } from '../../features/groups/groupsApi.ts';
import { storeLoginCards } from '../../features/groups/loginCards.ts';
import { useSession } from '../../features/session/useSession.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

export interface NewPassphrasesDialogProps {
  groupId: string;
  /** The students by id and name, or how many there are in the whole class. */
  of: readonly { id: string; name: string }[] | { all: number };
  onClose(): void;
}

export function NewPassphrasesDialog({ groupId, of, onClose }: NewPassphrasesDialogProps) {
  const { t } = useLingui();
  const { busy, reset } = useResetPassphrases(groupId);
  const count = 'all' in of ? of.all : of.length;
  const name = 'all' in of || of.length !== 1 ? undefined : of[0]?.name;
  const handleReset = async () => {
    await reset('all' in of ? 'all' : of.map(({ id }) => id));
    onClose();
  };
  return (
    <Dialog
      title={
        name === undefined
          ? plural(count, { one: 'Create a new pass phrase?', other: 'Create # new pass phrases?' })
          : t`New pass phrase for ${name}?`
      }
      size="small"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>
          <Trans>
            Cards that you have handed out stop working, and the students are signed out. You can print new cards on the
            next page.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-4">
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void handleReset()}>
            <Trans>Create and show cards</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Resets pass phrases and opens their login cards: only the reply to this request holds the new ones. */
function useResetPassphrases(groupId: string) {
  const [resetPasswords, { isLoading: busy }] = useResetClassPasswordsMutation();
  const { user } = useSession();
  const navigate = useNavigate();
  const reset = async (userIds: 'all' | string[]) => {
    try {
      const cardSet = await resetPasswords({ groupId, userIds }).unwrap();
      if (user) storeLoginCards(user.id, groupId, cardSet);
      await navigate(`/teacher/groups/${groupId}/cards`);
    } catch (failure) {
      showToast('error', errorMessage(failure));
    }
  };
  return { busy, reset };
}

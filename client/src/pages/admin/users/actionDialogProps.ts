// What every dialog of an action on an account gets: the account, and how to close.
import type { UserDetail } from '@lanternwise/shared/contracts/admin-users';

export interface ActionDialogProps {
  user: UserDetail;
  onClose(): void;
}

// Name, method and path of the calls about class accounts, without their schemas.
import type * as contracts from '../class-accounts.ts';
import { callsOf, defineAddresses } from './address.ts';

export const classAccountsAddresses = defineAddresses('class-accounts', {
  makeClassAccounts: 'POST /api/v1/groups/:groupId/class-accounts',
  resetClassPasswords: 'POST /api/v1/groups/:groupId/class-accounts/reset-passwords',
  changeClassAccount: 'PATCH /api/v1/groups/:groupId/class-accounts/:userId',
});
export const classAccountsCalls = callsOf<typeof contracts, typeof classAccountsAddresses>(classAccountsAddresses);

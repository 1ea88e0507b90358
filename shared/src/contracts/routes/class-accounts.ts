// Routes of class accounts.
import type * as contracts from '../class-accounts.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const classAccountsRoutes = defineRoutes('class-accounts', {
  makeClassAccounts: 'POST /api/v1/groups/:groupId/class-accounts',
  resetClassPasswords: 'POST /api/v1/groups/:groupId/class-accounts/reset-passwords',
  changeClassAccount: 'PATCH /api/v1/groups/:groupId/class-accounts/:userId',
});
export const classAccountsEndpoints = typedEndpoints<typeof contracts, typeof classAccountsRoutes>(classAccountsRoutes);

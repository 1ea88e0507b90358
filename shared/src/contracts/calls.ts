// The calls of the API, such as 'GET /groups', with the types of their contracts: types only, so that a client loads no schemas.
import type { Contract } from './contract.ts';

/** Every file with contracts. */
type Modules =
  | typeof import('./account.ts')
  | typeof import('./admin-content.ts')
  | typeof import('./admin-mail.ts')
  | typeof import('./admin-overview.ts')
  | typeof import('./admin-site.ts')
  | typeof import('./admin-users.ts')
  | typeof import('./assignments.ts')
  | typeof import('./auth.ts')
  | typeof import('./backpack.ts')
  | typeof import('./blogs.ts')
  | typeof import('./certificates.ts')
  | typeof import('./class-accounts.ts')
  | typeof import('./class-consents.ts')
  | typeof import('./class-licences.ts')
  | typeof import('./class-programs.ts')
  | typeof import('./consent.ts')
  | typeof import('./contact.ts')
  | typeof import('./content.ts')
  | typeof import('./courses.ts')
  | typeof import('./feedback.ts')
  | typeof import('./groups.ts')
  | typeof import('./health.ts')
  | typeof import('./invitations.ts')
  | typeof import('./live.ts')
  | typeof import('./newsletter.ts')
  | typeof import('./openapi.ts')
  | typeof import('./parent.ts')
  | typeof import('./parents.ts')
  | typeof import('./progress.ts')
  | typeof import('./reports.ts')
  | typeof import('./resources.ts')
  | typeof import('./review.ts')
  | typeof import('./site-info.ts')
  | typeof import('./speech.ts')
  | typeof import('./subscriptions.ts')
  | typeof import('./teacher-home.ts')
  | typeof import('./teacher-texts.ts')
  | typeof import('./user.ts')
  | typeof import('./workshop.ts');
type ContractIn<Module> = Module extends unknown ? Extract<Module[keyof Module], Contract> : never;
type AnyContract = ContractIn<Modules>;

/** The contract of each call. */
export type Contracts = { readonly [C in AnyContract as C['call']]: C };
export type Call = keyof Contracts;

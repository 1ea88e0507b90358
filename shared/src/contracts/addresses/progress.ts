// Name, method and path of the calls about progress of play, without their schemas.
import type * as contracts from '../progress.ts';
import { callsOf, defineAddresses } from './address.ts';

export const progressAddresses = defineAddresses('progress', {
  mapProgress: 'POST /api/v1/user/map-progress',
  questEvents: 'POST /api/v1/user/quest-events',
  realmStates: 'GET /api/v1/user/realm-states',
  programs: 'GET /api/v1/user/programs',
});
export const progressCalls = callsOf<typeof contracts, typeof progressAddresses>(progressAddresses);

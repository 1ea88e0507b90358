// Name, method and path of the calls about narration, without their schemas.
import type * as contracts from '../speech.ts';
import { callsOf, defineAddresses } from './address.ts';

export const speechAddresses = defineAddresses('speech', {
  speech: 'POST /api/v1/speech',
});
export const speechCalls = callsOf<typeof contracts, typeof speechAddresses>(speechAddresses);

// Name, method and path of the calls about served lesson content, without their schemas.
import type * as contracts from '../content.ts';
import { callsOf, defineAddresses } from './address.ts';

export const contentAddresses = defineAddresses('content', {
  contentIndex: 'GET /api/v1/content',
  realmContent: 'GET /api/v1/content/realms/:realm',
});
export const contentCalls = callsOf<typeof contracts, typeof contentAddresses>(contentAddresses);

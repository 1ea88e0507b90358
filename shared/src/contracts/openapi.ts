// The description of the API for other programs: an OpenAPI 3.1 document made from the contracts.
import { z } from 'zod';
import { openapiAddresses } from './addresses/openapi.ts';
import { defineContract } from './contract.ts';

export const openApi = defineContract({
  ...openapiAddresses.openApi,
  access: 'public',
  /** The document itself, with an ETag. */
  reply: z.unknown(),
});

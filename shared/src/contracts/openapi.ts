// Contract of the OpenAPI 3.1 document, which is generated from the contracts.
import { z } from 'zod';
import { defineContract } from './contract.ts';

export const openApi = defineContract('openapi.openApi', 'GET /openapi.json', {
  access: 'public',
  /** The document itself, with an ETag. */
  reply: z.unknown(),
});

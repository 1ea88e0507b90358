// Contract of the OpenAPI 3.1 document, which is generated from the contracts.
import { z } from 'zod';
import { defineContract } from './contract.ts';
import { openapiRoutes } from './routes/openapi.ts';

export const openApi = defineContract({
  ...openapiRoutes.openApi,
  access: 'public',
  /** The document itself, with an ETag. */
  reply: z.unknown(),
});

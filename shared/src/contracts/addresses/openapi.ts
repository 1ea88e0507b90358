// Name, method and path of the call that describes all others, without its schema.
import { defineAddresses } from './address.ts';

export const openapiAddresses = defineAddresses('openapi', { openApi: 'GET /api/v1/openapi.json' });

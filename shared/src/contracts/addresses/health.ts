// Name, method and path of the calls about signs of life, without their schemas.
import { defineAddresses } from './address.ts';

export const healthAddresses = defineAddresses('health', {
  health: 'GET /api/v1/health',
  ready: 'GET /api/v1/ready',
});

// Collects the contract of every route, for the OpenAPI document.
import type { Contract } from '@lanternwise/shared/contracts/contract';
import type { FastifyInstance } from 'fastify';

/** Call it on the root instance before any module is registered. The list grows with each route. */
export function collectContracts(app: FastifyInstance): readonly Contract[] {
  const contracts: Contract[] = [];
  app.addHook('onRoute', ({ config, method }) => {
    if (config?.contract && method !== 'HEAD') contracts.push(config.contract);
  });
  return contracts;
}

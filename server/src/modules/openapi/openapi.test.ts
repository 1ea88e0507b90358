// Tests that the OpenAPI document is complete, valid and free of Zod's internals.
import type { Contract } from '@lanternwise/shared/contracts/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allContracts, ROUTES_WITHOUT_CONTRACT, routesOf } from '../../testing/routes.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { type OpenApiDocument, toPathTemplate } from './document.ts';

const URL = '/api/v1/openapi.json';
let server: TestServer;
let contracts: Contract[];
let document: OpenApiDocument;
beforeAll(async () => {
  server = await startTestServer();
  contracts = await allContracts();
  document = (await server.call('GET', URL)).json();
});
afterAll(() => server.close());

const operationOf = ({ method, path }: Contract) => document.paths[toPathTemplate(path)]?.[method.toLowerCase()];
const operations = () =>
  Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
  );

/** Every object in the document, with its path. */
function* nodes(value: unknown, at = '#'): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Record<string, unknown>];
  for (const [key, part] of Object.entries(value)) yield* nodes(part, `${at}/${key}`);
}

describe('the OpenAPI document', () => {
  it('contains exactly the routes of the app', () => {
    const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const routes = routesOf(server.app).filter((route) => !ROUTES_WITHOUT_CONTRACT.includes(route));
    expect(described.sort()).toEqual(routes.map(toPathTemplate).sort());
  });

  it('uses the unique contract names as operation ids', async () => {
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.sort()).toEqual(contracts.map(({ id }) => id.split('.')[1]).sort());
    for (const { id } of contracts) {
      const [module, name = ''] = id.split('.');
      const exported = (await import(`../../../../shared/src/contracts/${module}.ts`)) as Record<string, unknown>;
      expect(exported[name], `${module}.ts exports ${name}`).toMatchObject({ id });
    }
  });

  it('contains the access rules', () => {
    for (const contract of contracts) {
      expect(operationOf(contract)?.['x-access'], contract.id).toEqual(contract.access);
      expect(operationOf(contract)?.security.some((one) => Object.keys(one).length === 0)).toBe(
        contract.access === 'public',
      );
    }
  });

  it('declares every parameter of every path', () => {
    for (const { path, operation } of operations()) {
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name).sort(), path).toEqual(wanted.sort());
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  it('has the request body of the contract, and replies and errors for every operation', () => {
    for (const contract of contracts) {
      const operation = operationOf(contract);
      expect(operation?.requestBody !== undefined, contract.id).toBe(contract.body !== undefined);
      expect(operation?.responses).toMatchObject({ 200: { description: expect.any(String) }, default: {} });
    }
    expect(Object.keys(document.components.schemas.Error?.properties ?? {})).toEqual([
      'success',
      'message',
      'code',
      'values',
    ]);
  });

  it('has no dangling references and only plain JSON Schema', () => {
    for (const [at, node] of nodes(document)) {
      if (typeof node.$ref === 'string') {
        const found = node.$ref
          .slice(2)
          .split('/')
          .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
        expect(found, `${at} refers to ${node.$ref}`).toBeDefined();
      }
      const foreign = Object.keys(node).filter((key) => /^(~|_|\$schema$|\$defs$|def$|zod)/i.test(key));
      expect(foreign, at).toEqual([]);
    }
  });

  it('describes an example operation completely', () => {
    expect(document.paths['/api/v1/groups/{groupId}']?.patch).toMatchObject({
      operationId: 'updateGroup',
      tags: ['groups'],
      'x-access': ['Teacher', 'Admin'],
      parameters: [{ name: 'groupId', in: 'path', required: true, schema: { type: 'string' } }],
      requestBody: {
        content: { 'application/json': { schema: { properties: { archived: { type: 'boolean' } } } } },
      },
    });
    const query = document.paths['/api/v1/groups']?.get?.parameters;
    expect(query?.map(({ name, required }) => [name, required])).toEqual([
      ['page', false],
      ['size', false],
      ['search', false],
      ['sort', false],
      ['show', false],
    ]);
  });

  it('is not sent again if the ETag matches', async () => {
    const first = await server.call('GET', URL);
    expect(first.headers['content-type']).toContain('application/json');
    const again = await server.call('GET', URL, undefined, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

/** Fields with epoch milliseconds, which are stored in bigint columns. */
const TIMESTAMP_FIELDS = [
  'setRealmRules.rules',
  'setRealmRules.weeklyFrom',
  'feedback.timestamp',
  'syncWorkshopPrograms.changed',
  'decideClassProgram.offeredAt',
];

describe('integers in requests', () => {
  it('fit their database columns', () => {
    const tooWide: string[] = [];
    for (const { operation } of operations()) {
      for (const [at, node] of nodes({ parameters: operation.parameters, body: operation.requestBody })) {
        if (node.type !== 'integer') continue;
        const key = /properties\/(\w+)/.exec(at)?.[1] ?? at;
        const fits = Number(node.maximum) <= 2_147_483_647 || Number(node.exclusiveMaximum) <= 2_147_483_647;
        if (!fits) tooWide.push(`${operation.operationId}.${key}`);
      }
    }
    expect(tooWide.sort()).toEqual([...TIMESTAMP_FIELDS].sort());
  });
});

// Defines API routes: module, name, method and path of a call. Routes are separate from the schemas, because the first page needs
// them and any contract would import Zod (27 KB gzip of that page's 140 KB budget).

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type ApiPath = `/api/v1/${string}`;

export interface Route {
  /** File in shared/src/contracts with the contract. */
  readonly module: string;
  /** Name of the exported contract; unique in the API (operationId in OpenAPI). */
  readonly name: string;
  readonly method: Method;
  /** Parameters are written as `:name`. */
  readonly path: ApiPath;
}

interface RouteOf<Module extends string, Name extends string, M extends Method, P extends ApiPath> extends Route {
  readonly module: Module;
  readonly name: Name;
  readonly method: M;
  readonly path: P;
}

type Routes<Module extends string, Table extends Record<string, string>> = {
  readonly [Name in keyof Table & string]: Table[Name] extends `${infer M extends Method} ${infer P extends ApiPath}`
    ? RouteOf<Module, Name, M, P>
    : never;
};

/** Builds the routes of a contract module from lines `name: 'METHOD /path'`. */
export function defineRoutes<const Module extends string, const Table extends Record<string, `${Method} ${ApiPath}`>>(
  module: Module,
  table: Table,
): Routes<Module, Table> {
  const entries = Object.entries(table).map(([name, line]) => {
    const [method, path] = line.split(' ');
    return [name, { module, name, method, path }];
  });
  return Object.fromEntries(entries) as Routes<Module, Table>;
}

/** A route with the type of its contract; `contract` exists only at compile time. */
export type Endpoint<C = unknown> = Route & { readonly contract?: C };

/** Adds the contract types to a module's routes; a route without a contract is a compile error. */
export const typedEndpoints = <Contracts extends Record<keyof Table, object>, Table extends Record<string, Route>>(
  table: Table,
): { readonly [Name in keyof Table]: Table[Name] & { readonly contract?: Contracts[Name] } } => table;

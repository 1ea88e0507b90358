// What an address of the API is: module, name, method and path of a call. Addresses stand apart from the schemas because the client needs
// them on its first page, and importing a single contract would bring Zod along (27 KB gzip of the 140 KB that page may have).

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type ApiPath = `/api/v1/${string}`;

export interface Route {
  /** File in shared/src/contracts that holds the contract. */
  readonly module: string;
  /** Name of the exported contract; unique in the API (operationId of the OpenAPI document). */
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

/** Makes the addresses of a contract module from lines `name: 'METHOD /path'`. */
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

/** An address that knows the type of its contract, which exists only at compile time here. */
export type Endpoint<C = unknown> = Route & { readonly contract?: C };

/** The addresses of a contract module with the types of its contracts; does not compile where an address has no contract. */
export const typedEndpoints = <Contracts extends Record<keyof Table, object>, Table extends Record<string, Route>>(
  table: Table,
): { readonly [Name in keyof Table]: Table[Name] & { readonly contract?: Contracts[Name] } } => table;

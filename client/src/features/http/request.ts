// Builds HTTP requests from API endpoints and their arguments; the only place that fills in paths.
import type { Endpoint, Route } from '@lanternwise/shared/contracts/routes/route';
import type { z } from 'zod';

type InputOf<C, Part extends string> = C extends Record<Part, infer S extends z.ZodType> ? z.input<S> : unknown;

/** Query values are sent as text and may come from a bookmark: keys are typed, values are validated by the server. */
type QueryOf<C> = C extends { query: infer S extends z.ZodType }
  ? { readonly [Key in keyof z.input<S>]?: string | number | boolean | undefined }
  : unknown;

type IfEmpty<T, Empty> = keyof T extends never ? Empty : T;
type Simplify<T> = { [Key in keyof T]: T[Key] };
type Inputs<C> = Simplify<InputOf<C, 'params'> & QueryOf<C> & InputOf<C, 'body'>>;

/** Arguments of an endpoint: path parameters, query keys and body fields in one object; void if there are none. */
export type ArgsOf<C> = IfEmpty<Inputs<C>, void>;
/** The parsed reply of an endpoint. */
export type ReplyOf<C> = C extends { reply: infer S extends z.ZodType } ? z.output<S> : never;

interface ApiRequest {
  url: string;
  method: Route['method'];
  /** Undefined for requests without a body. */
  body?: Record<string, unknown>;
}

/** Fills path parameters in, encoded; the remaining arguments become the query of a GET, else the body. */
export function buildRequest<C>({ method, path }: Endpoint<C>, args: ArgsOf<C>): ApiRequest {
  const rest = new Map<string, unknown>(Object.entries(args ?? {}));
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    if (value === undefined) throw new Error(`${method} ${path} needs "${name}"`);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (rest.size === 0) return { url, method };
  if (method !== 'GET') return { url, method, body: Object.fromEntries(rest) };
  const query = new URLSearchParams();
  for (const [key, value] of rest) if (value !== undefined) query.set(key, String(value));
  return { url: query.size === 0 ? url : `${url}?${query}`, method };
}

/** Converts a request to fetch options; guests have no token. */
export function fetchInit({ method, body }: ApiRequest, token: string | undefined): RequestInit {
  return {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

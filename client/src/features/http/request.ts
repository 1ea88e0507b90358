// Turns a call of the API and its arguments into an HTTP request; the only place in the client that knows how addresses are filled in.
import type { Endpoint, Route } from '@lanternwise/shared/contracts/routes/route';
import type { z } from 'zod';

type InputOf<C, Part extends string> = C extends Record<Part, infer S extends z.ZodType> ? z.input<S> : unknown;

/** Query values travel as texts and may come from a bookmark: keys are checked here, values by the server. */
type QueryOf<C> = C extends { query: infer S extends z.ZodType }
  ? { readonly [Key in keyof z.input<S>]?: string | number | boolean | undefined }
  : unknown;

type IfEmpty<T, Empty> = keyof T extends never ? Empty : T;
type Simplify<T> = { [Key in keyof T]: T[Key] };
type Inputs<C> = Simplify<InputOf<C, 'params'> & QueryOf<C> & InputOf<C, 'body'>>;

/** What a call takes: parameters of the path, query keys and the fields of the body in one object; void where there are none. */
export type ArgsOf<C> = IfEmpty<Inputs<C>, void>;
/** What the server answers to a call. */
export type ReplyOf<C> = C extends { reply: infer S extends z.ZodType } ? z.output<S> : never;

interface ApiRequest {
  url: string;
  method: Route['method'];
  /** Left out where nothing but the address is sent. */
  body?: Record<string, unknown>;
}

/** Arguments that the path names fill it in, encoded; of the others a GET makes its query and everything else its body. */
export function buildRequest<C>({ method, path }: Endpoint<C>, args: ArgsOf<C>): ApiRequest {
  const rest = new Map<string, unknown>(Object.entries(args ?? {}));
  const url = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest.get(name);
    if (value === undefined) throw new Error(`${method} ${path} needs "${name}"`);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (rest.size === 0) return { url: url, method };
  if (method !== 'GET') return { url: url, method, body: Object.fromEntries(rest) };
  const query = new URLSearchParams();
  for (const [key, value] of rest) if (value !== undefined) query.set(key, String(value));
  return { url: query.size === 0 ? url : `${url}?${query}`, method };
}

/** The same request for `fetch`; guests have no token. */
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

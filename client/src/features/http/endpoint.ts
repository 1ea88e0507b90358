// Makes an RTK Query endpoint from a call of the API: a query for GET, a mutation for everything else.
// Replies are typed by the contract and not parsed: parsing would bring Zod to the first page (see addresses/address.ts).
import type { Call } from '@lanternwise/shared/contracts/addresses/address';
import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react';
import type { BaseQuery, TagType } from '../api.ts';
import { type ArgsOf, type ReplyOf, requestFor } from './request.ts';

type Build = EndpointBuilder<BaseQuery, TagType, 'api'>;
type Query<C, Result> = QueryDefinition<ArgsOf<C>, BaseQuery, TagType, Result, 'api'>;
type Mutation<C, Result> = MutationDefinition<ArgsOf<C>, BaseQuery, TagType, Result, 'api'>;
type Derived = 'type' | 'query' | 'queryFn' | 'transformResponse';
interface Picks<C, Result> {
  /** Keeps a part of the reply, where its wrapping serves nobody. */
  transformResponse?: (reply: ReplyOf<C>) => Result;
}

type Get<C> = Call<C> & { readonly method: 'GET' };
type Change<C> = Call<C> & { readonly method: 'POST' | 'PATCH' | 'PUT' | 'DELETE' };

export function endpoint<C, Result = ReplyOf<C>>(
  build: Build,
  call: Get<C>,
  options?: Omit<Query<C, NoInfer<Result>>, Derived> & Picks<C, Result>,
): Query<C, NoInfer<Result>>;
export function endpoint<C, Result = ReplyOf<C>>(
  build: Build,
  call: Change<C>,
  options?: Omit<Mutation<C, NoInfer<Result>>, Derived> & Picks<C, Result>,
): Mutation<C, NoInfer<Result>>;
export function endpoint<C>(build: Build, call: Call<C>, options: object = {}): unknown {
  const definition = { ...options, query: (args: ArgsOf<C>) => requestFor(call, args) };
  return call.method === 'GET' ? build.query(definition) : build.mutation(definition);
}

// Builds an RTK Query endpoint from an API contract: a query for GET, a mutation for everything else.
import type { Endpoint } from '@lanternwise/shared/contracts/routes/route';
import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query/react';
import type { BaseQuery, TagType } from '../api.ts';
import type { ArgsOf, ReplyOf } from './request.ts';

type ApiBuilder = EndpointBuilder<BaseQuery, TagType, 'api'>;
type Query<C, Result> = QueryDefinition<ArgsOf<C>, BaseQuery, TagType, Result, 'api'>;
type Mutation<C, Result> = MutationDefinition<ArgsOf<C>, BaseQuery, TagType, Result, 'api'>;
type DerivedOptions = 'type' | 'query' | 'queryFn' | 'transformResponse';
interface TransformOptions<C, Result> {
  /** Unwraps the used part of the reply. */
  transformResponse?: (reply: ReplyOf<C>) => Result;
}

type QueryCall<C> = Endpoint<C> & { readonly method: 'GET' };
type MutationCall<C> = Endpoint<C> & { readonly method: 'POST' | 'PATCH' | 'PUT' | 'DELETE' };

export function endpoint<C, Result = ReplyOf<C>>(
  build: ApiBuilder,
  call: QueryCall<C>,
  options?: Omit<Query<C, NoInfer<Result>>, DerivedOptions> & TransformOptions<C, Result>,
): Query<C, NoInfer<Result>>;
export function endpoint<C, Result = ReplyOf<C>>(
  build: ApiBuilder,
  call: MutationCall<C>,
  options?: Omit<Mutation<C, NoInfer<Result>>, DerivedOptions> & TransformOptions<C, Result>,
): Mutation<C, NoInfer<Result>>;
export function endpoint<C>(build: ApiBuilder, call: Endpoint<C>, options: object = {}): unknown {
  const definition = { ...options, query: (args: ArgsOf<C>) => ({ endpoint: call, args }) };
  return call.method === 'GET' ? build.query(definition) : build.mutation(definition);
}

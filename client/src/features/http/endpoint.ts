// Builds an RTK Query endpoint from a call of the API: a query for GET, a mutation for everything else.
import type { Call, Contracts } from '@lanternwise/shared/contracts/calls';
import type {
  EndpointBuilder,
  MutationDefinition,
  QueryDefinition,
  TagDescription,
} from '@reduxjs/toolkit/query/react';
import type { BaseQuery, TagType } from '../api.ts';
import type { ArgsOf, ReplyOf } from './request.ts';

type ApiBuilder = EndpointBuilder<BaseQuery, TagType, 'api'>;
type Read = Call & `GET ${string}`;
type Change = Exclude<Call, Read>;
type Query<K extends Call, Result> = QueryDefinition<ArgsOf<Contracts[K]>, BaseQuery, TagType, Result, 'api'>;
type Mutation<K extends Call, Result> = MutationDefinition<ArgsOf<Contracts[K]>, BaseQuery, TagType, Result, 'api'>;
type DerivedOptions = 'type' | 'query' | 'queryFn' | 'transformResponse' | 'providesTags' | 'invalidatesTags';
type Tag = TagDescription<TagType>;
/** What a query provides and a mutation invalidates; a function names it by the arguments, and by the reply unless the call failed. */
type Tags<Args> = readonly (Tag | ((args: Args, reply: unknown) => Tag | undefined))[];
interface TransformOptions<K extends Call, Result> {
  /** Unwraps the used part of the reply. */
  transformResponse?: (reply: ReplyOf<Contracts[K]>) => Result;
}

export function endpoint<K extends Read, Result = ReplyOf<Contracts[K]>>(
  build: ApiBuilder,
  call: K,
  tags?: Tags<ArgsOf<Contracts[K]>>,
  options?: Omit<Query<K, NoInfer<Result>>, DerivedOptions> & TransformOptions<K, Result>,
): Query<K, NoInfer<Result>>;
export function endpoint<K extends Change, Result = ReplyOf<Contracts[K]>>(
  build: ApiBuilder,
  call: K,
  tags?: Tags<ArgsOf<Contracts[K]>>,
  options?: Omit<Mutation<K, NoInfer<Result>>, DerivedOptions> & TransformOptions<K, Result>,
): Mutation<K, NoInfer<Result>>;
export function endpoint(build: ApiBuilder, call: Call, tags: Tags<never> = [], options: object = {}): unknown {
  const query = (args: never) => ({ call, args });
  const tagsOf = (reply: unknown, _error: unknown, args: never) =>
    tags.map((tag) => (typeof tag === 'function' ? tag(args, reply) : tag));
  return call.startsWith('GET ')
    ? build.query({ ...options, query, providesTags: tagsOf })
    : build.mutation({ ...options, query, invalidatesTags: tagsOf });
}

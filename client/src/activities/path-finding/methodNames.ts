// What the searches are called, in the lesson and by the companion.
import type { SearchMethod } from '@lanternwise/shared/learning/search/searchGrid';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const METHOD_NAMES: Readonly<Record<SearchMethod, MessageDescriptor>> = {
  'breadth-first': msg`Breadth-first: near before far`,
  'depth-first': msg`Depth-first: dive, then come back`,
  greedy: msg`Greedy: always toward the end`,
};

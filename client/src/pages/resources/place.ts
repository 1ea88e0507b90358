// The place of the page that is shown: which guide, and which heading of it, from the address's fragment.
import { GUIDES } from '@lanternwise/shared/generated/guides.ts';

export const INTRODUCTION = 'introduction';

export interface ResourcePlace {
  /** Undefined = the introduction. */
  guide: string | undefined;
  /** Id of the heading's element, "guide/heading"; undefined = the top of the guide. */
  heading: string | undefined;
}

/** "#lesson-plans/robo-realm"; a fragment that names no guide shows the introduction. */
export function placeOf(hash: string): ResourcePlace {
  let fragment = hash.slice(1);
  try {
    fragment = decodeURIComponent(fragment);
  } catch {
    // A broken escape names no guide.
  }
  const [guide, heading] = fragment.split('/');
  if (!GUIDES.some(({ id }) => id === guide)) return { guide: undefined, heading: undefined };
  return { guide, heading: heading ? fragment : undefined };
}

export const headingId = (guide: string, heading: string): string => `${guide}/${heading}`;

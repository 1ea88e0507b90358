// Makes a page a lazily loaded chunk that brings the messages of its area.
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { AreaName } from '../i18n/areas.ts';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { clientPart } from '../ui/lazyPart.tsx';

type LoadPages<N extends string> = () => Promise<Record<N, ComponentType>>;

/** Loads a page, by its export name, together with the messages of its area. */
function pageLoader<N extends string>(area: AreaName, load: LoadPages<N>, name: N): () => Promise<ComponentType> {
  const loadWithMessages = withAreaMessages(area, load);
  return async () => (await loadWithMessages())[name];
}

/** A page that may be prerendered: React hydrates it within a Suspense. */
export function lazyPage<N extends string>(area: AreaName, load: LoadPages<N>, name: N): ReactNode {
  const loadPage = pageLoader(area, load, name);
  const Page = lazy(async () => ({ default: await loadPage() }));
  return <Page />;
}

/** As `lazyPage`, for pages that are never prerendered: each is shown in the moment its code is there. */
export function clientPage<N extends string>(area: AreaName, load: LoadPages<N>, name: N): ReactNode {
  const Page = clientPart(pageLoader(area, load, name));
  return <Page />;
}

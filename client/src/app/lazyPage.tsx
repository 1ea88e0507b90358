// Makes a page a route: a chunk of its own that brings the messages of its areas.
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { AreaName } from '../i18n/areas.ts';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { clientPart, lazyPart } from '../ui/lazyPart.tsx';

type LoadPage = () => Promise<ComponentType>;
type Areas = AreaName | readonly AreaName[];

/** A page that may be prerendered: React hydrates it within a Suspense. */
export function lazyPage(path: string, areas: Areas, load: LoadPage): RouteObject {
  const Page = lazyPart(withAreaMessages(areas, load));
  return { path, element: <Page /> };
}

/** As `lazyPage`, for pages that are never prerendered: each is shown in the moment its code is there. */
export function clientPage(path: string, areas: Areas, load: LoadPage): RouteObject {
  const Page = clientPart(withAreaMessages(areas, load));
  return { path, element: <Page /> };
}

// Makes a page a lazily loaded chunk that brings the messages of its area.
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { AreaName } from '../i18n/areas.ts';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { clientPart } from '../ui/clientPart.tsx';

/** A lazily loaded page, by its export name, together with the messages of its area. */
export function lazyPage<N extends string>(
  area: AreaName,
  load: () => Promise<Record<N, ComponentType>>,
  name: N,
): ReactNode {
  const loadWithMessages = withAreaMessages(area, load);
  const Page = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await loadWithMessages())[name] }));
  return <Page />;
}

/** As `lazyPage`, for pages that are never prerendered: each is shown in the moment its code is there. */
export function clientPage<N extends string>(
  area: AreaName,
  load: () => Promise<Record<N, ComponentType>>,
  name: N,
): ReactNode {
  const loadWithMessages = withAreaMessages(area, load);
  const Page = clientPart(async () => (await loadWithMessages())[name]);
  return <Page />;
}

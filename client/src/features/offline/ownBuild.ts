// Which build of the site this page belongs to, and whether the server has a newer one, without this page's chunks.

import { useEffect, useState } from 'react';
import { PLAN_PATH } from './plan.ts';

/** The entry script stands in the document, or was added by app/boot.js. */
export function ownBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src*="/main"]');
  return script ? new URL(script.src).pathname : '';
}

/** False if the server cannot be reached. */
export async function isOutdated(): Promise<boolean> {
  try {
    const reply = await fetch(PLAN_PATH, { cache: 'no-store' });
    if (!reply.ok) return false;
    const { build } = (await reply.json()) as { build: string };
    return build !== ownBuild();
  } catch {
    return false;
  }
}

/** What Vite throws where a style could not be fetched. */
const STYLE_ERROR = /^Unable to preload CSS/;

/** Whether an error says that a part of the page could not be fetched: offline, or a newer build was deployed. */
export const isLoadError = (error: unknown): boolean =>
  error instanceof Error &&
  (STYLE_ERROR.test(error.message) || (error instanceof TypeError && /import|fetch|module/i.test(error.message)));

/** For pages and windows that could not be loaded: whether the reason is an update of the site. */
export function useIsOutdated(error: unknown): boolean {
  const [found, setFound] = useState(false);
  useEffect(() => {
    if (!isLoadError(error)) return;
    let cancelled = false;
    void isOutdated().then((is) => !cancelled && setFound(is));
    return () => {
      cancelled = true;
    };
  }, [error]);
  return found;
}

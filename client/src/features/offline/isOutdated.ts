// Asks whether the server has a newer build than the one of this page: then parts of this page that are not loaded yet are gone.
import { ownBuild } from './ownBuild.ts';
import { PLAN_PATH } from './plan.ts';

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

// Who looks at the page, for the links of the bar and the footer.
import { useSession } from '../../features/session/useSession.ts';
import type { Visitor } from './siteLinks.ts';

/** A guest until the session is known. */
export function useVisitor(): Visitor {
  const { user } = useSession();
  return user ?? null;
}

// The target of 'Get Started': the adventures for a signed-in user, else the plans (site.txt, Home page).
import { readToken } from '../../features/session/token.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useHydrated } from '../../ui/useHydrated.ts';

/** Until the server has answered, a person with a token counts as signed in, so that the link is right as soon as it can be pressed. */
export function useStartPath(): string {
  const { status } = useSession();
  const isHydrated = useHydrated();
  const isSignedIn = status === 'signed-in' || (status === 'unknown' && isHydrated && readToken() !== undefined);
  return isSignedIn ? '/Grassroot/learning-adventures' : '/pricing';
}

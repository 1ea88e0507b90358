// The target of 'Get Started': the adventures for a signed-in user, else the plans (site.txt, Home page).
import { useSession } from '../../features/session/useSession.ts';

export const useStartPath = (): string =>
  useSession().status === 'signed-in' ? '/Grassroot/learning-adventures' : '/pricing';

// Where 'Get Started' leads: to the adventures for somebody who is signed in, else to the plans (site.txt, Home page).
import { useSession } from '../../features/session/useSession.ts';

export const useStartPath = (): string =>
  useSession().status === 'signed-in' ? '/Grassroot/learning-adventures' : '/pricing';

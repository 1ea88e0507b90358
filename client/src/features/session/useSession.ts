// The hook by which components learn who is using the site.
import { useAppSelector } from '../../app/hooks.ts';
import { type SessionState, selectSession } from './sessionSlice.ts';

export const useSession = (): SessionState => useAppSelector(selectSession);

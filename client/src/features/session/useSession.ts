// Hook for the current session.
import { useAppSelector } from '../store/hooks.ts';
import { type SessionState, selectSession } from './sessionSlice.ts';

export const useSession = (): SessionState => useAppSelector(selectSession);

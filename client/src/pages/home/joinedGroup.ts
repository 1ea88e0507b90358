// Reads the group that was just joined out of the navigation state.
import { useLocation } from 'react-router-dom';

export interface JoinedGroup {
  groupCode: string;
  groupName: string;
}

export function useJoinedGroup(): JoinedGroup | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return undefined;
  const { groupCode, groupName } = state as Record<string, unknown>;
  return typeof groupCode === 'string' && typeof groupName === 'string' ? { groupCode, groupName } : undefined;
}

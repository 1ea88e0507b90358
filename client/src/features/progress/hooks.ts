// Hooks to record quest events and read the realm's progress.
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { createContext, useContext } from 'react';
import { storageTrouble } from '../../lib/storage/storageTrouble.ts';
import { useStoreValue } from '../../lib/valueStore.ts';
import { useRealmContent } from '../content/realmContentContext.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectRealmStates, selectSaveStatus } from './progressSlice.ts';
import type { RecordEvent, SaveStatus } from './types.ts';

const RecordContext = createContext<RecordEvent | null>(null);
/** Provided by the realm host. */
export const RecordProvider = RecordContext.Provider;

export function useRecord(): RecordEvent {
  const record = useContext(RecordContext);
  if (!record) throw new Error('useRecord needs a RecordProvider: it works inside a realm only');
  return record;
}

/** The learner's state in the current realm. */
export function useRealmState(): RealmState {
  return useAppSelector(selectRealmStates)[useRealmContent().realm.id] ?? EMPTY_REALM_STATE;
}

export const useSaveStatus = (): SaveStatus => useAppSelector(selectSaveStatus);
/** Whether this browser has refused to store something: unsent steps may be in this tab's memory alone. */
export const useMemoryOnly = (): boolean => useStoreValue(storageTrouble, (trouble) => trouble !== undefined);

// Progress of a developers' page: events go through the real reducer into the store, and nothing is saved.
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { reduceQuest } from '@lanternwise/shared/quests/reducer';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { useCallback, useRef } from 'react';
import { realmAdvanced } from '../../../features/progress/progressSlice.ts';
import type { RecordEvent } from '../../../features/progress/types.ts';
import { useAppDispatch } from '../../hooks.ts';

export interface LocalProgress {
  record: RecordEvent;
  /** Starts the realm again, with this much done. */
  restart(done?: Partial<RealmState>): void;
}

export function useLocalRecord(content: RealmContent | undefined): LocalProgress {
  const dispatch = useAppDispatch();
  const realm = content?.realm.id;
  const state = useRef<RealmState>({ ...EMPTY_REALM_STATE, entered: true });
  const restart = useCallback(
    (done: Partial<RealmState> = {}) => {
      state.current = { ...EMPTY_REALM_STATE, entered: true, ...done };
      if (realm) dispatch(realmAdvanced({ realm, state: state.current }));
    },
    [realm, dispatch],
  );
  const record = useCallback<RecordEvent>(
    (event) => {
      if (!content || !realm) return [];
      const full = { ...event, id: crypto.randomUUID(), at: Date.now(), realm } as QuestEvent;
      const result = reduceQuest(createQuestContext(content, gradeActivity), state.current, full);
      state.current = result.state;
      dispatch(realmAdvanced({ realm, state: result.state }));
      return result.effects;
    },
    [content, realm, dispatch],
  );
  return { record, restart };
}

// Developers' page: opens any lesson or activity of a realm by query (?realm=…&lesson=… or &activity=…); progress is kept in memory.
import { MAP_IDS } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { reduceQuest } from '@lanternwise/shared/quests/reducer';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { loadRealmContent } from '../../../features/content/loadRealmContent.ts';
import { RealmContentProvider } from '../../../features/content/realmContentContext.ts';
import { useContentLanguage } from '../../../features/content/useContentLanguage.ts';
import { RecordProvider } from '../../../features/progress/hooks.ts';
import { realmAdvanced } from '../../../features/progress/progressSlice.ts';
import type { RecordEvent } from '../../../features/progress/types.ts';
import { ActivityOverlay } from '../../../overlays/ActivityOverlay.tsx';
import { LessonOverlay } from '../../../overlays/lesson/LessonOverlay.tsx';
import { useAppDispatch } from '../../hooks.ts';

const FIRST_REALM = 'ai-adventure-park';

/** Records events with the real reducer in the store, without saving them. */
function useLocalRecord(content: RealmContent | undefined): RecordEvent {
  const dispatch = useAppDispatch();
  const realm = content?.realm.id;
  const state = useRef({ ...EMPTY_REALM_STATE, entered: true });
  return useMemo(
    () => (event) => {
      if (!content || !realm) return [];
      const full = { ...event, id: crypto.randomUUID(), at: Date.now(), realm } as QuestEvent;
      const result = reduceQuest(createQuestContext(content), state.current, full);
      state.current = result.state;
      dispatch(realmAdvanced({ realm, state: result.state }));
      return result.effects;
    },
    [content, realm, dispatch],
  );
}

export function LessonsDevPage() {
  const [content, setContent] = useState<RealmContent>();
  const [query, setQuery] = useSearchParams();
  const record = useLocalRecord(content);
  const realm = MAP_IDS.find((known) => known === query.get('realm')) ?? FIRST_REALM;
  const language = useContentLanguage();
  useEffect(() => void loadRealmContent(realm, language).then(setContent), [realm, language]);
  if (!content) return null;
  const close = () => setQuery({ realm });
  const lesson = query.get('lesson');
  const activity = query.get('activity');
  return (
    <RealmContentProvider value={content}>
      <RecordProvider value={record}>
        <main className="grid gap-4 p-8">
          <h1>Lessons and activities</h1>
          <ul>
            {Object.keys(content.lessons).map((id) => (
              <li key={id}>
                <Link to={`?realm=${realm}&lesson=${id}`}>{id}</Link>
              </li>
            ))}
            {Object.values(content.activities).map(({ id, kind }) => (
              <li key={id}>
                <Link to={`?realm=${realm}&activity=${id}`}>{`${id} (${kind})`}</Link>
              </li>
            ))}
          </ul>
        </main>
        {lesson && <LessonOverlay key={lesson} request={{ kind: 'lesson', ref: lesson }} close={close} />}
        {activity && <ActivityOverlay key={activity} request={{ kind: 'activity', ref: activity }} close={close} />}
      </RecordProvider>
    </RealmContentProvider>
  );
}

// Developers' page: every lesson and activity of the park by address (?lesson=… or ?activity=…), with progress kept in this tab only.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { realmFacts } from '@lanternwise/shared/content/realm-facts';
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { step } from '@lanternwise/shared/quests/stepper';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { loadRealmContent } from '../../../features/content/loadRealmContent.ts';
import { RealmContentProvider } from '../../../features/content/RealmContent.ts';
import { RecordProvider } from '../../../features/progress/hooks.ts';
import { realmAdvanced } from '../../../features/progress/progressSlice.ts';
import type { RecordEvent } from '../../../features/progress/types.ts';
import { ActivityOverlay } from '../../../overlays/activity/ActivityOverlay.tsx';
import { LessonOverlay } from '../../../overlays/lesson/LessonOverlay.tsx';
import { useAppDispatch } from '../../hooks.ts';

const REALM = 'ai-adventure-park';

/** Runs the real stepper, keeps the state in the store, saves nothing. */
function useTabRecord(content: RealmContent | undefined): RecordEvent {
  const dispatch = useAppDispatch();
  const state = useRef({ ...EMPTY_REALM_STATE, entered: true });
  return useMemo(
    () => (event) => {
      if (!content) return [];
      const full = { ...event, id: crypto.randomUUID(), at: Date.now(), realm: REALM } as QuestEvent;
      const result = step(realmFacts(content), state.current, full);
      state.current = result.state;
      dispatch(realmAdvanced({ realm: REALM, state: result.state }));
      return result.effects;
    },
    [content, dispatch],
  );
}

export function LessonsDevPage() {
  const [content, setContent] = useState<RealmContent>();
  const [query, setQuery] = useSearchParams();
  const record = useTabRecord(content);
  useEffect(() => void loadRealmContent(REALM).then(setContent), []);
  if (!content) return null;
  const close = () => setQuery({});
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
                <Link to={`?lesson=${id}`}>{id}</Link>
              </li>
            ))}
            {Object.values(content.activities).map(({ id, kind }) => (
              <li key={id}>
                <Link to={`?activity=${id}`}>{`${id} (${kind})`}</Link>
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

// Developers' page: opens any lesson or activity of a realm by query (?realm=…&lesson=… or &activity=…); progress is kept in memory.
import { MAP_IDS } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { loadRealmContent } from '../../../features/content/loadRealmContent.ts';
import { RealmContentProvider } from '../../../features/content/realmContentContext.ts';
import { useContentLanguage } from '../../../features/content/useContentLanguage.ts';
import { RecordProvider } from '../../../features/progress/hooks.ts';
import { ActivityOverlay } from '../../../overlays/ActivityOverlay.tsx';
import { LessonOverlay } from '../../../overlays/lesson/LessonOverlay.tsx';
import { useLocalRecord } from './useLocalRecord.ts';

const FIRST_REALM = 'ai-adventure-park';

export function LessonsDevPage() {
  const [content, setContent] = useState<RealmContent>();
  const [query, setQuery] = useSearchParams();
  const { record } = useLocalRecord(content);
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

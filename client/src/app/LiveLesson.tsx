// Loads the child's side of the live lesson for signed-in learners, when the browser is idle; guests and teachers never fetch it.
import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../features/session/useSession.ts';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { isPreview } from '../lib/preview.ts';
import { whenIdle } from '../lib/whenIdle.ts';

const loadHost = withAreaMessages('live', async () => (await import('./hosts/live/LiveLessonHost.tsx')).LiveLessonHost);

/** Short, because a lesson may be on already. */
const IDLE_TIMEOUT_MS = 2000;
const STAFF: readonly unknown[] = ['Teacher', 'Admin', 'Parent'];

export function LiveLesson() {
  const { user } = useSession();
  const isLearner = user !== null && !STAFF.includes(user.role) && !isPreview;
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    if (!isLearner) return;
    let cancelled = false;
    whenIdle(
      () =>
        void loadHost().then(
          (loaded) => !cancelled && setHost(() => loaded),
          () => undefined,
        ),
      { timeout: IDLE_TIMEOUT_MS },
    );
    return () => {
      cancelled = true;
    };
  }, [isLearner]);
  return isLearner && Host ? <Host key={user.id} /> : null;
}

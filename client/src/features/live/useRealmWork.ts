// Titles of realms and their tasks for the live lesson, from the content that this build brings: a teacher needs no plan to read them.
import { isMapId, type MapId, type ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { loadBundledContent } from '../content/loadRealmContent.ts';
import { useContentLanguage } from '../content/useContentLanguage.ts';
import { realmCard } from '../realm/realms.ts';

type RealmWork = Pick<RealmContent, 'quest' | 'lessons'>;

/** In the current language; call it during rendering. */
export const placeTitle = (place: ProgressPlace): string => (isMapId(place) ? realmCard(place).title : t`Unit 2`);

/** The title of a task or lesson; undefined until it is loaded, or if this build does not know it. */
export const workTitle = (work: RealmWork | undefined, id: string | null): string | undefined =>
  id === null ? undefined : (work?.quest.tasks.find((task) => task.id === id)?.title ?? work?.lessons[id]?.title);

/** The lesson whose evidence shows how a task goes: that of its last step. */
export const evidenceRef = (work: RealmWork | undefined, id: string | null): string | undefined => {
  const task = work?.quest.tasks.find((each) => each.id === id);
  if (task) return task.steps.at(-1)?.on.ref;
  return id !== null && work?.lessons[id] ? id : undefined;
};

export type WorkByRealm = Readonly<Partial<Record<MapId, RealmWork>>>;

/** What these realms ask for, by realm; grows as the parts arrive. A part that cannot be loaded stays away: its titles are left out. */
export function useRealmWork(realms: readonly (ProgressPlace | null)[]): WorkByRealm {
  const language = useContentLanguage();
  const [loaded, setLoaded] = useState<{ language: string; work: WorkByRealm }>({ language, work: {} });
  const wanted = [...new Set(realms)].filter((realm) => realm !== null && isMapId(realm)).sort();
  const key = wanted.join();
  useEffect(() => {
    let cancelled = false;
    for (const realm of key.split(',').filter(isMapId))
      loadBundledContent(realm, language).then(
        (content) =>
          !cancelled &&
          setLoaded((before) => ({
            language,
            work: { ...(before.language === language && before.work), [realm]: content },
          })),
        () => undefined,
      );
    return () => {
      cancelled = true;
    };
  }, [key, language]);
  return loaded.work;
}

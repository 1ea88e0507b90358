// What a guide says at a lit lantern, and beside it what the learner made in that realm.
import type { RealmState } from '@lanternwise/shared/quests/state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { RealmWorks } from '../../activities/host/realmWorks.ts';
import { loadRealmContent } from '../../features/content/loadRealmContent.ts';
import { useContentLanguage } from '../../features/content/useContentLanguage.ts';
import { paintBoard } from '../../features/realm/paintBoard.ts';
import { realmCard } from '../../features/realm/realms.ts';
import { Portrait } from '../../ui/Portrait.tsx';
import { guideOf, type REALMS } from './guides.ts';

type CourseRealm = (typeof REALMS)[number];
const NO_WORKS: RealmWorks = { pictures: [], lines: [], models: [] };
/** Canvas pixels; the style makes it smaller. */
const PICTURE_WIDTH = 264;
/** So many of a realm's works have room beside the guide. */
const SHOWN = 2;

/** Empty until the realm's content is there, and where it cannot be loaded. */
function useRealmWorks(realm: CourseRealm, state: RealmState): RealmWorks {
  const language = useContentLanguage();
  const [found, setFound] = useState<{ realm: CourseRealm; works: RealmWorks }>();
  useEffect(() => {
    let isCurrent = true;
    Promise.all([loadRealmContent(realm, language), import('../../activities/host/realmWorks.ts')])
      .then(([content, { realmWorks }]) => isCurrent && setFound({ realm, works: realmWorks(content, state) }))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [realm, language, state]);
  return found?.realm === realm ? found.works : NO_WORKS;
}

export function GuideWords({ realm, state }: { realm: CourseRealm; state: RealmState }) {
  const { name, portrait, words } = guideOf(realm);
  const { title } = realmCard(realm);
  const works = useRealmWorks(realm, state);
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-3">
      <Portrait character={portrait} name="" size={84} />
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <p className="font-bold">
          {name} <span className="font-normal text-muted">· {title}</span>
        </p>
        <p className="text-lg">{words}</p>
        <WorkWords works={works} />
      </div>
      <WorkPictures pictures={works.pictures.slice(0, SHOWN)} />
    </div>
  );
}

function WorkWords({ works: { lines, models } }: { works: RealmWorks }) {
  const best = models.toSorted((a, b) => b.accuracy - a.accuracy)[0];
  const percent = Math.round((best?.accuracy ?? 0) * 100);
  return (
    <>
      {best && (
        <p>
          <Trans>
            Your model from “{best.title}” was right on {percent}% of what it had never seen.
          </Trans>
        </p>
      )}
      {lines.length > 0 && (
        <p>
          <Trans>Your sign says: {lines.slice(0, SHOWN).join(' ')}</Trans>
        </p>
      )}
    </>
  );
}

function WorkPictures({ pictures }: Pick<RealmWorks, 'pictures'>) {
  const { t } = useLingui();
  if (pictures.length === 0) return null;
  return (
    <ul className="flex gap-3">
      {pictures.map(({ picture, isSample }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a realm's pictures keep their order
        <li key={at}>
          <figure className="grid justify-items-center gap-1 text-sm text-muted">
            <Painting picture={picture} />
            <figcaption>{isSample ? t`Our sample` : t`Your picture`}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Its caption says what it is. */
function Painting({ picture }: { picture: RealmWorks['pictures'][number]['picture'] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) paintBoard(canvas.current, picture, PICTURE_WIDTH);
  }, [picture]);
  return (
    <canvas ref={canvas} className="h-[76px] w-auto max-w-[132px] rounded-lg border-2 border-line object-contain" />
  );
}

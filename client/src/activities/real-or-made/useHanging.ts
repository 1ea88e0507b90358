// Hangs twelve frames: loads the realm of the word river, takes the learner's text and sprites from this browser, and lets the worker make them.
import type { GalleryFrame, GalleryRequest } from '@lanternwise/shared/activities/real-or-made/gallery';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useEffect, useMemo, useState } from 'react';
import { loadRealmContent } from '../../features/content/loadRealmContent.ts';
import { useContentLanguage } from '../../features/content/useContentLanguage.ts';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import { spriteDraft } from '../sprite-duel/draft.ts';
import { riverText } from '../word-river/draft.ts';

type Gallery = ActivityOf<'real-or-made'>;

/** Undefined until the other realm is loaded. */
function useRequest({ from, sprites, drawings }: Gallery, isNeeded: boolean): GalleryRequest | undefined {
  const language = useContentLanguage();
  const [request, setRequest] = useState<GalleryRequest>();
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    const load = async () => {
      const { activities } = await loadRealmContent(from.realm, language);
      const river = activities[from.activity];
      if (!isCurrent || river?.kind !== 'word-river') return;
      const { text, isSample } = riverText(river);
      const shipped = river.stories.map(({ story }) => story).join('\n');
      const drawn = spriteDraft(sprites).read().sprites;
      setRequest({
        ...{ text, isOwn: !isSample, shipped, drawings: drawings.map(({ pixels }) => pixels) },
        ownDrawings: drawn.flatMap(({ cells, isByHand }) => (isByHand ? [cells] : [])),
      });
    };
    const fail = (error: unknown) => {
      // Thrown during rendering, to reach the error boundary.
      if (isCurrent)
        setRequest(() => {
          throw error;
        });
    };
    load().catch(fail);
    return () => {
      isCurrent = false;
    };
  }, [from, sprites, drawings, language, isNeeded]);
  return request;
}

/** Frames of this seed; undefined while they are not needed or still being made. */
export function useHanging(activity: Gallery, isNeeded: boolean, seed: number): readonly GalleryFrame[] | undefined {
  const request = useRequest(activity, isNeeded);
  return useAlgorithm(
    'hang-gallery',
    useMemo(() => (isNeeded && request ? ([request, seed] as const) : undefined), [isNeeded, request, seed]),
  );
}

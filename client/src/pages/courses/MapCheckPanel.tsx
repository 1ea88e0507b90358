// The panel of the course Map Making that looks at a map file: which points of the checklist it fulfils, and its walls.
import type { Course } from '@lanternwise/shared/courses/course';
import type { MapReview } from '@lanternwise/shared/maps/reviewMap';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, Suspense, useId, useState } from 'react';
import { attempt } from '../../features/attempt.ts';
import { coursesApi } from '../../features/coursesApi.ts';
import { reviewMapFile } from '../../features/mapReview/reviewMapFile.ts';
import { useSession } from '../../features/session/useSession.ts';
import { withAreaMessages } from '../../i18n/catalogues.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { MapItem } from './MapFindings.tsx';

const MapFindings = lazyPart(async () => (await import('./MapFindings.tsx')).MapFindings);
const CollisionView = lazyPart(
  withAreaMessages('school', async () => (await import('../school/CollisionView.tsx')).CollisionView),
);

const mapItems = (course: Course): MapItem[] =>
  course.units
    .flatMap(({ checklist }) => checklist ?? [])
    .flatMap(({ id, text, point }) => (point ? [{ id, text, point }] : []));

export function MapCheckPanel({ course }: { course: Course }) {
  const { t } = useLingui();
  const heading = useId();
  const input = useId();
  const { status } = useSession();
  const [setCheck] = coursesApi.useSetCourseCheckMutation();
  const [review, setReview] = useState<MapReview>();
  const [isBusy, setBusy] = useState(false);
  const items = mapItems(course);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Otherwise choosing the same file again, after mending it in Tiled, would change nothing.
    target.value = '';
    if (!file) return;
    setBusy(true);
    const next = await reviewMapFile(file);
    setBusy(false);
    setReview(next);
    if ('refused' in next || status !== 'signed-in') return;
    for (const { id, point } of items) {
      if (next.missing[point].length > 0) continue;
      if (!(await attempt(setCheck({ slug: course.slug, item: id, checked: true })))) return;
    }
  };
  return (
    <Panel aria-labelledby={heading} className="grid gap-5">
      <div className="grid gap-2">
        <h2 id={heading} className="text-xl text-game-title">
          <Trans>Let us look at your map</Trans>
        </h2>
        <p>
          <Trans>
            Choose the .tmj file that you saved in Tiled. It is checked here in your browser and sent nowhere.
          </Trans>{' '}
          {status === 'signed-in' && <Trans>What is right is ticked off below.</Trans>}
        </p>
      </div>
      <div>
        <input
          id={input}
          type="file"
          accept=".tmj,.json"
          className="lw-hidden peer"
          onChange={(event) => void choose(event)}
        />
        <label
          htmlFor={input}
          aria-busy={isBusy || undefined}
          className={buttonClass({ variant: 'secondary' }, 'cursor-pointer peer-focus-visible:outline-3')}
        >
          {review ? t`Choose it again` : t`Choose a map file`}
        </label>
      </div>
      <div role="status" className="grid gap-5">
        {isBusy && (
          <p>
            <Trans>Walking every path of your map…</Trans>
          </p>
        )}
        {review && 'refused' in review && <p className="lw-error">{review.refused}</p>}
        <Suspense>{review && !('refused' in review) && <MapFindings review={review} items={items} />}</Suspense>
      </div>
      <Suspense>
        {review && !('refused' in review) && <CollisionView title={review.map.name} map={review.map} />}
      </Suspense>
    </Panel>
  );
}

// The panel of the course Map Making that looks at a map file: which points of the checklist it fulfils, and its walls.
import type { Course } from '@lanternwise/shared/courses/course';
import type { MapPoint, MapReview } from '@lanternwise/shared/maps/reviewMap';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, CircleAlert } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { errorMessage } from '../../features/api.ts';
import { useSetCourseCheckMutation } from '../../features/coursesApi.ts';
import { reviewMapFile } from '../../features/mapReview/reviewMapFile.ts';
import { useSession } from '../../features/session/useSession.ts';
import { translateSentence } from '../../i18n/serverMessages.ts';
import { showToast } from '../../lib/showToast.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CollisionView } from '../school/CollisionView.tsx';

type Reviewed = Exclude<MapReview, { refused: string }>;
interface MapItem {
  id: string;
  text: string;
  point: MapPoint;
}

/** More findings than these are counted, not listed: the first ones often cause the others. */
const LISTED_FINDINGS = 4;

const mapItems = (course: Course): MapItem[] =>
  course.units
    .flatMap(({ checklist }) => checklist ?? [])
    .flatMap(({ id, text, point }) => (point ? [{ id, text, point }] : []));

export function MapCheckPanel({ course }: { course: Course }) {
  const { t } = useLingui();
  const heading = useId();
  const input = useId();
  const { status } = useSession();
  const [setCheck] = useSetCourseCheckMutation();
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
      const { error } = await setCheck({ slug: course.slug, item: id, checked: true });
      if (error) return showToast('error', errorMessage(error));
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
        {review && !('refused' in review) && <Findings review={review} items={items} />}
      </div>
      {review && !('refused' in review) && <CollisionView title={review.map.name} map={review.map} />}
    </Panel>
  );
}

function Findings({ review: { missing, map }, items }: { review: Reviewed; items: readonly MapItem[] }) {
  const { name } = map;
  const count = items.length;
  const fulfilled = items.filter(({ point }) => missing[point].length === 0).length;
  return (
    <>
      <p className="font-bold">
        {fulfilled === count ? (
          <Trans>
            {name}: all {count} points are fulfilled. Let somebody play it!
          </Trans>
        ) : (
          <Trans>
            {name}: {fulfilled} of {count} points are fulfilled.
          </Trans>
        )}
      </p>
      <ul className="grid gap-3">
        {items.map(({ id, text, point }) => (
          <Finding key={id} text={text} missing={missing[point]} />
        ))}
      </ul>
    </>
  );
}

function Finding({ text, missing }: { text: string; missing: readonly string[] }) {
  const listed = [...new Set(missing)].slice(0, LISTED_FINDINGS);
  const rest = missing.length - listed.length;
  const Icon = missing.length === 0 ? Check : CircleAlert;
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
      <Icon size={22} aria-hidden="true" className={missing.length === 0 ? 'text-ok' : 'text-link'} />
      <p>
        <span className="lw-hidden">{missing.length === 0 ? <Trans>Fulfilled:</Trans> : <Trans>Missing:</Trans>} </span>
        {translateSentence(text)}
      </p>
      {listed.length > 0 && (
        <ul className="col-start-2 grid gap-1 text-sm text-muted">
          {listed.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
          {rest > 0 && (
            <li>
              <Plural value={rest} one="And # more." other="And # more." />
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

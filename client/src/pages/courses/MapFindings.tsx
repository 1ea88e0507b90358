// What the check of a map found: which points of the checklist it fulfils, and what is missing for the others.
import type { MapPoint, MapReview } from '@lanternwise/shared/maps/reviewMap';
import { Plural, Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { translateSentence } from '../../i18n/serverMessages.ts';

type Reviewed = Exclude<MapReview, { refused: string }>;
export interface MapItem {
  id: string;
  text: string;
  point: MapPoint;
}

/** More findings than these are counted, not listed: the first ones often cause the others. */
const LISTED_FINDINGS = 4;

export function MapFindings({ review: { missing, map }, items }: { review: Reviewed; items: readonly MapItem[] }) {
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

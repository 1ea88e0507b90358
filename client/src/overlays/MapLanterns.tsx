// The great lanterns on the map of the realm: a button for each, and the legend that counts their states.
import type { LanternMark } from '@lanternwise/shared/quests/lanterns';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { Place } from '../bridge/events.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { LANTERN_LABELS } from '../overlay-kit/LanternState.tsx';
import { useLanternMarks } from '../overlay-kit/useLanternMarks.ts';
import { cx } from '../ui/cx.ts';
import { LanternIcon } from '../ui/LanternIcon.tsx';
import styles from './MapLanterns.module.css';

interface MapLanternProps {
  place: Place;
  style: CSSProperties;
  walk(): void;
}

export function MapLantern({ place, style, walk }: MapLanternProps) {
  const { t } = useLingui();
  const { quest } = useRealmContent();
  const mark = useLanternMarks()[place.id];
  const title = quest.tasks.find(({ id }) => id === place.id)?.title;
  if (!mark || title === undefined) return null;
  const label = `${title}: ${t(LANTERN_LABELS[mark])}`;
  return (
    <button
      type="button"
      className={cx(styles.lantern, mark === 'ready' && styles.isReady, mark === 'lit' && styles.isLit)}
      style={style}
      title={label}
      aria-label={t`Walk to the lantern of ${label}`}
      onClick={walk}
    >
      <LanternIcon mark={mark} size={22} />
    </button>
  );
}

const LEGEND_ORDER: readonly LanternMark[] = ['lit', 'ready', 'unlit'];

/** Nothing on a map without lanterns. */
export function LanternLegend({ places }: { places: readonly Place[] }) {
  const { t } = useLingui();
  const marks = useLanternMarks();
  const shown = places.filter(({ kind }) => kind === 'lantern').map(({ id }) => marks[id]);
  if (shown.length === 0) return null;
  return (
    <span className={styles.legend}>
      <strong>{t`Great lanterns`}</strong>
      {LEGEND_ORDER.map((mark) => (
        <span key={mark} className={styles.entry}>
          <LanternIcon mark={mark} /> {t(LANTERN_LABELS[mark])}: {shown.filter((each) => each === mark).length}
        </span>
      ))}
    </span>
  );
}

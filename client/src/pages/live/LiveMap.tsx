// The realms with the children's avatars where they are: all realms side by side, or one of them large.
import { isMapId, type MapId, PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { MAP_COLUMNS, MAP_ROWS } from '@lanternwise/shared/constants/world';
import type { LiveLearner } from '@lanternwise/shared/contracts/liveMessages';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type CSSProperties, memo, useCallback, useState } from 'react';
import type { BoardState } from '../../features/live/liveState.ts';
import { placeTitle } from '../../features/live/useRealmWork.ts';
import { realmCard } from '../../features/realm/realms.ts';
import { BarButton } from '../../ui/BarButton.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { useBoard, useBoardValue, useLearner, useShownName } from './boardHooks.ts';
import styles from './liveMap.module.css';
import { groupByRealm, isSameOrder } from './liveView.ts';
import { STATE_LOOKS } from './stateLooks.tsx';

type Groups = ReturnType<typeof groupByRealm>;
const isSameGroups = (a: Groups, b: Groups) =>
  a.size === b.size && [...a].every(([realm, ids]) => isSameOrder(ids, b.get(realm) ?? []));

const placeOf = (id: MapId) => {
  const at = (PLAY_ORDER as readonly MapId[]).indexOf(id);
  return at < 0 ? PLAY_ORDER.length : at;
};

function useGroups(): Groups {
  const { board, numbers } = useBoard();
  const compute = useCallback(({ learners }: BoardState) => groupByRealm(learners, numbers), [numbers]);
  return useBoardValue(board, compute, isSameGroups);
}

export function LiveMap() {
  const groups = useGroups();
  const [zoomed, setZoomed] = useState<MapId>();
  const realms = [...groups.keys()].filter((realm) => realm !== null && isMapId(realm));
  realms.sort((a, b) => placeOf(a) - placeOf(b));
  const elsewhere = [...groups].flatMap(([realm, ids]) => (realm === null || !isMapId(realm) ? ids : []));
  if (zoomed) return <ZoomedRealm realm={zoomed} ids={groups.get(zoomed) ?? []} onBack={() => setZoomed(undefined)} />;
  return (
    <div className={styles.mapPage}>
      {realms.length === 0 && (
        <p className="py-6 text-lg text-muted">
          <Trans>No student is in a realm right now.</Trans>
        </p>
      )}
      <ul className={styles.maps} data-count={Math.min(realms.length, 4)}>
        {realms.map((realm) => (
          <li key={realm}>
            <RealmCardMap realm={realm} ids={groups.get(realm) ?? []} onZoom={() => setZoomed(realm)} />
          </li>
        ))}
      </ul>
      <Elsewhere ids={elsewhere} />
    </div>
  );
}

function RealmCardMap({ realm, ids, onZoom }: { realm: MapId; ids: readonly string[]; onZoom(): void }) {
  const { t } = useLingui();
  const { title } = realmCard(realm);
  return (
    <section className={styles.mapCard} aria-label={title}>
      <h2 className={styles.mapTitle}>
        <button type="button" className={styles.mapZoom} aria-label={t`Show ${title} large`} onClick={onZoom}>
          {title}
        </button>
        <span className="text-muted">
          <Plural value={ids.length} one="# student" other="# students" />
        </span>
      </h2>
      <RealmMap realm={realm} ids={ids} isLarge={false} />
    </section>
  );
}

function ZoomedRealm({ realm, ids, onBack }: { realm: MapId; ids: readonly string[]; onBack(): void }) {
  return (
    <section className={styles.mapPage} aria-label={placeTitle(realm)}>
      <div className="flex flex-wrap items-center gap-3">
        <BarButton autoFocus Icon={ChevronLeft} onClick={onBack}>
          <Trans>All realms</Trans>
        </BarButton>
        <h2 className="text-xl">{placeTitle(realm)}</h2>
        <span className="text-muted">
          <Plural value={ids.length} one="# student" other="# students" />
        </span>
      </div>
      <div className={styles.zoomed}>
        <RealmMap realm={realm} ids={ids} isLarge />
      </div>
    </section>
  );
}

function RealmMap({ realm, ids, isLarge }: { realm: MapId; ids: readonly string[]; isLarge: boolean }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <div className={styles.map} data-large={isLarge || undefined}>
      {!isMissing && (
        <img src={`/Game_Assets/${realm}_map.png`} alt="" draggable={false} onError={() => setMissing(true)} />
      )}
      {ids.map((id) => (
        <Marker key={id} id={id} isLarge={isLarge} />
      ))}
    </div>
  );
}

/** Children at one place stand around it, each always on the same side. */
const GOLDEN_ANGLE = 2.4;
const SPREAD = 0.9;

/** Of the map's size, which only the style sheet knows. */
function positionOf(x: number | null, y: number | null, number: number): CSSProperties {
  const angle = number * GOLDEN_ANGLE;
  const column = (x ?? MAP_COLUMNS / 2) + 0.5 + Math.cos(angle) * SPREAD;
  const row = (y ?? MAP_ROWS / 2) + 0.5 + Math.sin(angle) * SPREAD;
  const within = (value: number, most: number) => Math.min(97, Math.max(3, (value / most) * 100)).toFixed(2);
  return { transform: `translate(${within(column, MAP_COLUMNS)}cqi, ${within(row, MAP_ROWS)}cqb)` };
}

/** A step only moves the place: what stands there is rendered again when it looks different. */
const Marker = memo(({ id, isLarge }: { id: string; isLarge: boolean }) => {
  const { numbers } = useBoard();
  const learner = useLearner(id);
  const shownName = useShownName();
  if (!learner) return null;
  const { avatar, state, x, y } = learner;
  return (
    <span className={styles.place} style={positionOf(x, y, numbers.get(id) ?? 0)} data-state={state}>
      <MarkerFace id={id} avatar={avatar} state={state} name={shownName(learner)} isLarge={isLarge} />
    </span>
  );
});

interface MarkerFaceProps extends Pick<LiveLearner, 'id' | 'avatar' | 'state' | 'name'> {
  isLarge: boolean;
}

const MarkerFace = memo(({ id, avatar, state, name, isLarge }: MarkerFaceProps) => {
  const { t } = useLingui();
  const { open } = useBoard();
  const { Icon, label } = STATE_LOOKS[state];
  const words = `${name}: ${t(label)}`;
  return (
    <button
      type="button"
      className={styles.marker}
      data-learner={id}
      data-state={state}
      aria-label={words}
      title={words}
      onClick={() => open(id)}
    >
      <span className={styles.picture}>
        <Portrait character={avatar} name="" size={isLarge ? 44 : 28} />
        {state !== 'working' && (
          <span className={styles.markerState}>
            <Icon aria-hidden="true" />
          </span>
        )}
      </span>
      {isLarge && <span className={styles.markerName}>{name}</span>}
    </button>
  );
});

function Elsewhere({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">
        <Trans>Not in a realm</Trans>
      </h2>
      <ul className="flex flex-wrap gap-2">
        {ids.map((id) => (
          <li key={id}>
            <Chip id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Chip = memo(({ id }: { id: string }) => {
  const { t } = useLingui();
  const { open } = useBoard();
  const learner = useLearner(id);
  const shownName = useShownName();
  if (!learner) return null;
  const { Icon, label } = STATE_LOOKS[learner.state];
  return (
    <button type="button" className={styles.chip} data-state={learner.state} onClick={() => open(id)}>
      <Icon aria-hidden="true" className={styles.chipIcon} /> {shownName(learner)}
      <span className="lw-hidden">: {t(label)}</span>
    </button>
  );
});

// The map of the realm with the player, characters, shops and exits, each a button that walks there.

import { WORLD_HEIGHT, WORLD_WIDTH } from '@lanternwise/shared/constants/world';
import { Trans, useLingui } from '@lingui/react/macro';
import BookOpen from 'lucide-react/icons/book-open';
import Gem from 'lucide-react/icons/gem';
import Hand from 'lucide-react/icons/hand';
import MapPin from 'lucide-react/icons/map-pin';
import MoveRight from 'lucide-react/icons/move-right';
import UserRound from 'lucide-react/icons/user-round';
import { type CSSProperties, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Place, PlaceKind } from '../bridge/events.ts';
import { useCompanion } from '../features/companion/useCompanion.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import type { OverlayProps } from '../features/overlays/overlayRequest.ts';
import { listen } from '../lib/subscriptions.ts';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { useLastWorldEvent } from '../overlay-kit/useWorld.ts';
import { cx } from '../ui/cx.ts';
import { LanternLegend, MapLantern } from './MapLanterns.tsx';
import styles from './MapOverlay.module.css';
import { layoutPins, type NameSide } from './mapLayout.ts';
import { describePlace } from './places/describePlace.ts';
import { useVisiblePlaces } from './places/useVisiblePlaces.ts';
import { useWalkTo } from './places/useWalkTo.ts';

const PLACE_ICONS: Record<Exclude<PlaceKind, 'lantern'>, ReactNode> = {
  npc: <UserRound aria-hidden="true" size={17} strokeWidth={3} />,
  collectible: <Gem aria-hidden="true" />,
  shop: <MapPin aria-hidden="true" size={17} strokeWidth={3} />,
  zone: <MapPin aria-hidden="true" size={17} strokeWidth={3} />,
  post: <BookOpen aria-hidden="true" size={17} strokeWidth={3} />,
  mechanic: <Hand aria-hidden="true" size={17} strokeWidth={3} />,
  exit: <MoveRight aria-hidden="true" size={17} strokeWidth={3} />,
};

const NAME_SIDES: Record<NameSide, string | undefined> = {
  ...{ below: undefined, above: styles.isAbove, right: styles.isRight, left: styles.isLeft, hidden: styles.isHidden },
};

const positionStyle = ({ x, y }: { x: number; y: number }) => ({
  insetInlineStart: `${(x / WORLD_WIDTH) * 100}%`,
  insetBlockStart: `${(y / WORLD_HEIGHT) * 100}%`,
});

export function MapOverlay({ close }: OverlayProps<'map'>) {
  const { t } = useLingui();
  const { realm } = useRealmContent();
  const player = useLastWorldEvent('player/moved');
  // The positions of secret items stay hidden.
  const places = useVisiblePlaces().filter(({ kind }) => kind !== 'collectible');
  const [imageFailed, setImageFailed] = useState(false);
  const map = useRef<HTMLDivElement>(null);
  const width = useWidth(map);
  const pins = usePins(places, width);
  const { title } = realm;
  return (
    <GameDialog title={t`Map of ${title}`} size="wide" onClose={close}>
      <p className={cx('lw-hint', styles.hint)}>
        <Trans>Choose a place and your avatar walks there.</Trans>
        <LanternLegend places={places} />
      </p>
      <div className={styles.map} data-places-map="" ref={map}>
        {imageFailed ? null : (
          <img src={`/Game_Assets/${realm.id}_map.png`} alt="" onError={() => setImageFailed(true)} draggable={false} />
        )}
        {/* Before the places, so that it covers neither their icons nor their names. */}
        {player ? (
          <span className={styles.player} style={positionStyle(player)}>
            <span className="lw-hidden">
              <Trans>You are here</Trans>
            </span>
          </span>
        ) : null}
        <MapCompanion />
        {pins.map(({ place, style, side }) => (
          <MapPlace key={place.id} place={place} style={style} side={side} close={close} />
        ))}
      </div>
    </GameDialog>
  );
}

function MapCompanion() {
  const companion = useCompanion();
  const at = useLastWorldEvent('companion/moved');
  if (!companion || !at) return null;
  return (
    <span className={styles.companion} style={positionStyle(at)}>
      <span className="lw-hidden">
        <Trans>Wick is here</Trans>
      </span>
    </span>
  );
}

/** CSS px; 0 until it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(element.current?.clientWidth ?? 0);
    measure();
    return listen(window, 'resize', measure);
  }, [element]);
  return width;
}

/** The places with where their pins stand on a map of this width. */
function usePins(places: readonly Place[], width: number) {
  const content = useRealmContent();
  const height = (width * WORLD_HEIGHT) / WORLD_WIDTH;
  const scale = width / WORLD_WIDTH;
  const pins = places.map((place) => ({
    ...{ id: place.id, x: place.x * scale, y: place.y * scale },
    name: place.kind === 'lantern' ? '' : describePlace(content, place).name,
  }));
  const placed = width > 0 ? layoutPins(pins, { width, height }) : [];
  return places.map((place, at) => {
    const pin = placed[at];
    const style = pin ? positionStyle({ x: pin.x / scale, y: pin.y / scale }) : positionStyle(place);
    return { place, style, side: pin?.side ?? 'below' };
  });
}

interface MapPlaceProps {
  place: Place;
  style: CSSProperties;
  side: NameSide;
  close(): void;
}

function MapPlace({ place, style, side, close }: MapPlaceProps) {
  const content = useRealmContent();
  const walkTo = useWalkTo();
  const { name } = describePlace(content, place);
  const walk = () => {
    close();
    walkTo(place, false);
  };
  if (place.kind === 'lantern') return <MapLantern place={place} style={style} walk={walk} />;
  return (
    <button
      type="button"
      className={cx(styles.place, place.kind === 'exit' && styles.isExit)}
      style={style}
      title={name}
      onClick={walk}
    >
      {PLACE_ICONS[place.kind]}
      <span className={cx(styles.name, NAME_SIDES[side])}>{name}</span>
    </button>
  );
}

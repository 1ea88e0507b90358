// The mini-map: the picture of the realm with the player, the people, what can be found and the way out.

import { WORLD_HEIGHT, WORLD_WIDTH } from '@lanternwise/shared/constants/world';
import { Trans, useLingui } from '@lingui/react/macro';
import { Gem, MapPin, MoveRight, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAppSelector } from '../app/hooks.ts';
import type { Place, PlaceKind } from '../bridge/events.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import type { OverlayProps } from '../features/overlays/overlayRequest.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { selectIsExitShown } from '../features/realm/realmSlice.ts';
import { describePlace } from '../overlay-kit/characters.ts';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { useLastWorldEvent } from '../overlay-kit/useWorld.ts';
import { useWalkTo } from './places/useWalkTo.ts';

const PLACE_ICONS: Record<PlaceKind, ReactNode> = {
  npc: <UserRound aria-hidden="true" size={17} strokeWidth={3} />,
  collectible: <Gem aria-hidden="true" />,
  shop: <MapPin aria-hidden="true" size={17} strokeWidth={3} />,
  zone: <MapPin aria-hidden="true" size={17} strokeWidth={3} />,
  exit: <MoveRight aria-hidden="true" size={17} strokeWidth={3} />,
};

const positionStyle = ({ x, y }: { x: number; y: number }) => ({
  insetInlineStart: `${(x / WORLD_WIDTH) * 100}%`,
  insetBlockStart: `${(y / WORLD_HEIGHT) * 100}%`,
});

export function MapOverlay({ close }: OverlayProps<'map'>) {
  const { t } = useLingui();
  const { realm } = useRealmContent();
  const player = useLastWorldEvent('player/moved');
  // Where secret things lie is for the learner to find out.
  const places = useVisiblePlaces().filter(({ kind }) => kind !== 'collectible');
  const [imageFailed, setMissing] = useState(false);
  const { title } = realm;
  return (
    <GameDialog title={t`Map of ${title}`} size="wide" onClose={close}>
      <p className="lw-hint map-hint">
        <Trans>Choose a place and your avatar walks there.</Trans>
      </p>
      <div className={imageFailed ? 'map is-plain' : 'map'}>
        {imageFailed ? null : (
          <img src={`/Game_Assets/${realm.id}_map.png`} alt="" onError={() => setMissing(true)} draggable={false} />
        )}
        {places.map((place) => (
          <MapPlace key={place.id} place={place} close={close} />
        ))}
        {player ? (
          <span className="map-player" style={positionStyle(player)}>
            <span className="lw-hidden">
              <Trans>You are here</Trans>
            </span>
          </span>
        ) : null}
      </div>
    </GameDialog>
  );
}

function MapPlace({ place, close }: { place: Place; close(): void }) {
  const content = useRealmContent();
  const walkTo = useWalkTo();
  const { name } = describePlace(content, place);
  const walk = () => {
    close();
    walkTo(place, false);
  };
  return (
    <button
      type="button"
      className={`map-place map-place-${place.kind}`}
      style={positionStyle(place)}
      title={name}
      onClick={walk}
    >
      {PLACE_ICONS[place.kind]}
      <span className="map-name">{name}</span>
    </button>
  );
}

/** What the learner may know of: no collected things, no exit before it is open, no invisible zones. */
export function useVisiblePlaces(): readonly Place[] {
  const ready = useLastWorldEvent('world/ready');
  const { collected } = useRealmState();
  const exitShown = useAppSelector(selectIsExitShown);
  return (ready?.places ?? []).filter(
    ({ id, kind }) => kind !== 'zone' && !collected.includes(id) && (kind !== 'exit' || exitShown),
  );
}

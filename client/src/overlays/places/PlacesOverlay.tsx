// 'Places and people': every person, thing and exit of the realm as a list that walks the avatar there (the screen reader's twin of the map).
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Place, PlaceKind } from '../../bridge/events.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { describePlace } from '../../overlay-kit/characters.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { useLastWorldEvent } from '../../overlay-kit/useWorld.ts';
import { Button } from '../../ui/Button.tsx';
import { useVisiblePlaces } from '../MapOverlay.tsx';
import { directionTo } from './direction.ts';
import { useWalkTo } from './useWalkTo.ts';

const PLACE_GROUPS: readonly { kind: PlaceKind; title: MessageDescriptor; use: MessageDescriptor }[] = [
  { kind: 'npc', title: msg`People`, use: msg`Go and talk` },
  { kind: 'shop', title: msg`Shops`, use: msg`Go inside` },
  { kind: 'collectible', title: msg`Things to find`, use: msg`Go and pick up` },
  { kind: 'exit', title: msg`Ways out`, use: msg`Take the way` },
];

export function PlacesOverlay({ close }: OverlayProps<'places'>) {
  const { t } = useLingui();
  const places = useVisiblePlaces();
  const { realm } = useRealmContent();
  // A character the content does not know is scenery: it has nothing to say.
  const known = places.filter(({ id, kind }) => kind !== 'npc' || realm.characters.some((person) => person.id === id));
  return (
    <GameDialog title={t`Places and people`} colour="teal" onClose={close}>
      <div className="pla">
        {PLACE_GROUPS.map(({ kind, title, use }) => {
          const group = known.filter((place) => place.kind === kind);
          if (group.length === 0) return null;
          return (
            <section key={kind} aria-label={t(title)}>
              <h3 className="ov-sub">{t(title)}</h3>
              <ul className="pla-list">
                {group.map((place, index) => (
                  <PlaceRow key={place.id} place={place} number={index + 1} actionLabel={t(use)} close={close} />
                ))}
              </ul>
            </section>
          );
        })}
        {known.length === 0 ? (
          <p>
            <Trans>The realm is still being set up. Try again in a moment.</Trans>
          </p>
        ) : null}
      </div>
    </GameDialog>
  );
}

interface PlaceRowProps {
  place: Place;
  /** Tells things apart whose name is still a secret. */
  number: number;
  actionLabel: string;
  close(): void;
}

function PlaceRow({ place, number, actionLabel, close }: PlaceRowProps) {
  const { t } = useLingui();
  const content = useRealmContent();
  const player = useLastWorldEvent('player/moved');
  const walkTo = useWalkTo();
  const secret = { name: t`Something that glows (${number})`, about: t`Nobody has picked it up yet.` };
  const { name, about } = place.kind === 'collectible' ? secret : describePlace(content, place);
  const walk = (thenUse: boolean) => {
    close();
    walkTo(place, thenUse);
  };
  return (
    <li className="pla-row">
      <span className="pla-what">
        <strong>{name}</strong>
        <span>{about}</span>
        {player ? <span className="pla-where">{directionTo(player, place)}</span> : null}
      </span>
      <span className="pla-acts">
        <Button size="small" variant="secondary" aria-label={t`Walk to ${name}`} onClick={() => walk(false)}>
          <Trans>Walk there</Trans>
        </Button>
        <Button size="small" aria-label={`${actionLabel}: ${name}`} onClick={() => walk(true)}>
          {actionLabel}
        </Button>
      </span>
    </li>
  );
}

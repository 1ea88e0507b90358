// 'Places and people': every person, thing and exit of the realm as a list that walks the avatar there (the screen reader's twin of the map).
import type { Place, PlaceKind } from '../../bridge/events.ts';
import { useRealmContent } from '../../features/content/RealmContent.ts';
import type { OverlayProps } from '../../features/overlays/requests.ts';
import { Button } from '../../ui/Button.tsx';
import { useVisiblePlaces } from '../map/MapOverlay.tsx';
import { describePlace } from '../shell/characters.ts';
import { GameDialog } from '../shell/GameDialog.tsx';
import { useWorldValue } from '../shell/world.ts';
import { directionTo } from './direction.ts';
import { useWalkTo } from './useWalkTo.ts';

const GROUPS: readonly { kind: PlaceKind; title: string; use: string }[] = [
  { kind: 'npc', title: 'People', use: 'Go and talk' },
  { kind: 'shop', title: 'Shops', use: 'Go inside' },
  { kind: 'collectible', title: 'Things to find', use: 'Go and pick up' },
  { kind: 'exit', title: 'Ways out', use: 'Take the way' },
];

export function PlacesOverlay({ close }: OverlayProps<'places'>) {
  const places = useVisiblePlaces();
  const { realm } = useRealmContent();
  // A character the content does not know is scenery: it has nothing to say.
  const known = places.filter(({ id, kind }) => kind !== 'npc' || realm.characters.some((person) => person.id === id));
  return (
    <GameDialog title="Places and people" colour="teal" onClose={close}>
      <div className="pla">
        {GROUPS.map(({ kind, title, use }) => {
          const group = known.filter((place) => place.kind === kind);
          if (group.length === 0) return null;
          return (
            <section key={kind} aria-label={title}>
              <h3 className="ov-sub">{title}</h3>
              <ul className="pla-list">
                {group.map((place, index) => (
                  <PlaceRow key={place.id} place={place} number={index + 1} use={use} close={close} />
                ))}
              </ul>
            </section>
          );
        })}
        {known.length === 0 ? <p>The realm is still being set up. Try again in a moment.</p> : null}
      </div>
    </GameDialog>
  );
}

interface PlaceRowProps {
  place: Place;
  /** Tells things apart whose name is still a secret. */
  number: number;
  use: string;
  close(): void;
}

function PlaceRow({ place, number, use, close }: PlaceRowProps) {
  const content = useRealmContent();
  const player = useWorldValue('player/moved');
  const walkTo = useWalkTo();
  const secret = { name: `Something that glows (${number})`, about: 'Nobody has picked it up yet.' };
  const { name, about } = place.kind === 'collectible' ? secret : describePlace(content, place);
  const go = (thenUse: boolean) => {
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
        <Button size="small" variant="secondary" aria-label={`Walk to ${name}`} onClick={() => go(false)}>
          Walk there
        </Button>
        <Button size="small" aria-label={`${use}: ${name}`} onClick={() => go(true)}>
          {use}
        </Button>
      </span>
    </li>
  );
}

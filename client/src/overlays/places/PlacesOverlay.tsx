// Lists the characters, shops, items and exits of the realm with buttons that walk there: the accessible alternative to the map.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Place, PlaceKind } from '../../bridge/events.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { SubHeading } from '../../overlay-kit/DialogParts.tsx';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { LanternState } from '../../overlay-kit/LanternState.tsx';
import { useLanternMarks } from '../../overlay-kit/useLanternMarks.ts';
import { useLastWorldEvent } from '../../overlay-kit/useWorld.ts';
import { Button } from '../../ui/Button.tsx';
import { CompanionRow } from './CompanionRow.tsx';
import { describePlace } from './describePlace.ts';
import { directionTo } from './direction.ts';
import styles from './PlacesOverlay.module.css';
import { usePlaceNotes } from './usePlaceNotes.ts';
import { useVisiblePlaces } from './useVisiblePlaces.ts';
import { useWalkTo } from './useWalkTo.ts';

const PLACE_GROUPS: readonly { kind: PlaceKind; title: MessageDescriptor; use: MessageDescriptor }[] = [
  { kind: 'npc', title: msg`People`, use: msg`Go and talk` },
  { kind: 'shop', title: msg`Shops`, use: msg`Go inside` },
  { kind: 'lantern', title: msg`Great lanterns`, use: msg`Go and light it` },
  { kind: 'post', title: msg`Lantern post`, use: msg`Go and look` },
  { kind: 'mechanic', title: msg`Things to use`, use: msg`Go and use it` },
  { kind: 'collectible', title: msg`Things to find`, use: msg`Go and pick up` },
  { kind: 'exit', title: msg`Exits`, use: msg`Take this path` },
];

export function PlacesOverlay({ close }: OverlayProps<'places'>) {
  const { t } = useLingui();
  const places = useVisiblePlaces();
  const { realm } = useRealmContent();
  const clues = new Set(realm.items.filter(({ clue }) => clue).map(({ id }) => id));
  // A character without content is scenery without a dialogue.
  const known = places.filter(({ id, kind }) => kind !== 'npc' || realm.characters.some((person) => person.id === id));
  return (
    <GameDialog title={t`Places and people`} colour="teal" onClose={close}>
      <div className={styles.groups}>
        <CompanionRow />
        {PLACE_GROUPS.map(({ kind, title, use }) => {
          // The quest's things first: a page of the story is for who looks around.
          const group = [false, true].flatMap((clue) =>
            known.filter((place) => place.kind === kind && clues.has(place.id) === clue),
          );
          if (group.length === 0) return null;
          return (
            <section key={kind} aria-label={t(title)}>
              <SubHeading>{t(title)}</SubHeading>
              <ul className={styles.list}>
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
  /** Distinguishes items whose name is still hidden. */
  number: number;
  actionLabel: string;
  close(): void;
}

function PlaceRow({ place, number, actionLabel, close }: PlaceRowProps) {
  const { t } = useLingui();
  const content = useRealmContent();
  const player = useLastWorldEvent('player/moved');
  const walkTo = useWalkTo();
  const mark = useLanternMarks()[place.id];
  const notes = usePlaceNotes()[place.id];
  const isClue = content.realm.items.some(({ id, clue }) => clue && id === place.id);
  const secret: ReturnType<typeof describePlace> = {
    name: isClue ? t`A page off the path` : t`Something that glows (${number})`,
    about: t`Not picked up yet.`,
  };
  const { name, about, go = actionLabel } = place.kind === 'collectible' ? secret : describePlace(content, place);
  const walk = (thenUse: boolean) => {
    close();
    walkTo(place, thenUse);
  };
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <strong>{mark ? content.quest.tasks.find(({ id }) => id === place.id)?.title : name}</strong>
        {mark ? <LanternState mark={mark} /> : <span>{about}</span>}
        {notes?.map((note) => (
          <span key={note}>{note}</span>
        ))}
        {player ? <span>{directionTo(player, place)}</span> : null}
      </span>
      <span className={styles.buttons}>
        <Button size="small" variant="secondary" aria-label={t`Walk to ${name}`} onClick={() => walk(false)}>
          <Trans>Walk there</Trans>
        </Button>
        {mark === 'unlit' || mark === 'lit' ? null : (
          <Button size="small" aria-label={`${go}: ${name}`} onClick={() => walk(true)}>
            {go}
          </Button>
        )}
      </span>
    </li>
  );
}

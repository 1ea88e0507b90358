// Connects the kinds of activities of a realm to its world: what acts there is loaded once the world is on the screen.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { Bus } from '../../bridge/bus.ts';
import type { MechanicEvent } from '../../bridge/events.ts';
import { selectIsOverlayOpen } from '../../features/overlays/overlaysSlice.ts';
import { emitWhenSeen } from '../../features/realm/observeRealm.ts';
import type { RealmContext } from '../../features/realm/realmState.ts';
import { observeStore } from '../../lib/observeStore.ts';
import { type BoardsView, isBoardsView } from './boardsView.ts';
import type { KindParts } from './defineKind.ts';
import { KINDS } from './kinds.ts';
import type { CreateAnyFace } from './worldFace.ts';

type Parts = Pick<KindParts<never>, 'boards'> & { world?(): Promise<CreateAnyFace> };

/** Lessons that a character opens and whose programs hang on boards. */
const LESSONS: Readonly<Record<string, Parts>> = {
  python: { boards: async () => (await import('./programBoards.ts')).paintPrograms },
};

/** Of the kinds of its activities, and of the lessons that a character opens: what else is learned is shown nowhere. */
function partsIn(
  { activities, lessons, realm }: RealmContent,
  kinds: Readonly<Record<string, Parts>>,
): [string, Parts][] {
  const opened = realm.characters.flatMap(({ opens }) => (opens?.kind === 'lesson' && lessons[opens.ref]) || []);
  const names = new Set<string>([...Object.values(activities), ...opened].map(({ kind }) => kind));
  return Object.entries(kinds).filter(([name]) => names.has(name));
}

/** Remembers the last thing the player did on the map to something that is still loading. */
function rememberMissed(bus: Bus) {
  let missed: MechanicEvent | undefined;
  const stop = bus.on('mechanic/event', (event) => {
    missed = event;
  });
  return {
    forget() {
      missed = undefined;
    },
    stop,
    /** A bus whose listeners also get what was missed. */
    busAfter: (): Bus => ({
      ...bus,
      on(name, listener) {
        const stopListening = bus.on(name, listener);
        if (name === 'mechanic/event' && missed) (listener as (event: MechanicEvent) => void)(missed);
        return stopListening;
      },
    }),
  };
}

/** Loading before the first frame would delay it. Tried again when an overlay closes, so that a lost connection costs no more than it must. */
function connectOnceShown(world: RealmContext, load: () => Promise<(world: RealmContext) => () => void>): () => void {
  const { bus, store } = world;
  const missed = rememberMissed(bus);
  let status: 'waiting' | 'loading' | 'connected' | 'stopped' = 'waiting';
  const start = async () => {
    if (status !== 'waiting' || !bus.lastPayload('world/ready')) return;
    status = 'loading';
    const connect = await load().catch((error: unknown) => {
      console.warn('What the learner made cannot be shown in the world yet', error);
    });
    // Stopped meanwhile.
    if (status !== 'loading') return;
    status = connect ? 'connected' : 'waiting';
    if (connect) {
      stops.push(connect({ ...world, bus: missed.busAfter() }));
      missed.stop();
    }
    missed.forget();
  };
  const stops = [
    missed.stop,
    bus.on('world/ready', () => void start()),
    observeStore(store, selectIsOverlayOpen, () => void start()),
  ];
  return () => {
    status = 'stopped';
    for (const stop of stops) stop();
  };
}

async function loadBoards(paintedIn: RealmContext, loaders: readonly NonNullable<Parts['boards']>[]) {
  // Several kinds may hang up the same.
  const painters = [...new Set(await Promise.all(loaders.map((load) => load(paintedIn))))];
  return (world: RealmContext): (() => void) => {
    let painted: BoardsView['boards'] = {};
    let inHand: BoardsView['boards'] | undefined;
    const show = () => world.bus.emit('boards/changed', { boards: { ...painted, ...inHand } });
    const stops = [
      emitWhenSeen(world, (state) => {
        painted = Object.assign({}, ...painters.map((paint) => paint(world.content, state)));
        show();
      }),
      world.bus.on('window/changed', ({ view }) => {
        const next = isBoardsView(view) ? view.boards : undefined;
        if (next === inHand) return;
        inHand = next;
        show();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
}

/** Returns the unsubscribe function. */
export function connectKinds(
  world: RealmContext,
  kinds: Readonly<Record<string, Parts>> = { ...KINDS, ...LESSONS },
): () => void {
  const parts = partsIn(world.content, kinds);
  const boards = parts.flatMap(([, part]) => part.boards ?? []);
  const stops = parts.flatMap(([kind, { world: load }]) =>
    load
      ? connectOnceShown(world, async () => {
          const [create, { connectFaces }] = await Promise.all([load(), import('./connectFaces.ts')]);
          return (loaded) => connectFaces(loaded, kind, create);
        })
      : [],
  );
  if (boards.length > 0) stops.push(connectOnceShown(world, () => loadBoards(world, boards)));
  return () => {
    for (const stop of stops) stop();
  };
}

// Loads what shows in this realm's world what the learner made, once the world is on the screen, and connects it.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { Bus } from '../../../../bridge/bus.ts';
import type { BusEventName, BusEvents } from '../../../../bridge/events.ts';
import { selectIsOverlayOpen } from '../../../../features/overlays/overlaysSlice.ts';
import { observeStore } from '../../../../lib/observeStore.ts';
import type { RealmContext } from '../realmState.ts';
import type { StaleKeys } from '../staleKeys.ts';
import { BOARD_PAINTERS, type ConnectShow, type MakingKind, type Registry, SHOWS } from './registry.ts';

type Missed = { [K in BusEventName]?: BusEvents[K] };

/** The kinds of its activities, and of the lessons that a character opens: what else is learned is shown nowhere. */
function kindsIn({ activities, lessons, realm }: RealmContent): ReadonlySet<MakingKind> {
  const opened = realm.characters.flatMap(({ opens }) => (opens?.kind === 'lesson' && lessons[opens.ref]) || []);
  return new Set([...Object.values(activities), ...opened].map(({ kind }) => kind));
}

/** Each loader once: several kinds may share one. */
const loadersFor = <T>(registry: Registry<T>, content: RealmContent): (() => Promise<T>)[] => [
  ...new Set([...kindsIn(content)].flatMap((kind) => registry[kind] ?? [])),
];

/** Remembers the last thing the player did on the map to something that is still loading. */
function rememberMissed(bus: Bus) {
  let missed: Missed = {};
  const stops = [
    bus.on('mechanic/event', (event) => {
      missed['mechanic/event'] = event;
    }),
    bus.on('interaction/requested', (request) => {
      // All others are answered by listeners that are there from the start.
      if (request.kind === 'lever') missed['interaction/requested'] = request;
    }),
  ];
  return {
    forget() {
      missed = {};
    },
    stop() {
      for (const stop of stops) stop();
    },
    /** A bus whose listeners also get what was missed. */
    busAfter: (): Bus => ({
      ...bus,
      on(name, listener) {
        const stop = bus.on(name, listener);
        const payload = missed[name];
        if (payload) listener(payload);
        return stop;
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

/** Returns the unsubscribe function. */
export function connectShows(
  world: RealmContext,
  keys: Pick<StaleKeys, 'isStale'>,
  { shows = SHOWS, painters = BOARD_PAINTERS } = {},
): () => void {
  const { content } = world;
  const stops = loadersFor<ConnectShow>(shows, content).map((load) =>
    connectOnceShown(world, async () => {
      const connect = await load();
      return (loaded) => connect(loaded, keys);
    }),
  );
  const loadPainters = loadersFor(painters, content);
  if (loadPainters.length > 0) {
    const loadBoards = async () => {
      const [{ connectBoards }, ...loaded] = await Promise.all([
        import('./boards.ts'),
        ...loadPainters.map((load) => load()),
      ]);
      return (shown: RealmContext) => connectBoards(shown, loaded);
    };
    stops.push(connectOnceShown(world, loadBoards));
  }
  return () => {
    for (const stop of stops) stop();
  };
}

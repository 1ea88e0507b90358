// Tests the mechanic lifecycle in a fake world: create, update, command, replacement with the map, and isolation of errors.
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { MapRect, MechanicSpot } from '@lanternwise/shared/maps/realmMap';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MechanicHost } from './MechanicHost.ts';
import type { Mechanic, MechanicContext, MechanicScene } from './mechanic.ts';

type Context = MechanicContext<MechanicName>;

const gate = (id: string): MechanicSpot => ({
  ...{ object: 1, id, mechanic: 'sliding-gate', x: 100, y: 100, width: 64, height: 8, rotation: 0 },
  properties: { atlas: 'farm', frame: 'rail-fence', panels: 2, pitch: 32, reach: 100 },
});

const wallOf = ({ spot }: Context): MapRect => spot;

/** A host whose mechanics are implemented by the test; `make` runs when one is created. */
function createTestHost(make: (context: Context) => Partial<Mechanic<MechanicName>> = () => ({})) {
  const lifecycle: string[] = [];
  const walls: { blocking: readonly MapRect[]; planned: readonly MapRect[] }[] = [];
  const places: string[][] = [];
  const paces: number[] = [];
  const emit = vi.fn();
  const player = { x: 110, y: 110, radius: 16 };
  const host = new MechanicHost(
    {
      scene: {} as MechanicScene,
      port: { emit },
      isMotionReduced: () => false,
      bodies: () => [player],
      playerPicture: () => undefined,
      character: () => undefined,
      onWallsChange: (blocking, planned) => void walls.push({ blocking, planned }),
      onPlacesChange: (now) => void places.push(now.map(({ id }) => id)),
      onPaceChange: (share) => void paces.push(share),
    },
    {
      'sliding-gate': {
        class: 'sliding-gate',
        load: async () => ({
          create: (context) => {
            lifecycle.push(`create ${context.spot.id}`);
            return { destroy: () => void lifecycle.push(`destroy ${context.spot.id}`), ...make(context) };
          },
        }),
      },
    },
  );
  return { host, lifecycle, walls, places, paces, emit, player };
}

afterEach(() => void vi.restoreAllMocks());

describe('a mechanic', () => {
  it('is created for its object, updated each frame and destroyed with the realm', async () => {
    const update = vi.fn();
    const { host, lifecycle } = createTestHost(() => ({ update }));
    await host.start([gate('north')]);
    host.update(16, 0.016);
    host.update(32, 0.016);
    host.destroy();
    host.update(48, 0.016);
    expect(update.mock.calls).toEqual([
      [16, 0.016],
      [32, 0.016],
    ]);
    expect(lifecycle).toEqual(['create north', 'destroy north']);
  });

  it('is replaced when the map is reloaded', async () => {
    const { host, lifecycle } = createTestHost();
    await host.start([gate('old')]);
    await host.start([gate('new')]);
    expect(lifecycle).toEqual(['create old', 'destroy old', 'create new']);
  });

  it('is not created if the realm was left while its code was loading', async () => {
    const { host, lifecycle } = createTestHost();
    const loading = host.start([gate('north')]);
    host.destroy();
    await loading;
    expect(lifecycle).toEqual([]);
  });

  it('receives only its own commands, and the last one again after a map reload', async () => {
    const received: string[] = [];
    const { host } = createTestHost(({ spot }) => ({
      command: (command) => void received.push(`${spot.id} ${command && 'hold' in command && command.hold}`),
    }));
    host.command({ id: 'north', mechanic: 'sliding-gate', command: { hold: 'open' } });
    await host.start([gate('north'), gate('south')]);
    host.command({ id: 'north', mechanic: 'sliding-gate', command: { hold: 'closed' } });
    await host.start([gate('north')]);
    expect(received).toEqual(['north open', 'north closed', 'north closed']);
  });

  it('is told that the player used it', async () => {
    const use = vi.fn();
    const { host } = createTestHost(({ spot }) => (spot.id === 'north' ? { use } : {}));
    await host.start([gate('north'), gate('south')]);
    for (const id of ['north', 'south', 'nowhere']) host.use(id);
    expect(use).toHaveBeenCalledTimes(1);
  });

  it('sets walls that may or may not block planned routes', async () => {
    const { host, walls } = createTestHost((context) => {
      context.setWalls([wallOf(context)], { blocksRoutes: context.spot.id === 'bridge' });
      return {};
    });
    await host.start([gate('north'), gate('bridge')]);
    expect(walls.at(-1)?.blocking).toHaveLength(2);
    expect(walls.at(-1)?.planned).toMatchObject([{ id: 'bridge' }]);
  });

  it('emits events to the interface, and sounds only near the player', async () => {
    const { host, emit } = createTestHost((context) => {
      context.emit({ open: true });
      context.playSound('gate', { x: 120, y: 100 });
      context.playSound('gate', { x: 1200, y: 100 });
      return {};
    });
    await host.start([gate('north')]);
    expect(emit.mock.calls).toEqual([
      ['mechanic/event', { id: 'north', mechanic: 'sliding-gate', event: { open: true } }],
      ['sound/requested', { name: 'gate' }],
    ]);
  });
});

describe('a mechanic that throws', () => {
  const broken = {
    'when it is created': () => {
      throw new Error('broken');
    },
    'in an update': ({ spot, ...context }: Context) => {
      context.setWalls([spot]);
      return {
        update() {
          throw new Error('broken');
        },
      };
    },
    'in an update and while it is destroyed': () => ({
      update() {
        throw new Error('broken');
      },
      destroy() {
        throw new Error('broken again');
      },
    }),
  };
  for (const [when, make] of Object.entries(broken)) {
    it(`${when} is stopped and reported; its walls are removed and the others continue`, async () => {
      vi.spyOn(console, 'error').mockReturnValue(undefined);
      const workingUpdate = vi.fn();
      const { host, walls, emit } = createTestHost((context) =>
        context.spot.id === 'bad' ? make(context) : { update: workingUpdate },
      );
      await host.start([gate('bad'), gate('good')]);
      host.update(16, 0.016);
      host.update(32, 0.016);
      expect(workingUpdate).toHaveBeenCalledTimes(2);
      expect(walls.at(-1)?.blocking ?? []).toEqual([]);
      expect(emit.mock.calls).toEqual([['world/warning', { reason: 'mechanic-stopped', id: 'bad' }]]);
    });
  }
});

// The life of mechanics in a played world: made, stepped, told, replaced with the map, and stopped alone when one breaks.
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

/** A world with mechanics that are played by the test: `make` is what their code does when it is created. */
function playedWorld(make: (context: Context) => Partial<Mechanic<MechanicName>> = () => ({})) {
  const lives: string[] = [];
  const walls: { blocking: readonly MapRect[]; planned: readonly MapRect[] }[] = [];
  const say = vi.fn();
  const player = { x: 110, y: 110, radius: 16 };
  const host = new MechanicHost(
    {
      scene: {} as MechanicScene,
      port: { emit: say },
      isMotionReduced: () => false,
      bodies: () => [player],
      onWallsChange: (blocking, planned) => void walls.push({ blocking, planned }),
    },
    {
      'sliding-gate': async () => ({
        create: (context) => {
          lives.push(`create ${context.spot.id}`);
          return { destroy: () => void lives.push(`destroy ${context.spot.id}`), ...make(context) };
        },
      }),
    },
  );
  return { host, lives, walls, say, player };
}

afterEach(() => void vi.restoreAllMocks());

describe('a mechanic', () => {
  it('is created for its object, updated each frame and destroyed with the realm', async () => {
    const update = vi.fn();
    const { host, lives } = playedWorld(() => ({ update }));
    await host.start([gate('north')]);
    host.update(16, 0.016);
    host.update(32, 0.016);
    host.destroy();
    host.update(48, 0.016);
    expect(update.mock.calls).toEqual([
      [16, 0.016],
      [32, 0.016],
    ]);
    expect(lives).toEqual(['create north', 'destroy north']);
  });

  it('gives way to those of a map that is saved anew', async () => {
    const { host, lives } = playedWorld();
    await host.start([gate('old')]);
    await host.start([gate('new')]);
    expect(lives).toEqual(['create old', 'destroy old', 'create new']);
  });

  it('is not created where the realm was left while its code was loaded', async () => {
    const { host, lives } = playedWorld();
    const loading = host.start([gate('north')]);
    host.destroy();
    await loading;
    expect(lives).toEqual([]);
  });

  it('hears its own commands only, and the last one again after a reload of the map', async () => {
    const heard: string[] = [];
    const { host } = playedWorld(({ spot }) => ({ command: ({ hold }) => void heard.push(`${spot.id} ${hold}`) }));
    host.command({ id: 'north', mechanic: 'sliding-gate', command: { hold: 'open' } });
    await host.start([gate('north'), gate('south')]);
    host.command({ id: 'north', mechanic: 'sliding-gate', command: { hold: 'closed' } });
    await host.start([gate('north')]);
    expect(heard).toEqual(['north open', 'north closed', 'north closed']);
  });

  it('puts up walls, with or without a place for planned walks', async () => {
    const { host, walls } = playedWorld((context) => {
      context.setWalls([wallOf(context)], { blocksRoutes: context.spot.id === 'bridge' });
      return {};
    });
    await host.start([gate('north'), gate('bridge')]);
    expect(walls.at(-1)?.blocking).toHaveLength(2);
    expect(walls.at(-1)?.planned).toMatchObject([{ id: 'bridge' }]);
  });

  it('tells the interface, and is heard only from near', async () => {
    const { host, say } = playedWorld((context) => {
      context.emit({ open: true });
      context.playSound('gate', { x: 120, y: 100 });
      context.playSound('gate', { x: 1200, y: 100 });
      return {};
    });
    await host.start([gate('north')]);
    expect(say.mock.calls).toEqual([
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
    'while it is destroyed, too': () => ({
      update() {
        throw new Error('broken');
      },
      destroy() {
        throw new Error('broken again');
      },
    }),
  };
  for (const [when, make] of Object.entries(broken)) {
    it(`${when} is stopped and reported; its walls go and the others work on`, async () => {
      vi.spyOn(console, 'error').mockReturnValue(undefined);
      const worked = vi.fn();
      const { host, walls, say } = playedWorld((context) =>
        context.spot.id === 'bad' ? make(context) : { update: worked },
      );
      await host.start([gate('bad'), gate('good')]);
      host.update(16, 0.016);
      host.update(32, 0.016);
      expect(worked).toHaveBeenCalledTimes(2);
      expect(walls.at(-1)?.blocking ?? []).toEqual([]);
      expect(say.mock.calls).toEqual([['world/warning', { reason: 'mechanic-stopped', id: 'bad' }]]);
    });
  }
});

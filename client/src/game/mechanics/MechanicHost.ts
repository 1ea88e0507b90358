// Loads, steps and ends the mechanics of the map in play; one that throws is stopped and reported, and the realm goes on.
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { MapRect, MechanicSpot, Point } from '@lanternwise/shared/maps/realmMap';
import type { GamePort } from '../../bridge/bus.ts';
import type { MechanicCommand, MechanicEvent } from '../../bridge/events.ts';
import type { Body } from '../core/mover.ts';
import type { CreateMechanic, Mechanic, MechanicContext, MechanicScene } from './mechanic.ts';
import { MECHANICS, type MechanicRegistry } from './registry.ts';

/** From how far off a mechanic is heard, units: about half a screen. */
const EARSHOT = 420;

export interface MechanicWorld {
  readonly scene: MechanicScene;
  readonly port: Pick<GamePort, 'say'>;
  isStill(): boolean;
  /** Characters and the player, who is the last. */
  bodies(): readonly Readonly<Body>[];
  /** Walls of all mechanics together: what blocks, and what walks are planned round. */
  wallsChanged(blocking: readonly MapRect[], planned: readonly MapRect[]): void;
}

interface Running {
  spot: MechanicSpot;
  mechanic: Mechanic<MechanicName> | undefined;
  walls: readonly MapRect[];
  planned: boolean;
}

/** Mechanics are of one name each, which the type of a list of them cannot say. */
type AnyCreate = CreateMechanic<MechanicName>;

export class MechanicHost {
  private running: Running[] = [];
  /** The last command for each object: it holds when the code comes late or the map is saved anew. */
  private readonly commands = new Map<string, MechanicCommand>();

  constructor(
    private readonly world: MechanicWorld,
    private readonly registry: MechanicRegistry = MECHANICS,
  ) {}

  /** Ends the mechanics of before and starts those of a map; resolves when all of them work. */
  async start(spots: readonly MechanicSpot[]): Promise<void> {
    this.stopAll();
    const running = spots.map((spot): Running => ({ spot, mechanic: undefined, walls: [], planned: true }));
    this.running = running;
    await Promise.all(running.map((each) => this.load(each)));
  }

  private async load(each: Running): Promise<void> {
    try {
      const { create } = await this.registry[each.spot.mechanic]();
      // Another map, or none, since it was asked for.
      if (!this.running.includes(each)) return;
      each.mechanic = (create as unknown as AnyCreate)(this.contextOf(each));
    } catch (error) {
      this.stop(each, error);
      return;
    }
    const command = this.commands.get(each.spot.id);
    if (command) this.obey(each, command);
  }

  private contextOf(each: Running): MechanicContext<MechanicName> {
    const { world } = this;
    const { id, mechanic } = each.spot;
    return {
      scene: world.scene,
      spot: each.spot,
      get bodies() {
        return world.bodies();
      },
      isStill: () => world.isStill(),
      setWalls: (walls, { planned = true } = {}) => this.setWalls(each, walls, planned),
      emit: (event) => world.port.say('mechanic/event', { id, mechanic, event } as MechanicEvent),
      playSound: (name, at) => this.playSound(name, at),
    };
  }

  private playSound(name: string, at: Point): void {
    const player = this.world.bodies().at(-1);
    if (player && Math.hypot(player.x - at.x, player.y - at.y) < EARSHOT) {
      this.world.port.say('sound/requested', { name });
    }
  }

  private setWalls(each: Running, walls: readonly MapRect[], planned: boolean): void {
    // One that was stopped blocks nobody any more.
    if (!this.running.includes(each)) return;
    if (each.walls.length === 0 && walls.length === 0) return;
    each.walls = walls;
    each.planned = planned;
    this.tellWalls();
  }

  private tellWalls(): void {
    const blocking = this.running.flatMap(({ walls }) => walls);
    const planned = this.running.flatMap(({ walls, planned }) => (planned ? walls : []));
    this.world.wallsChanged(blocking, planned);
  }

  update(time: number, delta: number): void {
    for (const each of this.running) {
      try {
        each.mechanic?.update?.(time, delta);
      } catch (error) {
        this.stop(each, error);
      }
    }
  }

  /** A command for an object the map does not have is kept: the map may be on its way. */
  command(command: MechanicCommand): void {
    this.commands.set(command.id, command);
    const each = this.running.find(({ spot }) => spot.id === command.id);
    if (each) this.obey(each, command);
  }

  private obey(each: Running, { mechanic, command }: MechanicCommand): void {
    if (mechanic !== each.spot.mechanic) return;
    try {
      each.mechanic?.command?.(command);
    } catch (error) {
      this.stop(each, error);
    }
  }

  private stop(each: Running, error: unknown): void {
    if (!this.running.includes(each)) return;
    const { id, mechanic } = each.spot;
    console.error(`The mechanic "${mechanic}" of object "${id}" was stopped`, error);
    this.running = this.running.filter((other) => other !== each);
    this.end(each);
    if (each.walls.length > 0) this.tellWalls();
    this.world.port.say('world/warning', { reason: 'mechanic-stopped', id });
  }

  private end({ mechanic, spot }: Running): void {
    try {
      mechanic?.destroy();
    } catch (error) {
      console.error(`The mechanic "${spot.mechanic}" could not be destroyed`, error);
    }
  }

  private stopAll(): void {
    const before = this.running;
    this.running = [];
    for (const each of before) this.end(each);
  }

  /** Commands are forgotten too. */
  destroy(): void {
    this.stopAll();
    this.commands.clear();
  }
}

// Loads, updates and destroys the mechanics of the current map; one that throws is stopped and reported.
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { MapRect, MechanicSpot, Point } from '@lanternwise/shared/maps/realmMap';
import type { GamePort } from '../../bridge/bus.ts';
import type { MechanicCommand, MechanicEvent } from '../../bridge/events.ts';
import type { Body } from '../core/Mover.ts';
import type { StandingPicture } from '../core/standingPicture.ts';
import type { Entity } from '../entities/entity.ts';
import type { LedCharacter, Mechanic, MechanicContext, MechanicScene, UsablePlace } from './mechanic.ts';
import type { MechanicParts, Mechanics } from './mechanicParts.ts';

/** Maximum distance of the player from an audible mechanic, units: about half a screen. */
const HEARING_DISTANCE = 420;

export interface MechanicWorld {
  readonly scene: MechanicScene;
  readonly port: Pick<GamePort, 'emit'>;
  isMotionReduced(): boolean;
  /** Characters, followed by the player as the last. */
  bodies(): readonly Readonly<Body>[];
  playerPicture(): StandingPicture | undefined;
  character(id: string): LedCharacter | undefined;
  /** Walls of all mechanics: `blocking` for collisions, `planned` for routes. */
  onWallsChange(blocking: readonly MapRect[], planned: readonly MapRect[]): void;
  /** Of all mechanics. */
  onPlacesChange(places: readonly Entity[]): void;
  onPaceChange(share: number): void;
}

interface RunningMechanic {
  spot: MechanicSpot;
  mechanic: Mechanic<MechanicName> | undefined;
  walls: readonly MapRect[];
  blocksRoutes: boolean;
  places: readonly Entity[];
  pace: number;
}

/** Between the name of a mechanic's object and its own name of one of its places. */
const PLACE_SEPARATOR = '/';

export class MechanicHost {
  private running: RunningMechanic[] = [];
  /** The last command per object, replayed when its code loads late or the map is reloaded. */
  private readonly commands = new Map<string, MechanicCommand>();

  constructor(
    private readonly world: MechanicWorld,
    private readonly mechanics: Mechanics,
  ) {}

  /** Replaces the running mechanics by those of a map; resolves when all are created. */
  async start(spots: readonly MechanicSpot[]): Promise<void> {
    this.stopAll();
    const running = spots.map(
      (spot): RunningMechanic => ({
        ...{ spot, mechanic: undefined },
        ...{ walls: [], blocksRoutes: true, places: [], pace: 1 },
      }),
    );
    this.running = running;
    await Promise.all(running.map((each) => this.loadMechanic(each)));
  }

  private async loadMechanic(running: RunningMechanic): Promise<void> {
    try {
      const parts: MechanicParts<MechanicName> | undefined = this.mechanics[running.spot.mechanic];
      if (!parts) throw new Error('No kind of activity brings it');
      const { create } = await parts.load();
      // The map was replaced or left during loading.
      if (!this.running.includes(running)) return;
      running.mechanic = create(this.createContext(running));
    } catch (error) {
      this.stopMechanic(running, error);
      return;
    }
    const command = this.commands.get(running.spot.id);
    if (command) this.runCommand(running, command);
  }

  private createContext(each: RunningMechanic): MechanicContext<MechanicName> {
    const { world } = this;
    const { id, mechanic } = each.spot;
    return {
      scene: world.scene,
      spot: each.spot,
      get bodies() {
        return world.bodies();
      },
      playerPicture: () => world.playerPicture(),
      isMotionReduced: () => world.isMotionReduced(),
      character: (name) => world.character(name),
      setWalls: (walls, { blocksRoutes = true } = {}) => this.setWalls(each, walls, blocksRoutes),
      emit: (event) => world.port.emit('mechanic/event', { id, mechanic, event } as MechanicEvent),
      setPace: (share) => this.setPace(each, share),
      setPlaces: (places) => this.setPlaces(each, places),
      playSound: (name, at) => this.playSound(name, at),
    };
  }

  private playSound(name: string, at: Point): void {
    const player = this.world.bodies().at(-1);
    if (player && Math.hypot(player.x - at.x, player.y - at.y) < HEARING_DISTANCE) {
      this.world.port.emit('sound/requested', { name });
    }
  }

  private setPace(each: RunningMechanic, share: number): void {
    each.pace = share;
    this.world.onPaceChange(Math.min(1, ...this.running.map(({ pace }) => pace)));
  }

  private setPlaces(each: RunningMechanic, places: readonly UsablePlace[]): void {
    if (!this.running.includes(each) || (places.length === 0 && each.places.length === 0)) return;
    const { id, mechanic } = each.spot;
    each.places = places.map((place) => ({
      ...place,
      id: place.id === '' ? id : `${id}${PLACE_SEPARATOR}${place.id}`,
      ...{ kind: 'mechanic', mechanic, isUsable: true },
    }));
    this.updatePlaces();
  }

  private updatePlaces(): void {
    this.world.onPlacesChange(this.running.flatMap(({ places }) => places));
  }

  private setWalls(each: RunningMechanic, walls: readonly MapRect[], blocksRoutes: boolean): void {
    // A stopped mechanic must not block any more.
    if (!this.running.includes(each)) return;
    if (each.walls.length === 0 && walls.length === 0) return;
    each.walls = walls;
    each.blocksRoutes = blocksRoutes;
    this.updateWalls();
  }

  private updateWalls(): void {
    const blocking = this.running.flatMap(({ walls }) => walls);
    const planned = this.running.flatMap(({ walls, blocksRoutes }) => (blocksRoutes ? walls : []));
    this.world.onWallsChange(blocking, planned);
  }

  update(time: number, delta: number): void {
    for (const each of this.running) this.attempt(each, (mechanic) => mechanic.update?.(time, delta));
  }

  /** A command for an unknown object is kept, because its map may still be loading. */
  command(command: MechanicCommand): void {
    this.commands.set(command.id, command);
    const each = this.find(command.id);
    if (each) this.runCommand(each, command);
  }

  use(id: string): void {
    const [object = '', ...place] = id.split(PLACE_SEPARATOR);
    const each = this.find(object);
    if (each) this.attempt(each, (mechanic) => mechanic.use?.(place.join(PLACE_SEPARATOR)));
  }

  /** True if a mechanic has a use for the key where nothing is in reach. */
  keyElsewhere(): boolean {
    let isUsed = false;
    for (const each of this.running)
      this.attempt(each, (mechanic) => {
        isUsed ||= mechanic.keyElsewhere?.() ?? false;
      });
    return isUsed;
  }

  private readonly find = (id: string) => this.running.find(({ spot }) => spot.id === id);

  private runCommand(each: RunningMechanic, { mechanic, command }: MechanicCommand): void {
    if (mechanic === each.spot.mechanic) this.attempt(each, (running) => running.command?.(command));
  }

  private attempt(each: RunningMechanic, act: (mechanic: Mechanic<MechanicName>) => void): void {
    try {
      if (each.mechanic) act(each.mechanic);
    } catch (error) {
      this.stopMechanic(each, error);
    }
  }

  private stopMechanic(each: RunningMechanic, error: unknown): void {
    if (!this.running.includes(each)) return;
    const { id, mechanic } = each.spot;
    console.error(`The mechanic "${mechanic}" of object "${id}" was stopped`, error);
    this.running = this.running.filter((other) => other !== each);
    this.destroyMechanic(each);
    if (each.walls.length > 0) this.updateWalls();
    if (each.places.length > 0) this.updatePlaces();
    this.setPace(each, 1);
    this.world.port.emit('world/warning', { reason: 'mechanic-stopped', id });
  }

  private destroyMechanic({ mechanic, spot }: RunningMechanic): void {
    try {
      mechanic?.destroy();
    } catch (error) {
      console.error(`The mechanic "${spot.mechanic}" could not be destroyed`, error);
    }
  }

  private stopAll(): void {
    const before = this.running;
    this.running = [];
    for (const each of before) this.destroyMechanic(each);
    if (before.some(({ places }) => places.length > 0)) this.updatePlaces();
    if (before.some(({ pace }) => pace < 1)) this.world.onPaceChange(1);
  }

  /** Also clears the stored commands. */
  destroy(): void {
    this.stopAll();
    this.commands.clear();
  }
}

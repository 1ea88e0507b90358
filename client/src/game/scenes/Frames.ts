// Says what the camera keeps in sight: a place with what happens there, or the player and what it used.
import { AVATAR, boardPlace, type CameraFrame } from '../../bridge/events.ts';
import { figureArea, union } from '../core/framing.ts';
import type { Area } from '../core/goalArrow.ts';
import { interactionDistance } from '../core/interactables.ts';
import { TALK_RANGE } from '../core/talkSpot.ts';
import type { Frame } from '../engine/followCamera.ts';
import type { Entity } from '../entities/entity.ts';
import type { Player } from '../entities/Player.ts';
import { effectArea } from '../mechanics/mechanicParts.ts';
import type { Proximity } from './Proximity.ts';
import type { RealmObjects } from './RealmObjects.ts';
import type { Talk } from './Talk.ts';
import type { WorldContext } from './worldContext.ts';

/** Of what is no person, units. */
const ITEM_HEIGHT = 24;
/** Around the middle of a board's face, and below its feet. */
const BOARD = { side: 100, above: 70, below: 24 };
/** The door of a shop with the sign over it. */
const DOOR = { side: 60, above: 120, below: 12 };

export class Frames {
  private used: Entity | undefined;

  constructor(
    private readonly world: Pick<WorldContext, 'mechanics'>,
    private readonly objects: Pick<RealmObjects, 'map' | 'find' | 'boards'>,
    private readonly player: Pick<Player, 'body'>,
    private readonly talk: Pick<Talk, 'figures'>,
    private readonly proximity: Pick<Proximity, 'nearest'>,
  ) {}

  /** What the player used last. */
  noteUsed(entity: Entity): void {
    this.used = entity;
  }

  /** The most important first. With a zoom of its own the place alone, otherwise with the people there. */
  find({ target, zoom, closeUp, top = 0, right = 0, bottom = 0 }: CameraFrame): Frame {
    const covered = { top, right, bottom };
    if (target === null) return { seen: [], zoom, covered };
    const area = target === AVATAR ? undefined : this.areaOf(target);
    // Near enough to read it.
    const board = area && closeUp !== undefined && closeUp > 1 ? this.boardArea(boardPlace(target)) : undefined;
    const people = zoom === undefined || target === AVATAR ? this.talk.figures() : [];
    const used = target === AVATAR ? this.usedNow() : undefined;
    const place = area && board ? union(area, board) : area;
    const seen = [...(place ? [place] : []), ...people, ...(used ? [this.entityArea(used)] : [])];
    return { seen, zoom, closeUp, covered };
  }

  /** What the player stands at. */
  private usedNow(): Entity | undefined {
    const { body } = this.player;
    const { used } = this;
    const isNear =
      used && Math.hypot(used.x - body.x, used.y - body.y) <= Math.max(TALK_RANGE, interactionDistance(used.size));
    return isNear ? used : this.proximity.nearest();
  }

  private areaOf(id: string): Area | undefined {
    const { map } = this.objects;
    const zone = map.zones.find((each) => each.id === id);
    const place = this.objects.find(id);
    return this.mechanicArea(id) ?? zone ?? this.boardArea(id) ?? (place && this.entityArea(place));
  }

  private mechanicArea(id: string): Area | undefined {
    const mechanic = this.objects.map.mechanics.find((each) => each.id === id);
    return mechanic && effectArea(this.world.mechanics, mechanic);
  }

  private boardArea(id: string): Area | undefined {
    const board = this.objects.boards.find((each) => boardPlace(each.id) === id);
    if (!board) return undefined;
    const { x, y, foot } = board;
    return {
      x: x - BOARD.side,
      y: y - BOARD.above,
      width: 2 * BOARD.side,
      height: BOARD.above + foot - y + BOARD.below,
    };
  }

  private entityArea({ id, kind, x, y }: Entity): Area {
    if (kind === 'npc') return figureArea({ x, y });
    if (kind === 'shop')
      return { x: x - DOOR.side, y: y - DOOR.above, width: 2 * DOOR.side, height: DOOR.above + DOOR.below };
    return this.mechanicArea(id) ?? figureArea({ x, y }, ITEM_HEIGHT);
  }
}

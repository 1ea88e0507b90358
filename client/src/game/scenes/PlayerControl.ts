// Walks the player by keys, stick, route or talk, and reports its position, its ground and its bumps.
import type { RealmMap } from '@lanternwise/shared/maps/realmMap';
import { FootDust } from '../core/footDust.ts';
import { createGround } from '../core/ground.ts';
import type { WorldInput } from '../engine/WorldInput.ts';
import type { Effects } from '../entities/Effects.ts';
import type { Player } from '../entities/Player.ts';
import type { AutoWalk } from './AutoWalk.ts';
import type { RealmObjects } from './RealmObjects.ts';
import type { Talk } from './Talk.ts';
import type { WorldContext } from './worldContext.ts';

export class PlayerControl {
  private readonly direction = { x: 0, y: 0 };
  /** The last emitted position and facing of the player. */
  private readonly lastSent = { x: -1, y: -1, facing: '' };
  private readonly footDust = new FootDust();
  private readonly groundAt: ReturnType<typeof createGround>;

  constructor(
    private readonly world: WorldContext,
    map: RealmMap,
    private readonly player: Player,
    private readonly input: WorldInput,
    private readonly autoWalk: AutoWalk,
    private readonly talk: Talk,
    private readonly effects: Effects,
  ) {
    this.groundAt = createGround(map);
  }

  update(seconds: number, others: RealmObjects['bodies']): void {
    const { direction, player } = this;
    this.input.readDirection(direction);
    const isManual = direction.x !== 0 || direction.y !== 0;
    const limit = isManual ? undefined : this.stepAutomatically(seconds);
    if (!isManual && limit === undefined) direction.x = direction.y = 0;
    player.isMotionReduced = this.world.settings.reducedMotion;
    const hasBumped = player.update(direction, seconds, others, limit);
    this.raiseDust(seconds);
    if (hasBumped) this.world.port.emit('sound/requested', { name: 'bump' });
  }

  private raiseDust(seconds: number): void {
    const { body, speed } = this.player;
    if (!this.footDust.step(speed, seconds, this.groundAt(body)) || this.player.isMotionReduced) return;
    this.effects.dust(body, { x: -speed.x, y: -speed.y });
  }

  private stepAutomatically(seconds: number): number | undefined {
    const { autoWalk, direction, player, talk } = this;
    return talk.step(seconds, direction) ?? autoWalk.walker.step(player.body, seconds, direction);
  }

  /** Emits the position and facing if they have changed; returns whether they have. */
  emitMove(): boolean {
    const { lastSent } = this;
    const { body, facing } = this.player;
    if (body.x === lastSent.x && body.y === lastSent.y && facing === lastSent.facing) return false;
    lastSent.x = body.x;
    lastSent.y = body.y;
    lastSent.facing = facing;
    this.world.port.emit('player/moved', { x: body.x, y: body.y, facing, ground: this.groundAt(body) });
    return true;
  }
}

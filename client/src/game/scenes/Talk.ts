// Stages a talk: the player steps beside the character, both face each other, and the camera frames them.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { figureArea, union } from '../core/framing.ts';
import type { Area } from '../core/goalArrow.ts';
import { TALK_RANGE, talkSpot } from '../core/talkSpot.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { Npc } from '../entities/Npc.ts';
import type { Player } from '../entities/Player.ts';

/** A step that something blocks ends after this time. */
const STEP_SECONDS = 0.5;
const ARRIVED = 2;

export class Talk {
  /** Where both speakers are; undefined without a conversation. */
  area: Area | undefined;
  private character: Npc | undefined;
  /** Who spoke last. */
  private speaker: Npc | undefined;
  private spot: Point | undefined;
  private remaining = 0;

  constructor(
    private readonly scene: SceneWithMover,
    private readonly player: Player,
  ) {}

  /** `character` = the one who speaks, if it is on the map. */
  start(character: Npc | undefined): void {
    this.end();
    const { body } = this.player;
    if (!character || Math.hypot(character.x - body.x, character.y - body.y) > TALK_RANGE) return;
    const { world } = this.scene.mover;
    this.character = character;
    this.speaker = character;
    this.spot = talkSpot(body, character, (x, y, radius) => world.hasRoom(x, y, radius));
    this.remaining = STEP_SECONDS;
    this.area = union(figureArea(this.spot), figureArea(character, character.height));
    character.isTalking = true;
  }

  end(): void {
    if (this.character) this.character.isTalking = false;
    this.character = undefined;
    this.spot = undefined;
    this.area = undefined;
  }

  /** The player, and who spoke last as long as both are together: what a window beside them leaves in sight. */
  figures(): Area[] {
    const { player, speaker } = this;
    const { body } = player;
    const isNear = speaker && Math.hypot(speaker.x - body.x, speaker.y - body.y) <= TALK_RANGE;
    return [figureArea(body), ...(isNear ? [figureArea(speaker, speaker.height)] : [])];
  }

  /** Writes the direction of the step to the spot; returns the remaining units, or undefined when the player stands. */
  step(seconds: number, direction: { x: number; y: number }): number | undefined {
    const { character, spot, player } = this;
    if (!character || !spot) return undefined;
    const dx = spot.x - player.body.x;
    const dy = spot.y - player.body.y;
    const distance = Math.hypot(dx, dy);
    this.remaining -= seconds;
    if (distance <= ARRIVED || this.remaining <= 0) {
      player.faceTowards(character);
      this.spot = undefined;
      return undefined;
    }
    direction.x = dx / distance;
    direction.y = dy / distance;
    return distance;
  }
}

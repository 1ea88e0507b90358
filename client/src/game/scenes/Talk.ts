// Stages a talk: the player steps beside the character, both face each other, and the camera frames them.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { TALK_RANGE, talkSpot } from '../core/talkSpot.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { Npc } from '../entities/Npc.ts';
import type { Player } from '../entities/Player.ts';

/** A step that something blocks ends after this time. */
const STEP_SECONDS = 0.5;
const ARRIVED = 2;

export class Talk {
  /** Between both; undefined while nobody talks. */
  focus: Point | undefined;
  private character: Npc | undefined;
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
    this.spot = talkSpot(body, character, (x, y, radius) => world.hasRoom(x, y, radius));
    this.remaining = STEP_SECONDS;
    this.focus = { x: (this.spot.x + character.x) / 2, y: (this.spot.y + character.y) / 2 };
    character.isTalking = true;
  }

  end(): void {
    if (this.character) this.character.isTalking = false;
    this.character = undefined;
    this.spot = undefined;
    this.focus = undefined;
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

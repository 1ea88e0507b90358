// People who stand before the feed tower, look up at it, and say one after another what it shows them.
import { ySortDepth } from '../../../game/core/depth.ts';
import { addFrame } from '../../../game/engine/atlas.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import { SpeechBubble } from '../../../game/entities/SpeechBubble.ts';
import type { MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { PEOPLE } from './places.ts';

/** The atlas of townsfolk. */
const ATLAS = 'npcs';
/** Seconds between two remarks. */
const PAUSE = 1.2;
/** Over the feet, units. */
const HEAD = 50;
/** Distance of the player from the tower's foot at which people speak, units. */
const NEAR = 420;

interface Watcher {
  x: number;
  y: number;
  image: GameObjects.Image;
  bubble: SpeechBubble;
}

export class Watchers {
  private readonly people: Watcher[];
  private spoken = 0;
  private pause = 0;

  constructor(
    { scene, spot }: MechanicContext<'feed-tower'>,
    private readonly remarks: readonly string[],
  ) {
    this.people = PEOPLE.flatMap(({ x, y, look, side }) => {
      const at = { x: spot.x + x, y: spot.y + y };
      const image = addFrame(scene, ATLAS, `townsfolk-${look}/up/0`, at)?.setDepth(ySortDepth(at.y));
      return image ? [{ ...at, image, bubble: new SpeechBubble(scene, side) }] : [];
    });
  }

  /** The next of them says the next remark once the one before has spoken. */
  update(seconds: number, player: { x: number; y: number } | undefined): void {
    const [first] = this.people;
    const isNear = player && first && Math.hypot(player.x - first.x, player.y - first.y) < NEAR;
    const isSpeaking = this.people.some(({ bubble }) => bubble.isSpeaking);
    this.pause = isSpeaking ? PAUSE : this.pause - seconds;
    if (isNear && !isSpeaking && this.pause <= 0) this.speak();
    for (const { bubble, x, y } of this.people) bubble.update(seconds, x, y - HEAD, true);
  }

  private speak(): void {
    const remark = this.remarks[this.spoken % this.remarks.length];
    if (remark !== undefined) this.people[this.spoken % this.people.length]?.bubble.say(remark);
    this.spoken += 1;
  }

  destroy(): void {
    for (const { image, bubble } of this.people) {
      image.destroy();
      bubble.destroy();
    }
  }
}

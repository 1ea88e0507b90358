// People take notice of the avatar that passes: they greet it now and then, and make room for it.
import { ASIDE_SPEED, Greetings, stepAside } from '../core/passing.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { Effects } from '../entities/Effects.ts';
import type { Npc } from '../entities/Npc.ts';
import type { Player } from '../entities/Player.ts';
import type { RealmObjects } from './RealmObjects.ts';

const GREETINGS = ['emote-happy', 'emote-talk', 'emote-music'] as const;

export class Passersby {
  private readonly greetings = new Greetings();
  private readonly aside = { x: 0, y: 0 };
  private greeted = 0;

  constructor(
    private readonly scene: SceneWithMover,
    private readonly objects: Pick<RealmObjects, 'npcs' | 'bodies'>,
    private readonly player: Pick<Player, 'body' | 'speed'>,
    private readonly effects: Effects,
  ) {}

  update(seconds: number): void {
    const { body, speed } = this.player;
    this.greetings.step(seconds);
    if (speed.x === 0 && speed.y === 0) return;
    for (const npc of this.objects.npcs) {
      if (!npc.isAtLeisure) continue;
      const distance = Math.hypot(npc.x - body.x, npc.y - body.y);
      if (this.greetings.greets(npc.id, distance)) this.greet(npc);
      this.makeRoom(npc, seconds);
    }
  }

  private greet(npc: Npc): void {
    this.effects.emote(GREETINGS[this.greeted % GREETINGS.length] ?? GREETINGS[0], npc, npc.height);
    this.greeted += 1;
  }

  /** Who has a place of its own stays there. */
  private makeRoom({ spot, wanderer }: Npc, seconds: number): void {
    const { aside, player } = this;
    if (spot.static || !stepAside(wanderer.body, player.body, player.speed, aside)) return;
    const units = ASIDE_SPEED * seconds;
    this.scene.mover.world.move(wanderer.body, aside.x * units, aside.y * units, this.objects.bodies);
  }
}

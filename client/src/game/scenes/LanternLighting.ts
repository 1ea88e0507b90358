// Lights a great lantern as an event: the flame leaves the hand, people look up after it, the lantern takes it, and they are glad.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import type { LanternMark } from '../../bridge/events.ts';
import type { Scene } from '../engine/phaser.ts';
import type { Effects } from '../entities/Effects.ts';
import { Flames } from '../entities/Flames.ts';
import type { GreatLantern } from '../entities/GreatLantern.ts';
import type { Npc } from '../entities/Npc.ts';
import type { RealmObjects } from './RealmObjects.ts';
import type { WorldContext } from './worldContext.ts';

/** How far away people notice it, and how long they look. */
const GLAD_RADIUS = 420;
const GLAD_SECONDS = 2.6;

/** Who holds the flame before it flies: the child, or who walks with it. */
export interface FlameBearer {
  /** Its hand. */
  readonly hand: Readonly<Point>;
  /** Lifts it to what takes it; without that, for joy. */
  hop(to?: Readonly<Point>): void;
}

export class LanternLighting {
  private readonly flames: Flames;
  private hasMarks = false;

  /** `marked` = what stays lit may have changed; `lit` = a lantern has just taken its flame. */
  constructor(
    scene: Scene,
    private readonly world: WorldContext,
    private readonly objects: RealmObjects,
    private readonly effects: Effects,
    private readonly bearer: FlameBearer,
    private readonly events: { marked(): void; lit(lantern: GreatLantern): void },
  ) {
    this.flames = new Flames(scene, effects, (id) => {
      const lantern = objects.lanterns.find((each) => each.id === id);
      if (lantern) this.take(lantern);
    });
    world.port.on('lanterns/marked', ({ marks }) => this.setMarks(marks));
  }

  /** The first marks are shown as they are; after that, a flame flies to a lantern that is lit. */
  setMarks(marks: Readonly<Record<string, LanternMark>>): void {
    for (const lantern of this.objects.lanterns) {
      const mark = marks[lantern.id] ?? 'unlit';
      const isOnItsWay = mark === 'lit' && lantern.isPromised;
      if (mark === lantern.mark || isOnItsWay) continue;
      if (this.hasMarks && mark === 'lit') this.send(lantern);
      else {
        this.flames.drop(lantern.id);
        lantern.setMark(mark, false);
      }
    }
    this.hasMarks = true;
    this.events.marked();
  }

  /** The flame that is on its way to a lantern. */
  flameTo(id: string): ReturnType<Flames['find']> {
    return this.flames.find(id);
  }

  update(seconds: number): void {
    this.flames.update(seconds);
  }

  /** With reduced motion it is there at once. */
  private send(lantern: GreatLantern): void {
    if (this.world.settings.reducedMotion) {
      this.take(lantern);
      return;
    }
    const { bearer, flames } = this;
    lantern.isPromised = true;
    bearer.hop(lantern.flameAt);
    flames.send(lantern.id, bearer.hand, lantern.flameAt);
    const flame = flames.find(lantern.id);
    if (flame) for (const npc of this.peopleNear(bearer.hand)) npc.lookAt(flame.at, flame.secondsLeft);
  }

  private take(lantern: GreatLantern): void {
    const { bearer, effects, world } = this;
    const { reducedMotion } = world.settings;
    lantern.setMark('lit', true);
    world.port.emit('sound/requested', { name: 'lantern-lit' });
    effects.sparks(lantern.flameAt, reducedMotion);
    effects.celebrate(lantern, reducedMotion);
    for (const npc of this.peopleNear(lantern)) {
      npc.lookAt(lantern, GLAD_SECONDS);
      effects.emote('emote-happy', npc, npc.height);
      npc.hop();
    }
    if (this.objects.lanterns.every(({ mark }) => mark === 'lit')) {
      world.port.emit('sound/requested', { name: 'celebration' });
      effects.celebrate(bearer.hand, reducedMotion);
      bearer.hop();
    }
    this.events.lit(lantern);
  }

  private peopleNear({ x, y }: Readonly<Point>): Npc[] {
    return this.objects.npcs.filter((npc) => Math.hypot(npc.x - x, npc.y - y) <= GLAD_RADIUS);
  }
}

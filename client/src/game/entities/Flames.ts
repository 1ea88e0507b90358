// The flames that are on their way to lanterns, each with a soft light and a trail of sparks.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH } from '../core/depth.ts';
import { type Flight, flameAt, planFlight } from '../core/flight.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createGlow } from './createGlow.ts';
import type { Effects } from './Effects.ts';

const HALO = { color: '#ffc872', radius: 84, strength: 0.55 } as const;
const HEART = { color: '#fff6d8', radius: 17, strength: 1 } as const;
/** Between two sparks of the trail. */
const SPARK_SECONDS = 0.025;

interface Flame {
  /** Of the lantern. */
  id: string;
  flight: Flight;
  at: { x: number; y: number };
  seconds: number;
  sinceSpark: number;
  halo: GameObjects.Image;
  heart: GameObjects.Image;
}

export class Flames {
  private flames: Flame[] = [];

  constructor(
    private readonly scene: Scene,
    private readonly effects: Effects,
    /** The lantern has it. */
    private readonly arrive: (id: string) => void,
  ) {}

  /** `from` = the hand that sends it. */
  send(id: string, from: Readonly<Point>, to: Readonly<Point>): void {
    const at = { x: from.x, y: from.y };
    const glow = ({ color, radius, strength }: typeof HALO | typeof HEART) =>
      createGlow(this.scene, at.x, at.y, color, radius, strength).setDepth(DEPTH.light + 1);
    this.flames.push({
      ...{ id, at, flight: planFlight({ ...at }, to), seconds: 0, sinceSpark: 0 },
      ...{ halo: glow(HALO), heart: glow(HEART) },
    });
  }

  /** Where it is, also in the frames to come, and for how long; undefined once it has arrived. */
  find(id: string): { at: Readonly<Point>; secondsLeft: number } | undefined {
    const flame = this.flames.find((each) => each.id === id);
    return flame && { at: flame.at, secondsLeft: flame.flight.duration - flame.seconds };
  }

  /** One whose lantern is no longer lit goes out. */
  drop(id: string): void {
    for (const { halo, heart } of this.flames.filter((flame) => flame.id === id)) {
      halo.destroy();
      heart.destroy();
    }
    this.flames = this.flames.filter((flame) => flame.id !== id);
  }

  update(seconds: number): void {
    for (const flame of [...this.flames]) this.move(flame, seconds);
  }

  private move(flame: Flame, seconds: number): void {
    const { at, flight, halo, heart } = flame;
    flame.seconds += seconds;
    flame.sinceSpark += seconds;
    flameAt(flight, flame.seconds, at);
    const breath = 1 + 0.12 * Math.sin(flame.seconds * 31);
    halo.setPosition(at.x, at.y).setDisplaySize(HALO.radius * 2 * breath, HALO.radius * 2 * breath);
    heart.setPosition(at.x, at.y);
    if (flame.sinceSpark >= SPARK_SECONDS) {
      flame.sinceSpark = 0;
      this.effects.trail(at);
    }
    if (flame.seconds < flight.duration) return;
    this.drop(flame.id);
    this.arrive(flame.id);
  }
}

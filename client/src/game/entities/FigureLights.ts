// A faint warm light on the ground under the player and the people, so that their dark outlines stand out at dusk.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH } from '../core/depth.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createGlow } from './createGlow.ts';

const COLOR = '#ffedcf';
const RADIUS = 62;
/** Lights lie on the ground, which is seen from above at an angle. */
const FLATTEN = 0.66;
const STRENGTH = 0.42;
/** Share of it that is left in a night, whose dark ground would come too near to the brightness of the figures. */
const NIGHT_SHARE = 0.2;
/** The light's centre above the feet, because most of the figure is. */
const HEIGHT = 14;

export class FigureLights {
  private readonly lights: GameObjects.Image[];
  private readonly strength: number;

  /** `night` = 0 where the lit realm lies in daylight, 1 where it is night. */
  constructor(
    scene: Scene,
    private readonly figures: readonly Point[],
    night: number,
  ) {
    this.strength = STRENGTH * (1 - night + night * NIGHT_SHARE);
    this.lights = figures.map(({ x, y }) => {
      const light = createGlow(scene, x, y, COLOR, RADIUS, 0).setDepth(DEPTH.shadow - 1);
      return light.setScale(light.scaleX, light.scaleY * FLATTEN);
    });
  }

  /** `shareAt` = 0 at dusk, 1 where a great lantern lights the place; by day there are none. */
  update(isShown: boolean, shareAt: (x: number, y: number) => number): void {
    for (let index = 0; index < this.lights.length; index += 1) {
      const light = this.lights[index];
      const figure = this.figures[index];
      if (!light || !figure) continue;
      if (light.visible !== isShown) light.setVisible(isShown);
      if (!isShown) continue;
      light.setPosition(figure.x, figure.y - HEIGHT);
      light.setAlpha(this.strength * (1 - shareAt(figure.x, figure.y)));
    }
  }
}

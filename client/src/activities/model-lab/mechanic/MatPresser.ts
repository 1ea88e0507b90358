// Presses a mat once for each time that the player comes to stand on it, and shows how long is left.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH } from '../../../game/core/depth.ts';
import { isInside } from '../../../game/core/framing.ts';
import type { Box } from '../../../game/engine/pen.ts';
import type { MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { PlacedPicture } from '../../../game/mechanics/PlacedPicture.ts';
import { drawPress } from './yardPictures.ts';

/** Seconds on a mat: who only walks across presses nothing. */
const PRESS = 0.4;
const BAR = 4;

export interface Mat extends Box {
  id: string;
}

export class MatPresser {
  private mats: readonly Mat[] = [];
  /** The mat under the player; undefined id = beside all of them. */
  private visit: { id: string | undefined; isUsed: boolean } | undefined;
  private seconds = 0;
  private bar: PlacedPicture | undefined;

  constructor(
    private readonly scene: MechanicScene,
    private readonly key: string,
    private readonly onPress: (mat: string) => void,
  ) {}

  setMats(mats: readonly Mat[]): void {
    this.mats = mats;
  }

  update(player: Point | undefined, delta: number): void {
    const mat = player && this.mats.find((each) => isInside(each, player));
    // Who stands on a mat when the world begins has not chosen it.
    if (!this.visit || this.visit.id !== mat?.id) {
      this.visit = { id: mat?.id, isUsed: this.visit === undefined };
      this.release();
    }
    if (!mat || this.visit.isUsed) return;
    if (!this.bar) this.showBar(mat);
    this.seconds += delta;
    if (this.seconds < PRESS) return;
    this.visit.isUsed = true;
    this.release();
    this.onPress(mat.id);
  }

  private showBar({ x, y, width, height }: Mat): void {
    const box = { x, y: y + height - BAR, width, height: BAR };
    this.bar = new PlacedPicture(this.scene, `${this.key}-press`, box, DEPTH.overFlat + 2, (pen) =>
      drawPress(pen, box),
    );
  }

  release(): void {
    this.seconds = 0;
    this.bar?.destroy();
    this.bar = undefined;
  }
}

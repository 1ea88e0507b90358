// Sprites on the map that walk to the museum door and are let in or not, or stroll; the player starts the next round.
import type { SpriteWalker } from '@lanternwise/shared/activities/sprite-duel/duel';
import { ySortDepth } from '../../../game/core/depth.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import {
  drawSignTexture,
  drawSpriteTexture,
  drawVerdictTexture,
  SIGN,
  SPRITE_PIXELS,
  VERDICT_PIXELS,
} from './spritePictures.ts';
import { placeInCrowd, placeOfWalker, placeOnStroll, type WalkerPlace, walkSeconds } from './walk.ts';

type WalkName = 'sprite-walk';
type Context = MechanicContext<WalkName>;

/** Size of a sprite and of the verdict over it, units. */
const SIZE = 28;
const VERDICT = 13;
/** Distance of the player at which a round is called, and at which the next one can be, units. */
const REACH = 42;
const AWAY = 80;

/** One sprite with its verdict. */
class Walker {
  private readonly image: GameObjects.Image;
  private readonly verdict: GameObjects.Image | undefined;

  constructor(
    private readonly context: Context,
    private readonly key: string,
    readonly sprite: SpriteWalker,
    verdictKeys: { letIn: string; keptOut: string },
  ) {
    const { scene, spot } = context;
    drawSpriteTexture(scene.textures, key, sprite.cells, sprite.isOwn);
    const image = (name: string, size: number) => scene.add.image(spot.x, spot.y, name).setScale(size).setAlpha(0);
    this.image = image(key, SIZE / SPRITE_PIXELS).setOrigin(0.5, 1);
    if (sprite.isLetIn === null) return;
    const { letIn, keptOut } = verdictKeys;
    this.verdict = image(sprite.isLetIn ? letIn : keptOut, VERDICT / VERDICT_PIXELS);
  }

  put({ x, y, lift, alpha, isJudged, isFacingLeft }: WalkerPlace): void {
    const depth = ySortDepth(Math.round(y));
    if (this.image.depth !== depth) {
      this.image.setDepth(depth);
      this.verdict?.setDepth(depth + 0.5);
    }
    this.image.setPosition(x, y - lift).setAlpha(alpha);
    if (this.image.flipX !== isFacingLeft) this.image.setFlipX(isFacingLeft);
    this.verdict?.setPosition(x, y - lift - SIZE - VERDICT / 2 + 2).setAlpha(isJudged ? alpha : 0);
  }

  destroy(): void {
    this.image.destroy();
    this.verdict?.destroy();
    this.context.scene.textures.remove(this.key);
  }
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one scene; its messages share the sprites
export function create(context: Context): Mechanic<WalkName> {
  const { scene, spot } = context;
  const keys = { letIn: `${spot.id}-let-in`, keptOut: `${spot.id}-kept-out`, sign: `${spot.id}-sign` };
  let walkers: Walker[] = [];
  let sign: GameObjects.Image | undefined;
  /** Seconds since the walkers set out; counted only while the world runs. */
  let seconds = 0;
  let isStill: boolean | undefined;
  let canCall = true;
  const isStroll = () => walkers.some(({ sprite }) => sprite.isLetIn === null);
  const isWalking = () => walkers.length > 0 && !isStroll() && seconds < walkSeconds(spot, walkers.length);
  const clear = () => {
    for (const walker of walkers) walker.destroy();
    walkers = [];
    sign?.destroy();
    sign = undefined;
  };
  const place = (still: boolean) => {
    /** How many of each group stand already. */
    const ranks = { in: 0, out: 0 };
    const placeOf = (isLetIn: boolean | null, at: number): WalkerPlace => {
      if (isLetIn === null) return placeOnStroll(spot, at, walkers.length, still ? 0 : seconds);
      if (!still) return placeOfWalker(spot, at, seconds, isLetIn);
      const group = isLetIn ? 'in' : 'out';
      ranks[group] += 1;
      return placeInCrowd(spot, ranks[group] - 1, isLetIn);
    };
    walkers.forEach((walker, at) => {
      walker.put(placeOf(walker.sprite.isLetIn, at));
    });
  };
  const listenForCall = () => {
    const player = context.bodies.at(-1);
    if (!player || isStroll()) return;
    const distance = Math.hypot(player.x - spot.x, player.y - (spot.y + spot.height / 2));
    if (distance > AWAY) canCall = true;
    if (distance > REACH || !canCall || (isWalking() && !context.isMotionReduced())) return;
    canCall = false;
    context.emit({ kind: 'called' });
    context.playSound('step-done', player);
  };
  return {
    update(_, delta) {
      listenForCall();
      if (walkers.length === 0) return;
      const still = context.isMotionReduced();
      const isOver = !isStroll() && !isWalking();
      if (still === isStill && (still || isOver)) return;
      isStill = still;
      seconds += delta;
      place(still);
    },
    command({ walkers: next, sign: words }) {
      clear();
      seconds = 0;
      isStill = undefined;
      if (next.length === 0) return;
      drawVerdictTexture(scene.textures, keys.letIn, true);
      drawVerdictTexture(scene.textures, keys.keptOut, false);
      walkers = next.map((sprite, at) => new Walker(context, `${spot.id}-${at}`, sprite, keys));
      drawSignTexture(scene.textures, keys.sign, words);
      const foot = spot.y + spot.height + SIGN.height + 8;
      sign = scene.add
        .image(spot.x + spot.width / 2, foot, keys.sign)
        .setOrigin(0.5, 1)
        .setScale(0.5);
      sign.setDepth(ySortDepth(foot));
    },
    destroy() {
      clear();
      for (const key of Object.values(keys)) if (scene.textures.exists(key)) scene.textures.remove(key);
    },
  };
}

// Pools of light on the ground under what can be used: the one mark that tells it from scenery.
import type { Point } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, easeAlpha } from '../core/depth.ts';
import { breathing, isMarkedByLight, lightStrength, type Marked } from '../core/guidingLight.ts';
import { generatedTexture } from '../engine/generatedTextures.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import type { Entity, Moment } from './entity.ts';

/** Width of a pool: that of the thing, with a rim around it; its height, because the ground is seen at an angle. */
const RIM = 22;
const FLATTEN = 0.5;
const WARM = '#ffe07a';
/** Beyond the screen by this much they are not drawn, units. */
const MARGIN = 60;

interface Pool {
  entity: Entity;
  image: GameObjects.Image;
  strength: number;
  marked: Marked;
}

export class GuidingLights {
  private readonly pools: Pool[];

  constructor(scene: Scene, entities: readonly Entity[]) {
    this.pools = entities.filter(({ kind }) => isMarkedByLight(kind)).map((entity) => createPool(scene, entity));
  }

  /** `goal` = where the one goal is; `hasNews` = who has something new to say. */
  update(moment: Moment, goal: Entity | undefined, hasNews: (id: string) => boolean): void {
    const { view } = moment;
    for (const pool of this.pools) {
      const at = footOf(pool.entity);
      const isNear =
        at.x > view.x - MARGIN && at.x < view.right + MARGIN && at.y > view.y - MARGIN && at.y < view.bottom + MARGIN;
      if (isNear) this.draw(pool, at, moment, goal, hasNews);
      else if (pool.image.visible) pool.image.setVisible(false);
    }
  }

  private draw(
    pool: Pool,
    at: Readonly<Point>,
    { time, seconds, player, reducedMotion }: Moment,
    goal: Entity | undefined,
    hasNews: (id: string) => boolean,
  ): void {
    const { entity, image, marked } = pool;
    marked.isOpen = !entity.isAbsent && (entity.isUsable || entity.kind === 'collectible');
    marked.isGoal = entity === goal;
    marked.hasNews = hasNews(entity.id);
    marked.distance = Math.hypot(entity.x - player.x, entity.y - player.y);
    const wanted = lightStrength(marked);
    pool.strength = reducedMotion ? wanted : easeAlpha(pool.strength, wanted, seconds);
    const isShown = pool.strength > 0;
    if (image.visible !== isShown) image.setVisible(isShown);
    if (isShown) image.setPosition(at.x, at.y).setAlpha(breathing(pool.strength, marked.isGoal, time, reducedMotion));
  }
}

/** Where one stands to use it is lit, if its building would hide the light. */
const footOf = (entity: Entity): Readonly<Point> =>
  entity.kind === 'shop' || entity.kind === 'post' ? (entity.entrance ?? entity) : entity;

function createPool(scene: Scene, entity: Entity): Pool {
  const { kind, size } = entity;
  const width = Math.max(32, size) + 2 * RIM;
  const image = scene.add.image(entity.x, entity.y, generatedTexture(scene.textures, 'pool'));
  image
    .setDisplaySize(width, width * FLATTEN)
    .setDepth(DEPTH.shadow - 2)
    .setVisible(false);
  image.setTint(Number.parseInt((entity.color ?? WARM).slice(1), 16));
  const marked = { kind, size, isOpen: false, isGoal: false, hasNews: false, distance: 0 };
  return { entity, image, strength: 0, marked };
}

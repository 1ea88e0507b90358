// Draws the small animals of a map: decoration without collision that nobody can click.
import { type AnimalKind, type AnimalSpot, isAirborne } from '@lanternwise/shared/maps/animals';
import type { Point, RealmMap } from '@lanternwise/shared/maps/realmMap';
import { type Animal, animalAlpha, createAnimal, type IsFree, keepStill, stepAnimal } from '../core/animals.ts';
import { DEPTH, ySortDepth } from '../core/depth.ts';
import { loopFrame } from '../core/facing.ts';
import { addFrame, findAnimation } from '../engine/atlas.ts';
import type { SceneWithMover } from '../engine/MoverPlugin.ts';
import type { GameObjects, Geom } from '../engine/phaser.ts';
import { createShadow } from './createShadow.ts';

const ATLAS = 'world';
/** Pictures of each kind, at rest and moving; flights of birds use the latter. */
const PICTURES: Readonly<Record<AnimalKind, { rest: string; move: string; fly?: string }>> = {
  sparrow: { rest: 'animal-bird-1-idle', move: 'animal-bird-1-idle', fly: 'animal-bird-1-fly' },
  bluebird: { rest: 'animal-bird-2-idle', move: 'animal-bird-2-idle', fly: 'animal-bird-2-fly' },
  butterfly: { rest: 'animal-butterfly-fly', move: 'animal-butterfly-fly' },
  cat: { rest: 'animal-cat-idle', move: 'animal-cat-walk' },
  squirrel: { rest: 'animal-squirrel-idle', move: 'animal-squirrel-run' },
};
/** Animals this far beyond the screen rest; a flight must not be seen to stop. */
const MARGIN = 220;
/** Half of the animals sleep in the dusk. */
const SLEEPER = 2;
const BODY_RADIUS = 8;
const SHADOW_SCALE = 0.42;
/** Height at which a bird is above the houses. */
const TREETOP = 26;
/** Small animals change their place in the order of drawing by steps of this many units. */
const DEPTH_STEP = 6;
/** Height at which a shadow is gone. */
const SHADOW_FADE = 120;
/** With reduced motion their pictures change at this share of the pace; butterflies hold their wings still. */
const CALM_FACTOR = 0.4;

interface Frames {
  names: readonly string[];
  seconds: number;
}
interface DrawnAnimal {
  animal: Animal;
  image: GameObjects.Image;
  shadow: GameObjects.Image;
  rest: Frames;
  move: Frames;
  fly: Frames;
}

export class Animals {
  private readonly drawn: DrawnAnimal[] = [];
  private readonly isFree: IsFree;

  constructor(
    private readonly scene: SceneWithMover,
    { animals }: RealmMap,
  ) {
    this.isFree = (x, y) => scene.mover.world.hasRoom(x, y, BODY_RADIUS);
    for (const home of animals) for (let index = 0; index < home.count; index += 1) this.add(home, index);
  }

  /** Decoration whose pictures could not be loaded is left out. */
  private add(home: AnimalSpot, index: number): void {
    const { scene } = this;
    const { fly, move, rest } = PICTURES[home.kind];
    const frames = { rest: this.framesOf(rest), move: this.framesOf(move), fly: this.framesOf(fly ?? move) };
    const image = addFrame(scene, ATLAS, frames.rest.names[0] ?? '', home);
    if (!image) return;
    const shadow = createShadow(scene, home.x, home.y).setScale(SHADOW_SCALE);
    this.drawn.push({ animal: createAnimal(home, index), image, shadow, ...frames });
  }

  private framesOf(name: string): Frames {
    const animation = findAnimation(this.scene.textures, ATLAS, name);
    return { names: animation?.frames ?? [], seconds: (animation?.ms ?? 100) / 1000 };
  }

  /** The sleepers wake where a great lantern lights their place. */
  setLight(shareAt: (x: number, y: number) => number): void {
    for (const [index, { animal }] of this.drawn.entries()) {
      animal.isAwake = index % SLEEPER === 0 || shareAt(animal.home.x, animal.home.y) > 0.5;
    }
  }

  update(seconds: number, hero: Point, view: Geom.Rectangle, reducedMotion: boolean): void {
    for (const drawn of this.drawn) {
      const { animal, image, shadow } = drawn;
      const { home } = animal;
      const isNear =
        home.x > view.x - MARGIN &&
        home.x < view.right + MARGIN &&
        home.y > view.y - MARGIN &&
        home.y < view.bottom + MARGIN;
      if (isNear) {
        if (reducedMotion) keepStill(animal, isAirborne(animal.kind) ? 0 : seconds * CALM_FACTOR, this.isFree);
        else stepAnimal(animal, seconds, hero, this.isFree);
      }
      const alpha = isNear ? animalAlpha(animal) : 0;
      const isShown = alpha > 0;
      if (image.visible !== isShown) {
        image.setVisible(isShown);
        shadow.setVisible(isShown);
      }
      if (isShown) draw(drawn, alpha);
    }
  }
}

function draw({ animal, image, shadow, rest, move, fly }: DrawnAnimal, alpha: number): void {
  const { height, isFacingLeft, pose, poseSeconds, x, y } = animal;
  const isFlying = pose === 'flee' || pose === 'arrive';
  const { names, seconds } = isFlying ? fly : pose === 'move' ? move : rest;
  const frame = names[loopFrame(poseSeconds, names.length, seconds)];
  if (frame !== undefined && image.frame.name !== frame) image.setFrame(frame, false, false);
  if (image.flipX !== isFacingLeft) image.setFlipX(isFacingLeft);
  const depth = isFlying && height > TREETOP ? DEPTH.above : ySortDepth(Math.round(y / DEPTH_STEP) * DEPTH_STEP);
  // Each set depth, even the same, has the scene sort all its objects again.
  if (image.depth !== depth) image.setDepth(depth);
  image.setPosition(x, y - height).setAlpha(alpha);
  shadow.setPosition(x, y).setAlpha(alpha * Math.max(0, 1 - height / SHADOW_FADE));
}

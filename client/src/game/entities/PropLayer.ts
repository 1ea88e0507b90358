// Draws the props of a map: depth sorting, ground shadows, animation, glow, and fading over the player.
import type { Point, Prop, RealmMap } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, easeAlpha, FADED_ALPHA, type Occluder, occludes, ySortDepth } from '../core/depth.ts';
import { brushes, isSoftPlant, RUSTLE_SECONDS, rustleAt } from '../core/rustle.ts';
import { type AtlasFrame, contactOf, findAnimation, findFrame, numberedFrames } from '../engine/atlas.ts';
import type { GameObjects, Geom, Scene } from '../engine/phaser.ts';
import { createGlow, type GlowLevels } from './createGlow.ts';

/** What draws a prop. */
interface PropSprite {
  image: GameObjects.Image;
  parts: GameObjects.Image[];
  occluder: Occluder | undefined;
  glow: GameObjects.Image | undefined;
  scale: number;
}

interface PropState {
  source: Prop;
  /** Its picture in the map. */
  picture: AtlasFrame;
  /** The frame shown instead of it. */
  exchanged: string | undefined;
  depth: number;
  /** Bounds of everything it draws, for culling. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  isInView: boolean;
  frames: string[];
  ms: number;
  sway: number;
  /** Amplitude of the swaying. */
  swayRadians: number;
  glowAlpha: number;
  /** Where it touches the ground. */
  contact: Point;
  /** A plant that gives way; since it was brushed, and to which side it was pushed. */
  isSoft: boolean;
  rustleSeconds: number;
  side: number;
  /** Remaining seconds of the pop after its picture was exchanged. */
  popSeconds: number;
  /** Created when it first comes into view: a map has hundreds of props, and a screen some dozens. */
  sprite: PropSprite | undefined;
}

/** Margin around the screen, units; culling runs again after the view has moved this far. */
const CULL_MARGIN = 64;
/** Small enough that all flat props of a map stay between two layers. */
const DEPTH_STEP = 1e-5;
/** Amplitude of a plant asleep at dusk and awake in the light, and its period. */
const SWAY_RADIANS = { asleep: 0.012, awake: 0.034 } as const;
const SWAY_SECONDS = 3.4;
const POP_SECONDS = 0.45;
const POP_SCALE = 0.22;

export class PropLayer {
  private readonly props: PropState[] = [];
  /** Props on or near the screen; only these are on the display list, so that sorting it stays cheap. */
  private readonly inView: PropState[] = [];
  private readonly lastPlayer = { x: Number.NaN, y: Number.NaN };
  private readonly lastView = { x: Number.NaN, y: 0, width: 0, height: 0 };
  /** Frames missing in their atlas. */
  readonly missingFrames: string[] = [];

  constructor(
    private readonly scene: Scene,
    map: RealmMap,
  ) {
    for (const prop of map.props) this.add(prop);
  }

  private add(prop: Prop): void {
    const { textures } = this.scene;
    const animation = findAnimation(textures, prop.atlas, prop.anim ?? prop.frame);
    const frames = animation?.frames ?? numberedFrames(textures, prop.atlas, prop.frame);
    const picture = findFrame(textures, prop.atlas, prop.frame) ?? findFrame(textures, prop.atlas, frames[0] ?? '');
    if (!picture) {
      this.missingFrames.push(`${prop.atlas}/${prop.frame}`);
      return;
    }
    const contact = contactOf(prop, picture);
    this.props.push({
      source: prop,
      picture,
      exchanged: undefined,
      depth: prop.above ? DEPTH.above + contact.y : prop.flat ? this.flatDepth() : ySortDepth(contact.y),
      left: prop.x - prop.width,
      right: prop.x + prop.width * 2,
      top: prop.y - prop.height * 1.5,
      bottom: prop.y + prop.height * 0.5,
      isInView: false,
      frames: animation || frames.length > 1 ? frames : [],
      ms: animation?.ms ?? 120,
      sway: prop.sway ? (prop.x % 97) / 97 : -1,
      swayRadians: SWAY_RADIANS.asleep,
      glowAlpha: 0,
      contact,
      isSoft: !prop.above && isSoftPlant(prop.frame),
      rustleSeconds: RUSTLE_SECONDS,
      side: 1,
      popSeconds: 0,
      sprite: undefined,
    });
  }

  private createSprite({ source, picture, contact, depth, glowAlpha, exchanged }: PropState): PropSprite {
    const image = this.image(source, picture, contact).setDepth(depth);
    const glow = this.glow(source, contact)?.setAlpha(glowAlpha * opacityOf(source));
    const sprite = {
      image,
      parts: [image, ...this.shadow(source, contact), ...(glow ? [glow] : [])],
      occluder: source.fade ? occluderOf(source, image, contact.y) : undefined,
      glow,
      scale: image.scaleX,
    };
    if (exchanged !== undefined) this.drawFrame(sprite, source.atlas, exchanged);
    return sprite;
  }

  /** Flat props keep the map's order, however often they enter and leave the display list. */
  private flatDepth(): number {
    return DEPTH.flat + this.props.length * DEPTH_STEP;
  }

  private image(prop: Prop, picture: AtlasFrame, { x, y }: Point): GameObjects.Image {
    const image = this.scene.add.image(x, y, picture.texture, picture.frame);
    // Phaser mirrors a frame with an anchor about that anchor, any other about its centre.
    const isFree = !image.frame.customPivot;
    const { originX, originY } = picture;
    const flipY = prop.flipY ?? false;
    if (prop.tint) image.setTint(Number.parseInt(prop.tint.slice(1), 16));
    return image
      .setOrigin(isFree && prop.flipX ? 1 - originX : originX, isFree && flipY ? 1 - originY : originY)
      .setFlip(prop.flipX, flipY)
      .setAlpha(opacityOf(prop))
      .setAngle(prop.rotation)
      .setScale(prop.width / picture.width, prop.height / picture.height);
  }

  /** The shadow of a flipped picture is flipped too; the wrong light direction is hardly visible. */
  private shadow(prop: Prop, contact: Point): GameObjects.Image[] {
    const picture =
      findFrame(this.scene.textures, prop.atlas, `${prop.frame}~shadow`) ??
      findFrame(this.scene.textures, prop.atlas, `${prop.frame}/0~shadow`);
    return picture ? [this.image(prop, picture, contact).setDepth(DEPTH.shadow)] : [];
  }

  private glow(prop: Prop, contact: Point): GameObjects.Image | undefined {
    if (!prop.glow) return undefined;
    const height = prop.height * (prop.flipY ? -0.7 : 0.7);
    return createGlow(this.scene, contact.x, contact.y - height, prop.glow, Math.max(48, prop.width * 0.7), 0);
  }

  /** Windows shine and plants move where a great lantern lights them: `litShareAt` = 0 at dusk, 1 in the light. */
  setLight({ dim, bright }: GlowLevels, litShareAt: (x: number, y: number) => number): void {
    const { asleep, awake } = SWAY_RADIANS;
    for (const prop of this.props) {
      if (!prop.source.glow && prop.sway < 0) continue;
      const share = litShareAt(prop.contact.x, prop.contact.y);
      prop.swayRadians = asleep + (awake - asleep) * share;
      prop.glowAlpha = dim + (bright - dim) * share;
      prop.sprite?.glow?.setAlpha(prop.glowAlpha * opacityOf(prop.source));
    }
  }

  /** Exchanges the pictures of the props with these `swap` names; returns where anything changed. */
  setFrames(frames: Readonly<Record<string, string>>): Point[] {
    return this.props.flatMap((prop) => {
      const { swap, frame } = prop.source;
      if (swap === undefined || !this.exchange(prop, frames[swap] ?? frame)) return [];
      prop.popSeconds = POP_SECONDS;
      return [prop.contact];
    });
  }

  private exchange(prop: PropState, frame: string): boolean {
    const { atlas } = prop.source;
    if ((prop.exchanged ?? prop.picture.frame) === frame || !findFrame(this.scene.textures, atlas, frame)) return false;
    prop.exchanged = frame;
    if (prop.sprite) this.drawFrame(prop.sprite, atlas, frame);
    return true;
  }

  private drawFrame({ image, parts }: PropSprite, atlas: string, frame: string): void {
    const { textures } = this.scene;
    const picture = findFrame(textures, atlas, frame);
    if (picture) image.setTexture(picture.texture, frame).setOrigin(picture.originX, picture.originY);
    const shadow = findFrame(textures, atlas, `${frame}~shadow`);
    if (shadow) parts[1]?.setTexture(shadow.texture, shadow.frame).setOrigin(shadow.originX, shadow.originY);
  }

  update(time: number, seconds: number, player: Point, view: Geom.Rectangle, reducedMotion: boolean): void {
    this.cullProps(view);
    const pushed = Math.sign(player.x - this.lastPlayer.x) || 1;
    const hasMoved = player.x !== this.lastPlayer.x || player.y !== this.lastPlayer.y;
    Object.assign(this.lastPlayer, { x: player.x, y: player.y });
    for (const prop of this.inView) {
      const { sprite, frames, source } = prop;
      if (!sprite) continue;
      const { image, occluder } = sprite;
      if (occluder) fadeTowards(image, (occludes(occluder, player) ? FADED_ALPHA : 1) * opacityOf(source), seconds);
      if (prop.popSeconds > 0) drawPop(prop, sprite, seconds, reducedMotion);
      if (reducedMotion) continue;
      const frame = frames[Math.floor(time / prop.ms) % frames.length];
      if (frame !== undefined && image.frame.name !== frame) image.setFrame(frame, false, false);
      if (hasMoved && prop.isSoft) brush(prop, player, pushed);
      if (prop.sway >= 0 || prop.rustleSeconds < RUSTLE_SECONDS) image.rotation = leanOf(prop, time, seconds);
    }
  }

  /** Updates the display list after the view has moved or was resized. */
  private cullProps({ x, y, width, height }: Geom.Rectangle): void {
    const { lastView } = this;
    const isClose = Math.abs(x - lastView.x) < CULL_MARGIN && Math.abs(y - lastView.y) < CULL_MARGIN;
    if (isClose && width === lastView.width && height === lastView.height) return;
    Object.assign(lastView, { x, y, width, height });
    this.inView.length = 0;
    for (const prop of this.props) {
      const across = prop.right > x - CULL_MARGIN && prop.left < x + width + CULL_MARGIN;
      const near = across && prop.bottom > y - CULL_MARGIN && prop.top < y + height + CULL_MARGIN;
      if (near) this.inView.push(prop);
      if (near === prop.isInView) continue;
      prop.isInView = near;
      if (!prop.sprite) {
        // On the display list from the start.
        prop.sprite = this.createSprite(prop);
        continue;
      }
      for (const part of prop.sprite.parts) {
        if (near) part.addToDisplayList();
        else part.removeFromDisplayList();
      }
    }
  }
}

const opacityOf = ({ opacity }: Prop): number => opacity ?? 1;

/** The trimmed frame occludes the player, not the empty part of the picture that only the shadow fills. */
function occluderOf(prop: Prop, image: GameObjects.Image, ground: number): Occluder {
  const { x, y, width, height, realWidth, realHeight } = image.frame;
  const fromLeft = prop.flipX ? realWidth - x - width : x;
  const fromTop = prop.flipY ? realHeight - y - height : y;
  const left = prop.x + fromLeft * image.scaleX;
  return { left, right: left + width * image.scaleX, top: prop.y - prop.height + fromTop * image.scaleY, ground };
}

function fadeTowards(image: GameObjects.Image, goal: number, seconds: number): void {
  if (image.alpha !== goal) image.setAlpha(easeAlpha(image.alpha, goal, seconds));
}

/** A plant that still swings is not pushed once more by who stands in it. */
function brush(prop: PropState, player: Point, side: number): void {
  if (prop.rustleSeconds < RUSTLE_SECONDS / 2 || !brushes(player, prop.contact, prop.source.width)) return;
  prop.rustleSeconds = 0;
  prop.side = side;
}

/** Radians: what the wind does, and a push. */
function leanOf(prop: PropState, time: number, seconds: number): number {
  prop.rustleSeconds = Math.min(RUSTLE_SECONDS, prop.rustleSeconds + seconds);
  const wind =
    prop.sway < 0
      ? (prop.source.rotation * Math.PI) / 180
      : prop.swayRadians * Math.sin((time / 1000 / SWAY_SECONDS + prop.sway) * Math.PI * 2);
  return wind + rustleAt(prop.rustleSeconds, prop.side);
}

function drawPop(prop: PropState, { image, scale }: PropSprite, seconds: number, reducedMotion: boolean): void {
  prop.popSeconds = reducedMotion ? 0 : Math.max(0, prop.popSeconds - seconds);
  image.setScale(scale * (1 + POP_SCALE * Math.sin((prop.popSeconds / POP_SECONDS) * Math.PI)));
}

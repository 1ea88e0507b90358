// The types of the parts of Phaser in phaser.ts: what is left out has the type `never`, so that using it does not compile.
/// <reference types="phaser" />

/** Functions of `scene.add` that exist; phaser.test.ts compares these lists with what is really there. */
export const FACTORIES = ['existing', 'graphics', 'image'] as const;
/** Functions of `scene.make` that exist. */
export const MAKERS = ['tilemap'] as const;
/** Properties of a scene whose system is left out. */
export const NO_SYSTEMS = ['data', 'input', 'lights', 'load', 'matter', 'physics', 'sound', 'time', 'tweens'] as const;

type Without<T, Kept> = { [K in Exclude<keyof T, Kept>]: never };

/** Game objects that cannot be clicked: the input plugin is left out. */
export interface ImagePart extends Phaser.GameObjects.Image {
  setInteractive: never;
  disableInteractive: never;
  removeInteractive: never;
}
export interface GraphicsPart extends Phaser.GameObjects.Graphics {
  setInteractive: never;
  disableInteractive: never;
  removeInteractive: never;
}

type AnyFactory = Phaser.GameObjects.GameObjectFactory;
type AnyMaker = Phaser.GameObjects.GameObjectCreator;

// What is ours comes first: of two signatures of one name the first one counts.
type FactoryPart = {
  image(...values: Parameters<AnyFactory['image']>): ImagePart;
  graphics(...values: Parameters<AnyFactory['graphics']>): GraphicsPart;
} & Without<AnyFactory, (typeof FACTORIES)[number]> &
  AnyFactory;
type MakerPart = Without<AnyMaker, (typeof MAKERS)[number]> & AnyMaker;

type NoSystems = { [K in (typeof NO_SYSTEMS)[number]]: never };

interface Systems extends Phaser.Scenes.Systems {
  sound: never;
  add: FactoryPart;
  make: MakerPart;
}

export type ScenePart = NoSystems & {
  sys: Systems;
  game: GamePart;
  add: FactoryPart;
  make: MakerPart;
  renderer: Phaser.Renderer.WebGL.WebGLRenderer;
} & Phaser.Scene;

export interface GamePart extends Phaser.Game {
  sound: never;
  renderer: Phaser.Renderer.WebGL.WebGLRenderer;
}

// The types of the parts of Phaser in phaser.ts: what is left out has the type `never`, so that using it does not compile.
/// <reference types="phaser" />

/** Functions of `scene.add` that exist; phaser.test.ts compares these lists with what is really there. */
export const INCLUDED_FACTORIES = ['existing', 'graphics', 'image'] as const;
/** Functions of `scene.make` that exist. */
export const INCLUDED_CREATORS = ['tilemap'] as const;
/** Properties of a scene whose system is left out. */
export const EXCLUDED_SYSTEMS = [
  'data',
  'input',
  'lights',
  'load',
  'matter',
  'physics',
  'sound',
  'time',
  'tweens',
] as const;

type Without<T, Kept> = { [K in Exclude<keyof T, Kept>]: never };

/** Game objects that cannot be clicked: the input plugin is left out. */
export interface PhaserImage extends Phaser.GameObjects.Image {
  setInteractive: never;
  disableInteractive: never;
  removeInteractive: never;
}
export interface PhaserGraphics extends Phaser.GameObjects.Graphics {
  setInteractive: never;
  disableInteractive: never;
  removeInteractive: never;
}

type AnyFactory = Phaser.GameObjects.GameObjectFactory;
type AnyMaker = Phaser.GameObjects.GameObjectCreator;

// What is ours comes first: of two signatures of one name the first one counts.
type PhaserFactory = {
  image(...values: Parameters<AnyFactory['image']>): PhaserImage;
  graphics(...values: Parameters<AnyFactory['graphics']>): PhaserGraphics;
} & Without<AnyFactory, (typeof INCLUDED_FACTORIES)[number]> &
  AnyFactory;
type PhaserCreator = Without<AnyMaker, (typeof INCLUDED_CREATORS)[number]> & AnyMaker;

type ExcludedSystems = { [K in (typeof EXCLUDED_SYSTEMS)[number]]: never };

interface Systems extends Phaser.Scenes.Systems {
  sound: never;
  add: PhaserFactory;
  make: PhaserCreator;
}

export type PhaserScene = ExcludedSystems & {
  sys: Systems;
  game: PhaserGame;
  add: PhaserFactory;
  make: PhaserCreator;
  renderer: Phaser.Renderer.WebGL.WebGLRenderer;
} & Phaser.Scene;

export interface PhaserGame extends Phaser.Game {
  sound: never;
  renderer: Phaser.Renderer.WebGL.WebGLRenderer;
}

// Types of the Phaser parts in phaser.ts; excluded parts have the type `never`, so that using them does not compile.
/// <reference types="phaser" />

/** Functions of `scene.add` that exist; phaser.test.ts compares these lists with the bundle. */
export const INCLUDED_FACTORIES = ['existing', 'graphics', 'image'] as const;
/** Functions of `scene.make` that exist. */
export const INCLUDED_CREATORS = ['tilemap'] as const;
/** Scene properties whose system is excluded. */
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

/** Not clickable: the input plugin is excluded. */
export interface PhaserImage extends Phaser.GameObjects.Image {
  setInteractive: never;
  disableInteractive: never;
  removeInteractive: never;
}
interface PhaserGraphics extends Phaser.GameObjects.Graphics {
  setInteractive: never;
  disableInteractive: never;
  removeInteractive: never;
}

type AnyFactory = Phaser.GameObjects.GameObjectFactory;
type AnyCreator = Phaser.GameObjects.GameObjectCreator;

// Own signatures come first: of two overloads with one name the first one wins.
type PhaserFactory = {
  image(...values: Parameters<AnyFactory['image']>): PhaserImage;
  graphics(...values: Parameters<AnyFactory['graphics']>): PhaserGraphics;
} & Without<AnyFactory, (typeof INCLUDED_FACTORIES)[number]> &
  AnyFactory;
type PhaserCreator = Without<AnyCreator, (typeof INCLUDED_CREATORS)[number]> & AnyCreator;

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

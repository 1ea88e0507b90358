// Re-exports the parts of Phaser the world uses, as values and types; no other file imports 'phaser'.
// No physics, sound, loader, tweens, clock, input or canvas renderer. vite-plugins/phaser.ts bundles this file for development
// and build, so an excluded part is missing in both and in the types.
import 'phaser/src/polyfills/requestVideoFrame.js';
// Imported first: the render nodes need it fully initialized (circular import).
import 'phaser/src/renderer/index.js';
import 'phaser/src/events/EventEmitter.js';
import 'phaser/src/cameras/2d/CameraManager.js';
import 'phaser/src/gameobjects/DisplayList.js';
import 'phaser/src/gameobjects/UpdateList.js';
import 'phaser/src/gameobjects/GameObjectCreator.js';
import 'phaser/src/gameobjects/GameObjectFactory.js';
import 'phaser/src/gameobjects/graphics/GraphicsFactory.js';
import 'phaser/src/gameobjects/image/ImageFactory.js';
import 'phaser/src/tilemaps/TilemapCreator.js';
import 'phaser/src/scene/ScenePlugin.js';
import constants from 'phaser/src/const.js';
import game from 'phaser/src/core/Game.js';
import plugins from 'phaser/src/plugins/index.js';
import blendModes from 'phaser/src/renderer/BlendModes.js';
import renderer from 'phaser/src/renderer/webgl/WebGLRenderer.js';
import scene from 'phaser/src/scene/Scene.js';
import type { PhaserGame, PhaserImage, PhaserScene } from './phaserTypes.ts';

// It would ask for 27 extensions for compressed textures, of which the world has none.
(renderer as { prototype: { getCompressedTextures(): object } }).prototype.getCompressedTextures = () => ({});

export const Game: new (config: Phaser.Types.Core.GameConfig) => PhaserGame = game;
export type Game = PhaserGame;
export const Scene: new (config?: string | Phaser.Types.Scenes.SettingsConfig) => PhaserScene = scene;
export type Scene = PhaserScene;
export const Plugins: typeof Phaser.Plugins = plugins;
export const BlendModes: typeof Phaser.BlendModes = blendModes;
export const WEBGL: typeof Phaser.WEBGL = (constants as { WEBGL: number }).WEBGL;

// Types only: instances are created by the scene (`scene.add.image`), never by `new`.
export namespace GameObjects {
  export type Image = PhaserImage;
}
export namespace Cameras.Scene2D {
  export type Camera = Phaser.Cameras.Scene2D.Camera;
}
export namespace Geom {
  export type Rectangle = Phaser.Geom.Rectangle;
}
export namespace Renderer.WebGL {
  export type WebGLRenderer = Phaser.Renderer.WebGL.WebGLRenderer;
}
export namespace Renderer.WebGL.RenderNodes {
  export type BatchHandlerQuad = Phaser.Renderer.WebGL.RenderNodes.BatchHandlerQuad;
}
export namespace Textures {
  export type Frame = Phaser.Textures.Frame;
  export type TextureManager = Phaser.Textures.TextureManager;
}
export namespace Tilemaps {
  export type Tile = Phaser.Tilemaps.Tile;
  export type Tilemap = Phaser.Tilemaps.Tilemap;
  export type TilemapLayer = Phaser.Tilemaps.TilemapLayer;
  export type Tileset = Phaser.Tilemaps.Tileset;
}

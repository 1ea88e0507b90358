// The parts of Phaser the world uses, as an entry of our own: no physics, sound, loader, tweens or canvas renderer.
import 'phaser/src/polyfills/requestVideoFrame.js';
// First: the render nodes need it whole, and would else be asked for while it is half loaded.
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

export { default as Game } from 'phaser/src/core/Game.js';
export { default as Plugins } from 'phaser/src/plugins/index.js';
export { default as BlendModes } from 'phaser/src/renderer/BlendModes.js';
export { default as Scene } from 'phaser/src/scene/Scene.js';

export const { WEBGL } = constants;

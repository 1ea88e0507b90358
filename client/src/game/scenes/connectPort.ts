// Connects the bus events of the interface to the realm scene.
import type { CameraFrame } from '../../bridge/events.ts';
import { figureArea } from '../core/framing.ts';
import type { Frame } from '../engine/followCamera.ts';
import { setSharpness } from '../engine/sharpness.ts';
import { effectArea } from '../mechanics/mechanicParts.ts';
import type { RealmScene } from './RealmScene.ts';

/** Of what is no person, units. */
const ITEM_HEIGHT = 24;

/** Returns the unsubscribe function. */
export function connectPort(scene: RealmScene): () => void {
  const { port } = scene.world;
  const stops = [
    port.on('input/locked', ({ locked }) => scene.setLocked(locked)),
    port.on('game/paused', ({ paused }) => scene.setPaused(paused)),
    port.on('game/covered', ({ covered }) => scene.setCovered(covered)),
    port.on('talk/changed', ({ with: id }) => scene.setTalk(id)),
    port.on('walk/requested', ({ target, pan }) => scene.requestWalk(target, pan)),
    port.on('place/shown', ({ target }) =>
      scene.camera.show(scene.objects.findTarget(target), () => port.emit('place/seen', { target })),
    ),
    port.on('camera/framed', (frame) => {
      scene.camera.frame(frame ? findFrame(scene, frame) : undefined);
      setSharpness(scene.textures, frame?.zoom);
    }),
    port.on('character/enabled', ({ id, enabled }) => scene.setCharacterEnabled(id, enabled)),
    port.on('shops/marked', ({ marks }) => scene.setShopStates(marks)),
    port.on('lanterns/marked', ({ marks }) => scene.setLanternMarks(marks)),
    port.on('boards/changed', ({ boards }) => {
      scene.shows.setBoards(boards);
      scene.life.inviteReaders();
    }),
    port.on('props/changed', ({ frames }) => scene.shows.setFrames(frames)),
    port.on('items/collected', ({ ids }) => scene.setCollected(ids)),
    port.on('items/hidden', ({ ids }) => scene.objects.setHiddenItems(ids)),
    port.on('characters/dressed', ({ sprites }) => scene.life.setSprites(sprites)),
    port.on('characters/marked', ({ marks }) => scene.life.setMarks(marks)),
    port.on('goal/marked', ({ target }) => scene.life.setGoal(target)),
    port.on('exit/shown', ({ id, shown }) => scene.setExitShown(id, shown)),
    port.on('stick/moved', ({ x, y }) => scene.controls.moveStick(x, y)),
    port.on('interact/pressed', () => scene.interact()),
    port.on('mechanic/command', (command) => scene.mechanics.command(command)),
    port.on('effect/requested', ({ effect, at }) => scene.showEffect(effect, at)),
    port.on('settings/changed', (settings) => {
      scene.world.settings = settings;
      scene.applySettings();
    }),
    port.on('avatar/chosen', ({ avatar }) => {
      scene.world.avatar = avatar;
      void scene.applyAvatar();
    }),
  ];
  scene.applySettings();
  return () => {
    for (const stop of stops) stop();
  };
}

/** The place with what happens there, then the player and who spoke last. */
function findFrame(scene: RealmScene, { target, zoom, top = 0, right = 0, bottom = 0 }: CameraFrame): Frame {
  const { objects } = scene;
  const covered = { top, right, bottom };
  if (target === null) return { seen: [], zoom, covered };
  const mechanic = objects.map.mechanics.find(({ id }) => id === target);
  const zone = objects.map.zones.find(({ id }) => id === target);
  const place = objects.findTarget(target);
  const area =
    (mechanic && effectArea(scene.world.mechanics, mechanic)) ??
    zone ??
    (place && figureArea(place, objects.npcs.some(({ id }) => id === target) ? undefined : ITEM_HEIGHT));
  const people = zoom === undefined ? scene.talk.figures() : [];
  return { seen: [...(area ? [area] : []), ...people], zoom, covered };
}

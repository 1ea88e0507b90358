// Draws a learner's feed on the screens of the feed tower, the feed before on a board beside it, and people who see only that.
import type { MechanicSpot } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, ySortDepth } from '../../../game/core/depth.ts';
import { findFrame } from '../../../game/engine/atlas.ts';
import { paintTexture, TEXTURE_SCALE } from '../../../game/engine/pen.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import { drawLines } from '../../../game/entities/drawBoard.ts';
import { drawPoleBoard, POLE_BOARD } from '../../../game/entities/poleBoard.ts';
import type { Mechanic, MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { BOARD, GROUND, PLACES_ON_BOARD, PLACES_ON_SCREENS, SCREENS, type TowerPlace } from './places.ts';
import { Tiles } from './Tiles.ts';
import { Watchers } from './Watchers.ts';

type TowerName = 'feed-tower';
type Spot = MechanicSpot<TowerName>;

const COLOURS = { screen: '#191540' } as const;
/** The item's picture without its empty edge. */
const ITEM_SIZE = 52;

/** The screens are one small square each, stretched to their size. */
const SQUARE = 8;

function paintScreen(textures: MechanicScene['textures'], key: string): void {
  paintTexture(textures, key, { width: SQUARE, height: SQUARE }, (pen) => {
    pen.fillStyle = COLOURS.screen;
    pen.fillRect(0, 0, SQUARE, SQUARE);
  });
}

function addPictures(
  scene: MechanicScene,
  spot: Spot,
  places: readonly TowerPlace[],
  names: readonly string[],
  y: number,
) {
  return places.flatMap((place, at) => {
    const name = names[at];
    const { atlas } = spot.properties;
    if (name === undefined || !findFrame(scene.textures, atlas, name)) return [];
    const image = scene.add.image(spot.x + place.x, spot.y + place.y, atlas, name).setOrigin(0.5, 0.5);
    return [image.setScale(place.size / ITEM_SIZE).setDepth(y)];
  });
}

function addScreens(scene: MechanicScene, spot: Spot, now: readonly string[]): GameObjects.Image[] {
  const key = `feed-screen-${spot.id}`;
  const depth = ySortDepth(spot.y + GROUND);
  paintScreen(scene.textures, key);
  const panels = SCREENS.map(({ x, y, width, height }) => {
    const panel = scene.add.image(spot.x + x + width / 2, spot.y + y + height / 2, key).setOrigin(0.5, 0.5);
    return panel.setScale(width / (SQUARE * TEXTURE_SCALE), height / (SQUARE * TEXTURE_SCALE)).setDepth(depth + 0.2);
  });
  return [...panels, ...addPictures(scene, spot, PLACES_ON_SCREENS, now, depth + 0.4)];
}

function addBoard(scene: MechanicScene, spot: Spot, before: readonly string[], words: string): GameObjects.Image[] {
  const key = `feed-board-${spot.id}`;
  const { x, y, width, height } = BOARD;
  const depth = ySortDepth(spot.y + y + height);
  paintTexture(scene.textures, key, BOARD, (pen) => {
    drawPoleBoard(pen, BOARD);
    drawLines(pen, [words], { x: 2, y: 2, width: width - 4, height: BOARD.header }, POLE_BOARD.ink);
  });
  const board = scene.add.image(spot.x + x + width / 2, spot.y + y + height / 2, key).setOrigin(0.5, 0.5);
  return [
    board.setScale(1 / TEXTURE_SCALE).setDepth(depth),
    ...addPictures(scene, spot, PLACES_ON_BOARD, before, Math.min(depth + 0.2, DEPTH.above)),
  ];
}

export function create(context: MechanicContext<TowerName>): Mechanic<TowerName> {
  const { scene, spot } = context;
  let images: GameObjects.Image[] = [];
  let watchers: Watchers | undefined;
  const tiles = new Tiles(context);
  const clear = () => {
    for (const image of images) image.destroy();
    images = [];
    watchers?.destroy();
    watchers = undefined;
  };
  return {
    update(_time, delta) {
      watchers?.update(delta, context.bodies.at(-1));
    },
    use(place) {
      context.playSound('step-done', spot);
      context.emit({ tile: Number(place) });
    },
    command({ now, before, words, remarks, tiles: posts }) {
      clear();
      tiles.show(posts);
      if (remarks.length > 0) watchers = new Watchers(context, remarks);
      if (now.length > 0) images.push(...addScreens(scene, spot, now));
      if (before) images.push(...addBoard(scene, spot, before, words));
    },
    destroy() {
      clear();
      tiles.destroy();
    },
  };
}

// Draws a learner's feed on the screens of the feed tower, the feed before on a board beside it, and people who see only that.
import type { MechanicSpot } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, ySortDepth } from '../../../game/core/depth.ts';
import { findFrame } from '../../../game/engine/atlas.ts';
import type { GameObjects } from '../../../game/engine/phaser.ts';
import { BOARD_FRAME, drawBoard } from '../../../game/entities/drawBoard.ts';
import type { Mechanic, MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { BOARD, GROUND, PLACES_ON_BOARD, PLACES_ON_SCREENS, SCREENS, type TowerPlace } from './places.ts';
import { Watchers } from './Watchers.ts';

type TowerName = 'feed-tower';
type Spot = MechanicSpot<TowerName>;

const COLOURS = { screen: '#191540', board: '#201b4e', edge: '#7fe6ff', ink: '#e9f4ff', pole: '#8f7bf5' } as const;
/** Canvas pixels per unit. */
const SCALE = 2;
/** The item's picture without its empty edge. */
const ITEM_SIZE = 52;

/** Makes a canvas texture once and returns its pen, scaled to units; undefined without a canvas. */
function canvasPen(textures: MechanicScene['textures'], key: string, width: number, height: number) {
  if (!textures.exists(key)) textures.createCanvas(key, width * SCALE, height * SCALE);
  const texture = textures.get(key);
  const pen = (texture.getSourceImage() as HTMLCanvasElement).getContext('2d');
  pen?.setTransform(SCALE, 0, 0, SCALE, 0, 0);
  pen?.clearRect(0, 0, width, height);
  return { pen, refresh: () => (texture as { refresh?: () => void }).refresh?.() };
}

function paintScreen(textures: MechanicScene['textures'], key: string): void {
  const { pen, refresh } = canvasPen(textures, key, 8, 8);
  if (!pen) return;
  pen.fillStyle = COLOURS.screen;
  pen.fillRect(0, 0, 8, 8);
  refresh();
}

function paintBoard(textures: MechanicScene['textures'], key: string, words: string): void {
  const { width, height, panel, header } = BOARD;
  const { pen, refresh } = canvasPen(textures, key, width, height);
  if (!pen) return;
  pen.fillStyle = COLOURS.pole;
  for (const x of [14, width - 18]) pen.fillRect(x, panel - 2, 4, height - panel + 2);
  pen.fillStyle = COLOURS.edge;
  pen.fillRect(0, 0, width, panel);
  pen.fillStyle = COLOURS.board;
  pen.fillRect(2, 2, width - 4, panel - 4);
  pen.translate(-BOARD_FRAME + 2, -BOARD_FRAME + 2);
  const face = { left: 0, top: 0, width: width - 4, height: header, paper: COLOURS.board, ink: COLOURS.ink };
  drawBoard(pen, face, { lines: [words], label: null });
  refresh();
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
    return panel.setScale(width / (8 * SCALE), height / (8 * SCALE)).setDepth(depth + 0.2);
  });
  return [...panels, ...addPictures(scene, spot, PLACES_ON_SCREENS, now, depth + 0.4)];
}

function addBoard(scene: MechanicScene, spot: Spot, before: readonly string[], words: string): GameObjects.Image[] {
  const key = `feed-board-${spot.id}`;
  const { x, y, width, height } = BOARD;
  const depth = ySortDepth(spot.y + y + height);
  paintBoard(scene.textures, key, words);
  const board = scene.add.image(spot.x + x + width / 2, spot.y + y + height / 2, key).setOrigin(0.5, 0.5);
  return [
    board.setScale(1 / SCALE).setDepth(depth),
    ...addPictures(scene, spot, PLACES_ON_BOARD, before, Math.min(depth + 0.2, DEPTH.above)),
  ];
}

export function create(context: MechanicContext<TowerName>): Mechanic<TowerName> {
  const { scene, spot } = context;
  let images: GameObjects.Image[] = [];
  let watchers: Watchers | undefined;
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
    command({ now, before, words, remarks }) {
      clear();
      if (remarks.length > 0) watchers = new Watchers(context, remarks);
      if (now.length > 0) images.push(...addScreens(scene, spot, now));
      if (before) images.push(...addBoard(scene, spot, before, words));
    },
    destroy: clear,
  };
}

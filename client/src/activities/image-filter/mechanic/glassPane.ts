// A glass pane on the map: shows what lies behind it through nine numbers, and the player who walks there too.
import { PANE } from '@lanternwise/shared/activities/image-filter/mapNames';
import { MAP_COLUMNS, TILE_SIZE } from '@lanternwise/shared/constants/world';
import { ySortDepth } from '../../../game/core/depth.ts';
import { loadElement, loadImageWithRetry } from '../../../game/engine/loadImageWithRetry.ts';
import { createPaintCanvas } from '../../../game/engine/PaintedTiles.ts';
import { paintTexture, TEXTURE_SCALE } from '../../../game/engine/pen.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { drawPane, sizeOf } from './panePictures.ts';
import { drawFigure, filterCanvas, GLASS_SCALE, isBehind, partBehind } from './paneView.ts';

type Context = MechanicContext<'glass-pane'>;
type Command = Parameters<NonNullable<Mechanic<'glass-pane'>['command']>>[0];

/** The part of the frame's foot that one cannot walk through. */
const WALL = 8;

export function create(context: Context): Mechanic<'glass-pane'> {
  const { scene, spot } = context;
  const key = `${spot.id}-pane`;
  const size = sizeOf(spot);
  const ground = spot.y + spot.height + PANE.foot - WALL / 2;
  const glass = createPaintCanvas(Math.round(spot.width * GLASS_SCALE), Math.round(spot.height * GLASS_SCALE));
  let last: Command | undefined;
  let map: HTMLImageElement | undefined;
  /** Of the figure behind the glass when it was painted; '' = nobody. */
  let seen = '';
  let isGone = false;
  const look = (): boolean => {
    if (!glass || !map || !last) return false;
    const { canvas } = glass;
    const part = partBehind(spot, map, MAP_COLUMNS * TILE_SIZE);
    glass.setTransform(1, 0, 0, 1, 0, 0);
    glass.drawImage(map, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
    const figure = context.playerPicture();
    if (figure && isBehind(spot, ground, figure)) {
      glass.setTransform(GLASS_SCALE, 0, 0, GLASS_SCALE, -spot.x * GLASS_SCALE, -spot.y * GLASS_SCALE);
      drawFigure(glass, figure);
    }
    filterCanvas(glass, last.filter);
    return true;
  };
  const paint = () => {
    const isSeen = look();
    const draw = (pen: CanvasRenderingContext2D) =>
      drawPane(pen, spot, isSeen ? glass?.canvas : undefined, last?.label ?? '');
    paintTexture(scene.textures, key, size, draw);
  };
  paint();
  const image = scene.add.image(spot.x - PANE.rim, spot.y - PANE.rim, key);
  image
    .setOrigin(0)
    .setScale(1 / TEXTURE_SCALE)
    .setDepth(ySortDepth(ground));
  context.setWalls([{ ...spot, y: ground - WALL / 2, height: WALL }]);
  return {
    update() {
      const figure = map && context.playerPicture();
      const now = figure && isBehind(spot, ground, figure) ? JSON.stringify([figure.at, figure.cut]) : '';
      if (now === seen) return;
      seen = now;
      paint();
    },
    command(command) {
      const isOther = command.map !== last?.map;
      last = command;
      paint();
      if (!isOther) return;
      void loadImageWithRetry(command.map, loadElement).then((loaded) => {
        if (isGone || last?.map !== command.map) return;
        map = loaded;
        paint();
      });
    },
    destroy() {
      isGone = true;
      image.destroy();
      if (scene.textures.exists(key)) scene.textures.remove(key);
    },
  };
}

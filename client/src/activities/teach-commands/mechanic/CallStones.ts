// Stones before the bridge from which the player calls the robot, each with its word.
import type { Word } from '@lanternwise/shared/voices/words';
import { DEPTH } from '../../../game/core/depth.ts';
import { drawBox, type Pen, writeLine } from '../../../game/engine/pen.ts';
import type { MechanicContext, UsablePlace } from '../../../game/mechanics/mechanic.ts';
import { PlacedPicture } from '../../../game/mechanics/PlacedPicture.ts';

type Context = Pick<MechanicContext<'bridge-robot'>, 'scene' | 'spot' | 'setPlaces'>;

/** From the top left corner of the bridge to the middle of the first stone, and from stone to stone. */
const FIRST = { x: -6, y: -48 } as const;
const PITCH = 40;
const STONE = { width: 37, height: 22 } as const;
const COLOURS = { top: '#fff1c9', side: '#c9a25c', edge: '#5b3f1e', ink: '#3b2a12' } as const;
const DEPTH_OF_STONE = 5;

function drawStone(pen: Pen, word: string): void {
  const { width, height } = STONE;
  const top = { x: 1, y: 1, width: width - 2, height: height - DEPTH_OF_STONE - 1 };
  drawBox(pen, { ...top, y: top.y + DEPTH_OF_STONE - 1 }, 7, COLOURS.side, COLOURS.edge, 1.5);
  drawBox(pen, top, 7, COLOURS.top, COLOURS.edge, 1.5);
  writeLine(pen, word, { x: width / 2, y: top.y + top.height / 2 + 0.5, width: width - 8 }, 10, COLOURS.ink);
}

export class CallStones {
  private pictures: PlacedPicture[] = [];

  constructor(private readonly context: Context) {}

  show(words: readonly { id: Word; name: string }[]): void {
    this.destroy();
    const { scene, spot, setPlaces } = this.context;
    const at = words.map((word, index) => ({ ...word, x: spot.x + FIRST.x + PITCH * index, y: spot.y + FIRST.y }));
    this.pictures = at.map(({ id, name, x, y }) => {
      const box = { x: x - STONE.width / 2, y: y - STONE.height / 2, ...STONE };
      return new PlacedPicture(scene, `${spot.id}-call-${id}`, box, DEPTH.overFlat, (pen) => drawStone(pen, name));
    });
    // The first one has the name of the whole: who is sent to the bridge walks there.
    setPlaces(
      at.map(
        ({ id, name, x, y }): UsablePlace => ({
          id: id === words[0]?.id ? '' : id,
          name,
          x,
          y,
          size: 20,
          height: 20,
          use: 'call',
        }),
      ),
    );
  }

  destroy(): void {
    for (const picture of this.pictures) picture.destroy();
    this.pictures = [];
  }
}

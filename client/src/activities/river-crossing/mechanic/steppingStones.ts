// Words as stepping stones in the water: shows the rows that stand, closes the water behind them, and says which stone the player steps on.
import type { StoneRow } from '@lanternwise/shared/activities/kit/words/nextWords';
import { DEPTH } from '../../../game/core/depth.ts';
import { isInside } from '../../../game/core/framing.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { PlacedPicture } from '../../../game/mechanics/PlacedPicture.ts';
import { BANNER_HEIGHT, drawBanner, drawStone, drawWater } from '../../kit/mechanic/stonePictures.ts';
import { closedWater, rowSlots, type Slot, slotAt } from '../../kit/mechanic/stonesLayout.ts';

type StonesName = 'stepping-stones';
type Context = MechanicContext<StonesName>;

/** An ended crossing starts again when the player is this far from the water, units. */
const AWAY = 90;

type Command = Parameters<NonNullable<Mechanic<StonesName>['command']>>[0];

/** All pictures of one state of the stones. */
class Pictures {
  private readonly all: PlacedPicture[] = [];

  constructor({ scene, spot }: Context, slots: readonly Slot[], { rows, banner, source }: Command) {
    const depth = DEPTH.overFlat;
    const all = spot.properties.rows;
    if (rows.length > 0)
      this.all.push(
        new PlacedPicture(scene, `${spot.id}-water`, spot, depth, (pen) => drawWater(pen, spot, all, rows.length)),
      );
    if (banner !== '') {
      const box = { x: spot.x, y: spot.y - BANNER_HEIGHT, width: spot.width, height: BANNER_HEIGHT };
      this.all.push(
        new PlacedPicture(scene, `${spot.id}-banner`, box, DEPTH.bubble - 1, (pen) =>
          drawBanner(pen, spot.width, banner, source),
        ),
      );
    }
    for (const slot of slots) {
      const row = rows[slot.row];
      const key = `${spot.id}-stone-${slot.row}-${slot.stone}`;
      if (row)
        this.all.push(new PlacedPicture(scene, key, slot, depth + 1, (pen) => drawStone(pen, slot, row, slot.stone)));
    }
  }

  destroy(): void {
    for (const drawn of this.all) drawn.destroy();
  }
}

export function create(context: Context): Mechanic<StonesName> {
  const { spot } = context;
  const all = spot.properties.rows;
  let rows: readonly StoneRow[] = [];
  let slots: Slot[] = [];
  let pictures: Pictures | undefined;
  /** The row whose step was already emitted. */
  let stepped = -1;
  /** Water that was opened under the player's feet, as by a reload in the middle, closes once the player is out of it. */
  let isClosing = false;
  const close = () => {
    const water = closedWater(spot, all, rows.length);
    const player = context.bodies.at(-1);
    // By the body's middle: who only leans against the water is not in it.
    isClosing = water !== undefined && player !== undefined && isInside(water, player);
    context.setWalls(water && !isClosing ? [{ ...spot, ...water }] : []);
  };
  close();
  return {
    update() {
      const player = context.bodies.at(-1);
      if (isClosing) close();
      const open = rows.length - 1;
      if (player && rows[open]?.chosen === null && stepped < open) {
        const slot = slotAt(
          slots.filter(({ row }) => row === open),
          player,
        );
        if (slot) {
          stepped = open;
          context.emit({ kind: 'stepped', row: open, stone: slot.stone });
          context.playSound('step-done', player);
        }
      } else if (player && rows.length === all && rows[open]?.chosen !== null && !isInside(spot, player, AWAY)) {
        // Emitted once: the next command begins with the first row.
        if (stepped === all) return;
        stepped = all;
        context.emit({ kind: 'left' });
      }
    },
    command(command) {
      rows = command.rows;
      slots = rows.flatMap((row, at) => rowSlots(spot, all, at, row));
      stepped = Math.min(stepped, rows.length - 2);
      pictures?.destroy();
      pictures = new Pictures(context, slots, command);
      close();
    },
    destroy() {
      pictures?.destroy();
    },
  };
}

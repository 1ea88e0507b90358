// A field of the tractor on the map: squares that the program changes, marks on those still to do, and the tractor.
import { TRACTOR_FIELDS } from '@lanternwise/shared/activities/tractor/fields';
import type { FieldCell } from '@lanternwise/shared/activities/tractor/machine';
import { DEPTH } from '../../../game/core/depth.ts';
import { type Pen, paintTexture, TEXTURE_SCALE } from '../../../game/engine/pen.ts';
import type { Mechanic, MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { SQUARE, squareCentre } from '../../kit/mechanic/driving.ts';
import { HeadedMachine } from '../../kit/mechanic/HeadedMachine.ts';
import { Squares } from '../../kit/mechanic/Squares.ts';

type FieldName = 'tractor-field';

const STANDING: ReadonlySet<FieldCell> = new Set(['crop', 'stone']);

/** What is left to do, by the goal of the field. */
const TO_DO: Record<'ploughed' | 'planted', readonly string[]> = { ploughed: ['soil'], planted: ['soil', 'ploughed'] };
const MARK = { key: 'field-goal', inset: 4, line: 2.5, dash: 5, colour: '#ffe066', edge: '#3a2412' } as const;

/** A dashed frame: this square is asked for. */
function drawMark(pen: Pen): void {
  const { inset, line, dash, colour, edge } = MARK;
  const side = SQUARE - 2 * inset;
  pen.setLineDash([dash, dash - 1]);
  for (const [stroke, width] of [
    [edge, line + 1.5],
    [colour, line],
  ] as const) {
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    pen.strokeRect(inset, inset, side, side);
  }
}

function createMarks({ add, textures }: MechanicScene, wanted: readonly string[]) {
  if (!textures.exists(MARK.key)) paintTexture(textures, MARK.key, { width: SQUARE, height: SQUARE }, drawMark);
  return (cell: string, { x, y }: { x: number; y: number }) =>
    wanted.includes(cell)
      ? add
          .image(x, y, MARK.key)
          .setScale(1 / TEXTURE_SCALE)
          .setDepth(DEPTH.overFlat + 0.5)
      : undefined;
}

export function create(context: MechanicContext<FieldName>): Mechanic<FieldName> {
  const { scene, spot } = context;
  const { atlas } = spot.properties;
  const field = TRACTOR_FIELDS.find(({ id }) => id === spot.id);
  const mark = createMarks(scene, TO_DO[field?.goal ?? 'ploughed']);
  const squares = new Squares(scene, spot, { atlas, standing: STANDING, mark });
  const machine = new HeadedMachine(scene, atlas, 'tractor', ['crash']);
  const first = field?.layouts[0];
  if (first) squares.show(first.cells);
  return {
    update(_time, delta) {
      machine.update(delta);
    },
    command({ cells, pose, ms, isCrashed }) {
      squares.show(cells);
      if (!pose) {
        machine.hide();
        return;
      }
      const to = squareCentre(spot, cells.length, cells[0]?.length ?? 0, pose.row, pose.col);
      machine.drive(to, pose.heading, context.isMotionReduced() ? 0 : ms, isCrashed ? 'crash' : undefined);
      if (isCrashed) context.playSound('bump', to);
    },
    destroy() {
      squares.destroy();
      machine.destroy();
    },
  };
}

// A gate of panels that slide apart when somebody comes near: the map's rectangle blocks while it is closed.
import { boxOf, circleInBox } from '@lanternwise/shared/maps/obstacles';
import type { MechanicSpot } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, standingDepth } from '../../core/depth.ts';
import { pictureOf } from '../../engine/atlas.ts';
import type { GameObjects } from '../../engine/phaser.ts';
import type { Mechanic, MechanicContext, MechanicScene } from '../mechanic.ts';
import { blocks, CLOSED, type Hold, stepGate } from './gateState.ts';

type Gate = 'sliding-gate';

interface Panel {
  parts: GameObjects.Image[];
  /** Where its ground contact is while the gate is closed. */
  x: number;
  /** How far it slides, units; negative to the left. */
  way: number;
}

export function create(context: MechanicContext<Gate>): Mechanic<Gate> {
  const { spot } = context;
  const panels = drawPanels(context.scene, spot);
  const box = boxOf(spot);
  const middle = { x: box.cx, y: box.cy };
  const contact = { depth: 0, nx: 0, ny: 0 };
  const inWay = ({ x, y, radius }: { x: number; y: number; radius: number }) => {
    circleInBox(box, x, y, radius, contact);
    return contact.depth > 0;
  };
  const isNear = (body: { x: number; y: number }) =>
    Math.hypot(body.x - middle.x, body.y - middle.y) <= spot.properties.reach;
  const block = () => context.setWalls([spot], { planned: hold === 'closed' });
  let state = CLOSED;
  let hold: Hold = null;
  block();
  return {
    update(_time, delta) {
      const { bodies } = context;
      const seen = { near: bodies.some(isNear), inside: bodies.some(inWay), hold, still: context.isStill() };
      const before = state;
      state = stepGate(before, seen, delta);
      if (state.openness === before.openness) return;
      for (const panel of panels) slide(panel, state.openness);
      if (blocks(state) === blocks(before)) return;
      if (blocks(state)) block();
      else context.setWalls([]);
      context.emit({ open: !blocks(state) });
      context.playSound('gate', middle);
    },
    command(command) {
      hold = command.hold;
      if (blocks(state)) block();
    },
    destroy() {
      for (const { parts } of panels) for (const part of parts) part.destroy();
    },
  };
}

/** The left half of the panels keeps to the left edge and slides left, the others to the right edge. */
function drawPanels(scene: MechanicScene, spot: MechanicSpot<Gate>): Panel[] {
  const { panels: count, pitch } = spot.properties;
  const lefts = Math.floor(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const isLeft = index < lefts;
    const x = isLeft ? spot.x + index * pitch : spot.x + spot.width - (count - index) * pitch;
    return drawPanel(scene, spot, x, (isLeft ? -lefts : count - lefts) * pitch);
  });
}

function drawPanel({ add, textures }: MechanicScene, spot: MechanicSpot<Gate>, left: number, way: number): Panel {
  const { atlas, frame } = spot.properties;
  const ground = spot.y + spot.height;
  const picture = pictureOf(textures, atlas, frame);
  if (!picture) return { parts: [], x: left, way };
  const x = left + picture.originX * picture.width;
  const image = (name: string, depth: number) =>
    add.image(x, ground, atlas, name).setOrigin(picture.originX, picture.originY).setDepth(depth);
  const shadow = textures.get(atlas).has(`${frame}~shadow`) ? [image(`${frame}~shadow`, DEPTH.shadow)] : [];
  // A hair behind the fence it slides along.
  return { parts: [image(frame, standingDepth(ground) - 0.5), ...shadow], x, way };
}

function slide({ parts, x, way }: Panel, openness: number): void {
  // Slow at both ends.
  const eased = openness * openness * (3 - 2 * openness);
  for (const part of parts) part.x = x + way * eased;
}

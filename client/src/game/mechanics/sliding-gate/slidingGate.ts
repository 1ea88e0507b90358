// The sliding gate: panels slide apart when a body is near; the map's rectangle blocks while it is closed.
import { circleBoxContact, toOrientedBox } from '@lanternwise/shared/maps/obstacles';
import type { MechanicSpot } from '@lanternwise/shared/maps/realmMap';
import { DEPTH, ySortDepth } from '../../core/depth.ts';
import { findFrame } from '../../engine/atlas.ts';
import type { GameObjects } from '../../engine/phaser.ts';
import type { Mechanic, MechanicContext, MechanicScene } from '../mechanic.ts';
import { CLOSED_GATE, type GateHold, isBlocking, stepGate } from './gateState.ts';

type GateName = 'sliding-gate';

interface Panel {
  parts: GameObjects.Image[];
  /** X of the ground contact while the gate is closed. */
  x: number;
  /** Sliding distance in units; negative to the left. */
  slideDistance: number;
}

export function create(context: MechanicContext<GateName>): Mechanic<GateName> {
  const { spot } = context;
  const panels = drawPanels(context.scene, spot);
  const box = toOrientedBox(spot);
  const middle = { x: box.cx, y: box.cy };
  const contact = { depth: 0, nx: 0, ny: 0 };
  const overlapsGate = ({ x, y, radius }: { x: number; y: number; radius: number }) => {
    circleBoxContact(box, x, y, radius, contact);
    return contact.depth > 0;
  };
  const isNear = (body: { x: number; y: number }) =>
    Math.hypot(body.x - middle.x, body.y - middle.y) <= spot.properties.reach;
  const blockGate = () => context.setWalls([spot], { blocksRoutes: hold === 'closed' });
  let state = CLOSED_GATE;
  let hold: GateHold = null;
  blockGate();
  return {
    update(_time, delta) {
      const { bodies } = context;
      const input = {
        near: bodies.some(isNear),
        inside: bodies.some(overlapsGate),
        hold,
        reducedMotion: context.isMotionReduced(),
      };
      const previous = state;
      state = stepGate(previous, input, delta);
      if (state.openness === previous.openness) return;
      for (const panel of panels) slidePanel(panel, state.openness);
      if (isBlocking(state) === isBlocking(previous)) return;
      if (isBlocking(state)) blockGate();
      else context.setWalls([]);
      context.emit({ open: !isBlocking(state) });
      context.playSound('gate', middle);
    },
    command(command) {
      hold = command.hold;
      if (isBlocking(state)) blockGate();
    },
    destroy() {
      for (const { parts } of panels) for (const part of parts) part.destroy();
    },
  };
}

/** The left half of the panels is aligned to the left edge and slides left, the rest to the right. */
function drawPanels(scene: MechanicScene, spot: MechanicSpot<GateName>): Panel[] {
  const { panels: count, pitch } = spot.properties;
  const lefts = Math.floor(count / 2);
  return Array.from({ length: count }, (_, index) => {
    const isLeft = index < lefts;
    const x = isLeft ? spot.x + index * pitch : spot.x + spot.width - (count - index) * pitch;
    return drawPanel(scene, spot, x, (isLeft ? -lefts : count - lefts) * pitch);
  });
}

function drawPanel(
  { add, textures }: MechanicScene,
  spot: MechanicSpot<GateName>,
  left: number,
  slideDistance: number,
): Panel {
  const { atlas, frame } = spot.properties;
  const ground = spot.y + spot.height;
  const picture = findFrame(textures, atlas, frame);
  if (!picture) return { parts: [], x: left, slideDistance };
  const x = left + picture.originX * picture.width;
  const image = (name: string, depth: number) =>
    add.image(x, ground, atlas, name).setOrigin(picture.originX, picture.originY).setDepth(depth);
  const shadow = textures.get(atlas).has(`${frame}~shadow`) ? [image(`${frame}~shadow`, DEPTH.shadow)] : [];
  // Just behind the fence it slides along.
  return { parts: [image(frame, ySortDepth(ground) - 0.5), ...shadow], x, slideDistance };
}

function slidePanel({ parts, x, slideDistance }: Panel, openness: number): void {
  // Smoothstep.
  const eased = openness * openness * (3 - 2 * openness);
  for (const part of parts) part.x = x + slideDistance * eased;
}

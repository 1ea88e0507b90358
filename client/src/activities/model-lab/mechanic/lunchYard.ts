// The lunch yard before a canteen: crates and signs that one changes from mats, then trays that walk through the tree's questions.
import { DEPTH } from '../../../game/core/depth.ts';
import type { Box, Pen } from '../../../game/engine/pen.ts';
import type { Mechanic, MechanicContext } from '../../../game/mechanics/mechanic.ts';
import { PlacedPicture } from '../../../game/mechanics/PlacedPicture.ts';
import type { YardShow } from '../messages.ts';
import { type Mat, MatPresser } from './MatPresser.ts';
import { TrayQueue } from './TrayQueue.ts';
import { boardBox, CARD, crateBox, crateMat, floorMat, signBox, signMat } from './yardLayout.ts';
import { drawBoard, drawCard, drawCrate, drawMat, drawSign } from './yardPictures.ts';

type Context = MechanicContext<'lunch-yard'>;

/** Units from the yard's middle: who comes nearer starts the next round of trays. */
const NEAR = 260;

/** What lies in the yard now, drawn by code. */
class YardPictures {
  private drawn: PlacedPicture[] = [];

  constructor(private readonly context: Context) {}

  show({ signs, crates, card, floor, queue }: YardShow): Mat[] {
    this.clear();
    const mats: Mat[] = [];
    const mat = (id: string, box: Box, label: string, isOn: boolean) => {
      mats.push({ id, ...this.draw(`mat-${id}`, box, (pen) => drawMat(pen, box, { label, isOn })) });
    };
    for (const [at, sign] of signs.entries()) {
      this.draw(`sign-${sign.id}`, signBox(at), (pen) => drawSign(pen, signBox(at), sign));
      mat(sign.id, signMat(at), '', sign.isOn);
    }
    for (const [at, crate] of crates.entries()) {
      this.draw(`crate-${crate.id}`, crateBox(at), (pen) => drawCrate(pen, crateBox(at), crate));
      mat(crate.id, crateMat(at), '', crate.isOpen);
    }
    for (const [at, { id, label, isOn }] of floor.entries()) mat(id, floorMat(at, floor.length), label, isOn);
    for (const [at, question] of (queue?.boards ?? []).entries())
      if (question !== null) this.draw(`board-${at}`, boardBox(at), (pen) => drawBoard(pen, boardBox(at), question));
    if (card) this.draw('card', CARD, (pen) => drawCard(pen, CARD, card), DEPTH.bubble - 1);
    return mats;
  }

  private draw(
    key: string,
    { x, y, width, height }: Box,
    draw: (pen: Pen) => void,
    depth: number = DEPTH.overFlat,
  ): Box {
    const { scene, spot } = this.context;
    const box = { x: spot.x + x, y: spot.y + y, width, height };
    this.drawn.push(new PlacedPicture(scene, `${spot.id}-${key}`, box, depth, draw));
    return box;
  }

  clear(): void {
    for (const picture of this.drawn.splice(0)) picture.destroy();
  }
}

export function create(context: Context): Mechanic<'lunch-yard'> {
  const { scene, spot } = context;
  const pictures = new YardPictures(context);
  const middle = { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 };
  let queue: TrayQueue | undefined;
  let wasNear = true;
  let walking = '';
  const presser = new MatPresser(scene, spot.id, (mat) => {
    context.playSound('step-done', middle);
    context.emit({ kind: 'stood', mat });
  });
  const isNear = () => {
    const player = context.bodies.at(-1);
    return player !== undefined && Math.hypot(player.x - middle.x, player.y - middle.y) < NEAR;
  };
  return {
    update(_time, delta) {
      presser.update(context.bodies.at(-1), delta);
      if (!queue) return;
      const near = isNear();
      if (near && !wasNear && queue.isOver) queue.restart();
      wasNear = near;
      if (queue.update(delta, context.isMotionReduced()) > 0) context.playSound('step-done', middle);
    },
    command(command) {
      presser.release();
      presser.setMats(pictures.show(command));
      const next = JSON.stringify(command.queue);
      if (next === walking) return;
      walking = next;
      queue?.destroy();
      queue = command.queue ? new TrayQueue(scene, spot.id, spot, command.queue) : undefined;
    },
    destroy() {
      presser.release();
      pictures.clear();
      queue?.destroy();
    },
  };
}

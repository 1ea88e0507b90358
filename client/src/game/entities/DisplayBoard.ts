// The face of a board on the map: what a program printed or drew, or what a trained model says.
import { BOARD_FACES, type BoardFace } from '@lanternwise/shared/maps/boardFaces';
import type { Point, Prop } from '@lanternwise/shared/maps/realmMap';
import type { ShopBoard } from '../../bridge/events.ts';
import { ySortDepth } from '../core/depth.ts';
import { groundContact } from '../engine/atlas.ts';
import { paintTexture, TEXTURE_SCALE } from '../engine/pen.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createGlow } from './createGlow.ts';
import { BOARD_FRAME, drawBoard } from './drawBoard.ts';

const GLOW = { color: '#ffc872', radius: 92, strength: 0.3 } as const;

export class DisplayBoard {
  readonly id: string;
  /** Middle of the face. */
  readonly x: number;
  readonly y: number;
  /** Ground contact. */
  readonly foot: number;
  isLit = false;
  /** What people say who read it. */
  remarks: readonly string[] = [];
  private readonly key: string;
  private readonly depth: number;
  private image: GameObjects.Image | undefined;
  private glow: GameObjects.Image | undefined;
  private shown = '';

  /** Its picture is a prop of the map; undefined if the prop is no board. */
  static of(scene: Scene, prop: Prop): DisplayBoard | undefined {
    const face = BOARD_FACES[prop.frame];
    const contact = groundContact(scene.textures, prop);
    if (prop.board === undefined || !face || !contact) return undefined;
    return new DisplayBoard(scene, prop.board, face, contact);
  }

  private constructor(
    private readonly scene: Scene,
    id: string,
    private readonly face: BoardFace,
    contact: Point,
  ) {
    this.id = id;
    this.key = `board-${id}`;
    this.x = contact.x + face.left + face.width / 2;
    this.y = contact.y + face.top + face.height / 2;
    this.foot = contact.y;
    this.depth = ySortDepth(contact.y) + 0.2;
  }

  /** Returns whether anything changed; without a board the face is empty. */
  show(board: ShopBoard | undefined): boolean {
    const content = board ? JSON.stringify(board) : '';
    if (content === this.shown) return false;
    this.shown = content;
    this.isLit = board?.lit === true;
    this.remarks = board?.remarks ?? [];
    if (board) this.draw(board);
    this.image?.setVisible(board !== undefined);
    this.updateGlow();
    return true;
  }

  private draw(board: ShopBoard): void {
    const size = { width: this.face.width + 2 * BOARD_FRAME, height: this.face.height + 2 * BOARD_FRAME };
    paintTexture(this.scene.textures, this.key, size, (pen) => drawBoard(pen, this.face, board));
    this.image ??= this.scene.add
      .image(this.x, this.y, this.key)
      .setScale(1 / TEXTURE_SCALE)
      .setDepth(this.depth);
  }

  private updateGlow(): void {
    if (this.isLit) this.glow ??= createGlow(this.scene, this.x, this.y, GLOW.color, GLOW.radius, GLOW.strength);
    this.glow?.setVisible(this.isLit);
  }
}

// The face of a board on the map: what a program printed or drew, or what a trained model says.
import { BOARD_FACES, type BoardFace } from '@lanternwise/shared/maps/boardFaces';
import type { Point, Prop } from '@lanternwise/shared/maps/realmMap';
import type { ShopBoard } from '../../bridge/events.ts';
import { ySortDepth } from '../core/depth.ts';
import { groundContact } from '../engine/atlas.ts';
import type { GameObjects, Scene } from '../engine/phaser.ts';
import { createGlow } from './createGlow.ts';
import { BOARD_FRAME, drawBoard } from './drawBoard.ts';

/** Texture pixels per unit: crisp at the largest zoom. */
const SCALE = 2;
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
    const { textures } = this.scene;
    const width = this.face.width + 2 * BOARD_FRAME;
    const height = this.face.height + 2 * BOARD_FRAME;
    if (!textures.exists(this.key)) textures.createCanvas(this.key, width * SCALE, height * SCALE);
    const texture = textures.get(this.key);
    const context = (texture.getSourceImage() as HTMLCanvasElement).getContext('2d');
    if (!context) return;
    context.setTransform(SCALE, 0, 0, SCALE, 0, 0);
    context.clearRect(0, 0, width, height);
    drawBoard(context, this.face, board);
    (texture as { refresh?: () => void }).refresh?.();
    this.image ??= this.scene.add
      .image(this.x, this.y, this.key)
      .setScale(1 / SCALE)
      .setDepth(this.depth);
  }

  private updateGlow(): void {
    if (this.isLit) this.glow ??= createGlow(this.scene, this.x, this.y, GLOW.color, GLOW.radius, GLOW.strength);
    this.glow?.setVisible(this.isLit);
  }
}

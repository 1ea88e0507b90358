// Knows which pictures are boards, and the empty rectangle of each that the game writes on, in its pixels from the ground contact.
export interface BoardFace {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Colour of the empty face, and the one that is read on it. */
  paper: string;
  ink: string;
}

/**
 * assets/studio/art/props draws them: shows/boards.ts, demoCorner.ts the speaking sign, garden/furnishings.ts the board of the night garden, thinker/plotBoard.ts the big board, factory/ the screen of the meme machine. The valley's
 * frame is hollow: the meadow is seen through it while nothing hangs there.
 */
export const BOARD_FACES: Readonly<Record<string, BoardFace>> = {
  'shop-display': { left: -40, top: -75, width: 80, height: 54, paper: '#fff6e0', ink: '#1b1430' },
  'speaking-sign': { left: -40, top: -75, width: 80, height: 54, paper: '#fff6e0', ink: '#1b1430' },
  'plot-board': { left: -60, top: -119, width: 120, height: 76, paper: '#fff6e0', ink: '#1b1430' },
  'garden-board': { left: -52, top: -102, width: 104, height: 68, paper: '#fff6e0', ink: '#1b1430' },
  'frame-arch': { left: -42, top: -64, width: 88, height: 52, paper: '#1b1430', ink: '#fff6e0' },
  'meme-machine': { left: -41, top: -71, width: 82, height: 57, paper: '#fff6e0', ink: '#1b1430' },
  'canteen-sign': { left: -50, top: -94, width: 100, height: 52, paper: '#2f5552', ink: '#fff6e0' },
};

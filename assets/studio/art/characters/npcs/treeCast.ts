// Owns the frames of the talking tree, which only the park has.
import type { Frame } from '../../core/frame.ts';
import { talkingTree } from '../talkingTree.ts';
import { type CharacterSet, idleRow } from './rows.ts';

const TREE_FRAME: Frame = { width: 170, height: 190, anchorX: 85, anchorY: 166 };
const TREE_POSES = [{}, { gaze: -1, lift: 1.2 }, { blink: true, lift: 1.8 }, { gaze: 1, lift: 1, mouth: 0.6 }];

export const treeCast: CharacterSet = {
  module: import.meta.url,
  rows: [idleRow('talking-tree', TREE_FRAME, 420, TREE_POSES, talkingTree)],
};

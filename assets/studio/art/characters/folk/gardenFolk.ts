// Owns how Radha the Gardener of think-tank-park looks.
import { PALETTE } from '../../core/palette.ts';
import { folkOf, GROWN } from './folk.ts';

export const gardenFolk = folkOf(import.meta.url, {
  rosa: {
    look: {
      ...GROWN,
      hip: 12.8,
      girth: 1.12,
      skin: PALETTE.skin4,
      hair: 'bob',
      hairColor: '#b8b2c8',
      brow: '#8a849c',
      lips: '#c8506a',
      blush: '#cf6a55',
      lashes: true,
      top: 'overalls',
      topColor: '#fff0d2',
      trim: '#fb86b6',
      trousers: '#4f9e4a',
      shoes: '#8a5636',
      scarf: '#e94f86',
      hat: { style: 'straw', color: '#f3d27a', trim: '#e94f86' },
      bustDrop: 8,
    },
    tall: true,
  },
});

// Owns how Lin looks, who keeps the sign of the demo.
import { PALETTE } from '../../core/palette.ts';
import { CHILD, folkOf } from './folk.ts';

export const demoFolk = folkOf(import.meta.url, {
  lin: {
    look: {
      ...CHILD,
      skin: PALETTE.skin1,
      hair: 'puffs',
      hairColor: '#2a2233',
      iris: '#3a2a2a',
      lashes: true,
      bow: '#ee5a52',
      top: 'dress',
      topColor: '#fdd04b',
      trim: '#ee5a52',
      trousers: '#ee5a52',
      shoes: '#ee5a52',
      backpack: '#35bfb0',
    },
    stands: true,
  },
});

// Owns how the people of voice-valley-park look who share no sprite: the organist and the bell keeper.
import { PALETTE } from '../../core/palette.ts';
import { CHILD, folkOf, GROWN } from './folk.ts';

export const valleyFolk = folkOf(import.meta.url, {
  selma: {
    look: {
      ...GROWN,
      hip: 14.4,
      girth: 1.04,
      skin: PALETTE.skin4,
      hair: 'afro',
      hairColor: '#e6e0ee',
      brow: '#a49db8',
      lips: '#c8506a',
      earrings: PALETTE.gold,
      hearingAid: '#58b7f2',
      top: 'gown',
      topColor: '#7a2f6a',
      trim: '#fdd04b',
      tee: '#f79ac0',
      trousers: '#5a2450',
      shoes: '#5a2450',
      bustDrop: 14,
    },
    stands: true,
  },
  tomas: {
    look: {
      ...CHILD,
      hip: 10.6,
      skin: PALETTE.skin2,
      hair: 'curls',
      hairColor: '#8a5a3a',
      brow: '#6b4226',
      iris: '#3f8f6a',
      freckles: true,
      top: 'vest',
      topColor: '#b06a30',
      trim: '#fdd04b',
      tee: '#fff6e0',
      trousers: '#2f8a54',
      shoes: '#6b4630',
      scarf: '#fdd04b',
    },
  },
});

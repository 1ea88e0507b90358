// Owns the eight cake shops of python-world in their teaching order; each has a face, a roof and a giant cake of its own.
import { PALETTE } from '../../core/palette.ts';
import { foot, type Prop, propsOf } from '../prop.ts';
import { cakeShop, type ShopLook } from './shopHouse.ts';
import {
  cakeScales,
  choiceLolly,
  counterBell,
  kindMixer,
  loopDoughnut,
  namedJar,
  sayingCupcake,
  steppingCake,
} from './toppers.ts';

const SHOPS: Record<string, ShopLook> = {
  'shop-print': {
    sign: 'CUPCAKES',
    topper: sayingCupcake,
    roof: 'hip',
    wall: '#ffe3c9',
    tiles: PALETTE.rose,
    awning: PALETTE.rose,
    door: PALETTE.teal,
    flowers: [PALETTE.pink, '#ffffff'],
  },
  'shop-variables': {
    sign: 'SWEET JARS',
    topper: namedJar,
    roof: 'flat',
    wall: '#fff0d8',
    tiles: '#8f6fe0',
    awning: '#8f6fe0',
    door: PALETTE.rose,
    flowers: [PALETTE.yellow, PALETTE.purple],
  },
  'shop-input': {
    sign: 'ORDERS',
    topper: counterBell,
    roof: 'gable',
    wall: '#f6d9b4',
    timber: true,
    tiles: '#c4553f',
    awning: PALETTE.orange,
    door: PALETTE.indigo,
    flowers: [PALETTE.red, PALETTE.yellow],
  },
  'shop-indentation': {
    sign: 'LAYER CAKES',
    topper: steppingCake,
    roof: 'barrel',
    wall: '#ffdbe6',
    tiles: PALETTE.purple,
    awning: PALETTE.purple,
    door: PALETTE.orange,
    flowers: ['#ffffff', PALETTE.pink],
  },
  'shop-if-else': {
    sign: 'THIS OR THAT',
    topper: choiceLolly,
    roof: 'turret',
    wall: '#e6f6ee',
    tiles: '#2fa79b',
    awning: '#2fa79b',
    door: PALETTE.purple,
    flowers: [PALETTE.rose, PALETTE.mint],
  },
  'shop-operators': {
    sign: 'BISCUITS',
    topper: cakeScales,
    roof: 'flat',
    wall: '#ffe9c0',
    timber: true,
    tiles: '#e08a2e',
    awning: '#e08a2e',
    door: PALETTE.green,
    flowers: [PALETTE.orange, '#ffffff'],
  },
  'shop-loops': {
    sign: 'DOUGHNUTS',
    topper: loopDoughnut,
    roof: 'hip',
    wall: '#e3f1ff',
    tiles: '#3f8fd8',
    awning: PALETTE.sky,
    door: PALETTE.red,
    flowers: [PALETTE.yellow, PALETTE.pink],
  },
  'shop-functions': {
    sign: 'MIXERY',
    topper: kindMixer,
    roof: 'barrel',
    wall: '#f3ecff',
    tiles: '#5f9a3f',
    awning: '#6fae4a',
    door: PALETTE.blue,
    flowers: [PALETTE.purple, PALETTE.yellow],
  },
};

const prop = propsOf(import.meta.url);

export const shops: readonly Prop[] = Object.entries(SHOPS).map(([frame, look]) =>
  prop(frame, () => cakeShop(look), {
    camera: { elevation: 31 },
    footprints: foot(132, 32),
    fade: true,
  }),
);

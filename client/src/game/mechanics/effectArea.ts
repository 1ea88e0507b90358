// Where each mechanic shows what happens, beyond its rectangle too: the part of the map that a window beside it must leave in sight.
import type { MechanicName } from '@lanternwise/shared/maps/mechanics';
import type { MechanicSpot } from '@lanternwise/shared/maps/realmMap';
import { union } from '../core/framing.ts';
import type { Area } from '../core/goalArrow.ts';
import { SPEECH, STAND } from './dice-lever/leverPictures.ts';
import { crowdSeats, screenBox } from './duel-stage/stageLayout.ts';
import { BUBBLE } from './speech-bubbles/bubblePictures.ts';

/** Units by which a mechanic's pictures reach beyond its rectangle. */
const beyond = ({ x, y, width, height }: Area, top: number, side = 0, bottom = 0): Area => ({
  ...{ x: x - side, y: y - top, width: width + 2 * side, height: height + top + bottom },
});

const plain = ({ x, y, width, height }: Area): Area => ({ x, y, width, height });

/** A mechanic without a line here does not compile. */
const AREAS: { readonly [N in MechanicName]: (spot: MechanicSpot<N>) => Area } = {
  'sliding-gate': (spot) => beyond(spot, 60),
  'tractor-field': (spot) => beyond(spot, 16),
  'guide-dog': plain,
  'stepping-stones': plain,
  'dice-lever': (spot) => {
    const { leverX, leverY, mouthX, mouthY } = spot.properties;
    const stand = { x: leverX - STAND.width / 2, y: leverY - STAND.height, ...STAND };
    const speech = { x: mouthX - SPEECH.width / 2, y: mouthY - SPEECH.height, ...SPEECH };
    return plain(union(union(spot, stand), speech));
  },
  // The doors above it, and the crowd with its sign below.
  'sprite-walk': (spot) => beyond(spot, 70, 40, 70),
  'picture-gallery': plain,
  'feed-tower': plain,
  // Over people the parrots rise as high again.
  'speech-bubbles': (spot) => beyond(spot, BUBBLE.ground * 1.8, BUBBLE.width / 2),
  'duel-stage': (spot) =>
    crowdSeats(spot).reduce((all, { x, y }) => union(all, { x, y, width: 1, height: 8 }), screenBox(spot)),
  'joke-belt': plain,
  'laugh-meter': plain,
  'fort-gate': (spot) => beyond(spot, 60),
  'trophy-plinths': (spot) => beyond(spot, 40),
  'bridge-robot': (spot) => beyond(spot, 30),
};

export const effectArea = (spot: MechanicSpot): Area =>
  (AREAS[spot.mechanic] as unknown as (of: MechanicSpot) => Area)(spot);

// Owns how people sit for a portrait.
import { turn } from '../../core/shapes.ts';
import type { Look, Pose } from '../look.ts';
import { person } from '../person.ts';
import type { PortraitExpression, PortraitSubject } from './portrait.ts';

/** How people hold themselves: sadness sinks and leans, thought looks up with a hand at the chin. */
const PORTRAIT_POSES: Record<PortraitExpression, Pose> = {
  happy: { pitch: 6, tilt: 2 },
  talk: { pitch: 8, tilt: -4, gesture: 'open' },
  sad: { pitch: -9, tilt: 11, yaw: 6, sway: 2 },
  think: { pitch: 10, tilt: -12, yaw: -10, gesture: 'chin' },
};

function personPortrait(look: Look): PortraitSubject {
  const drop = look.bustDrop;
  const zoom = drop ? 5.4 : 5.9;
  const hip = look.wheelchair ? 13 : look.hip;
  const seated = (drop ? 312 + drop : 322) + (hip - 13) * zoom;
  return {
    zoom,
    anchorX: 130,
    anchorY: Math.round(seated),
    shape: (expression) => turn([0, 0, 9], person(look, { ...PORTRAIT_POSES[expression], expression, bust: true })),
  };
}

export const personPortraits = <Id extends string>(
  looks: Readonly<Record<Id, Look>>,
): Record<string, PortraitSubject> =>
  Object.fromEntries(Object.entries<Look>(looks).map(([id, look]) => [id, personPortrait(look)]));

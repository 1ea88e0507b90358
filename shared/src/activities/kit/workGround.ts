// The ground on the map on which an activity's things may be carried to their places; a map without it has the window alone.
import type { MapName } from '../../maps/mapNames.ts';

/** A rectangle of class "work-ground" with the activity's id as its name. */
export const workGround = ({ id }: { id: string }): readonly MapName[] => [
  { kind: 'work-ground', name: id, isBeside: true, isOptional: true },
];

// Checks that the picture of each board of a map has a face to write on.
import { BOARD_FACES } from './boardFaces.ts';
import { createMapProblem } from './mapTargets.ts';
import type { MapProblem, RealmMap } from './realmMap.ts';

export function checkBoards(map: RealmMap): MapProblem[] {
  const faces = Object.keys(BOARD_FACES).join(', ');
  return map.props
    .filter(({ board, frame }) => board !== undefined && !(frame in BOARD_FACES))
    .map((prop) => {
      const message = `the picture "${prop.frame}" has no face to write on; use ${faces}, or clear the property "board"`;
      return createMapProblem(map, prop, message);
    });
}

// Checks that the picture of each board of a map stands upright and has a face to write on.
import { BOARD_FACES } from './boardFaces.ts';
import { createMapProblem } from './mapTargets.ts';
import type { MapProblem, RealmMap } from './realmMap.ts';

export function checkBoards(map: RealmMap): MapProblem[] {
  const faces = Object.keys(BOARD_FACES).join(', ');
  const boards = map.props.filter(({ board }) => board !== undefined);
  const blank = boards
    .filter(({ frame }) => !(frame in BOARD_FACES))
    .map((prop) => {
      const message = `the picture "${prop.frame}" has no face to write on; use ${faces}, or clear the property "board"`;
      return createMapProblem(map, prop, message);
    });
  const message = 'a board cannot stand on its head; press Y in Tiled to turn it back';
  return [...blank, ...boards.filter(({ flipY }) => flipY).map((prop) => createMapProblem(map, prop, message))];
}

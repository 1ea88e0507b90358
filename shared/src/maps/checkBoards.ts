// Checks the boards of a map: whose they are, and that their picture has a face to write on.
import { BOARD_FACES } from './boardFaces.ts';
import { createMapProblem } from './mapTargets.ts';
import type { MapProblem, RealmMap } from './realmMap.ts';

export function checkBoards(map: RealmMap): MapProblem[] {
  const owners = new Set([...map.shops, ...map.npcs].map(({ id }) => id));
  const faces = Object.keys(BOARD_FACES).join(', ');
  return map.props.flatMap((prop) => {
    const { board, frame } = prop;
    if (board === undefined) return [];
    const messages = [
      ...(owners.has(board)
        ? []
        : [`there is no shop and no npc "${board}" on this map; set "board" to the name of one`]),
      ...(frame in BOARD_FACES
        ? []
        : [`the picture "${frame}" has no face to write on; use ${faces}, or clear the property "board"`]),
    ];
    return messages.map((message) => createMapProblem(map, prop, message));
  });
}

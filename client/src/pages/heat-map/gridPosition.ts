// Remembers where a class's heat map stood when one of its cells was opened, so that Back returns to the same place.

export interface GridPosition {
  top: number;
  left: number;
  windowTop: number;
  learner: string;
  column: string;
}

/** In memory: after a reload the map starts at its top. */
const positions = new Map<string, GridPosition>();

export const rememberPosition = (groupId: string, position: GridPosition): void => {
  positions.set(groupId, position);
};

/** The position is used once. */
export function takePosition(groupId: string): GridPosition | undefined {
  const found = positions.get(groupId);
  positions.delete(groupId);
  return found;
}

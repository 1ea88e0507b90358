// Defines a drawing that is small enough for a board of the world: strokes in a box, y downwards.
export interface BoardStroke {
  kind: 'line' | 'fill' | 'text';
  /** Like "#ffd166". */
  color: string;
  /** Of a line; of a text its height. */
  size: number;
  /** x, y, x, y …; a line of one point is a dot. */
  points: readonly number[];
  text?: string;
}

export interface BoardPicture {
  paper: string;
  width: number;
  height: number;
  strokes: readonly BoardStroke[];
}

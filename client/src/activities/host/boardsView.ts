// What an open window shows on boards of the map before it is checked; the activity hands it over with `useOnMap`.
import type { ShopBoard } from '../../bridge/events.ts';

export interface BoardsView {
  /** By the id of the shop or character whose board it is. */
  boards: Readonly<Record<string, ShopBoard>>;
}

export const isBoardsView = (view: unknown): view is BoardsView =>
  typeof view === 'object' && view !== null && 'boards' in view;

// Emits what hangs on the boards of a realm, from all its painters: once they are loaded, and whenever the player sees the world again.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { RealmState } from '@lanternwise/shared/quests/state';
import type { ShopBoard } from '../../../../bridge/events.ts';
import { emitWhenSeen } from '../observeRealm.ts';
import type { RealmContext } from '../realmState.ts';

/** What hangs on boards, by the id of the shop or character whose board it is. */
export type PaintBoards = (content: RealmContent, state: RealmState) => Readonly<Record<string, ShopBoard>>;

/** Returns the unsubscribe function. */
export const connectBoards = (world: RealmContext, painters: readonly PaintBoards[]): (() => void) =>
  emitWhenSeen(world, (state) => {
    const boards = Object.assign({}, ...painters.map((paint) => paint(world.content, state)));
    world.bus.emit('boards/changed', { boards });
  });

// Commands to the walking sprites on the map, and their events.
import type { SpriteWalker } from '@lanternwise/shared/activities/sprite-duel/duel';

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** Who walks to the door and whether it opens, or who strolls, and what the sign beside them says. `called`: the player stands where they set out. */
    'sprite-walk': { command: { walkers: readonly SpriteWalker[]; sign: string }; event: { kind: 'called' } };
  }
}

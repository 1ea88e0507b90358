// The gate on the map: the drawing on the open pad appears on its doors, kept ones float beside it, and votes light its lamps.
import { GATE } from '@lanternwise/shared/activities/teach-drawings/mapNames';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import type { CreateFace } from '../host/worldFace.ts';
import { type DrawingsDraft, EMPTY_DRAFT, parseDraft } from '../kit/drawings/drawings.ts';

/** The pad of the open window, and which kept drawings vote. */
export interface GateView {
  ink: string;
  near: readonly number[];
}

export const world: CreateFace<'teach-drawings', 'drawn-gate', GateView, DrawingsDraft> = ({ id, things, onGate }) =>
  onGate
    ? {
        mechanic: 'drawn-gate',
        draft: () => activityDraft(id, parseDraft, EMPTY_DRAFT),
        show({ view, draft }) {
          const near = view?.near ?? [];
          const kept = draft.kept.map(({ thing, cells }, at) => ({
            ...{ side: things.findIndex((one) => one.id === thing), cells, isNear: near.includes(at) },
          }));
          const votes = things.map((_, side) => kept.filter((one) => one.isNear && one.side === side).length);
          return { [GATE]: { ink: view?.ink ?? null, kept, votes } };
        },
      }
    : undefined;

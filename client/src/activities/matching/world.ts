// The face of this kind on the map: what is put into places in its window is carried there on a work ground.

import type { CreateFace } from '../host/worldFace.ts';
import type { CarryDraft } from '../kit/carry/carryDraft.ts';
import { createCarryFace } from '../kit/carry/carryFace.ts';
import { activitySeed } from '../kit/sessionSeed.ts';
import { carryKind } from './carryKind.ts';

export const world: CreateFace<'matching', 'work-ground', true, CarryDraft> = (activity) =>
  createCarryFace(activity, carryKind(activity, activitySeed(activity.id)));

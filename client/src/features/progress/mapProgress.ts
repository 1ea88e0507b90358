// The local progress object of a map, as the requirements name it: derived from the realm's state, maxima never fall.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { Quest } from '@lanternwise/shared/content/quest';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { allTasksDone } from '@lanternwise/shared/quests/stepper';
import type { KeyStore } from './eventStore.ts';
import { MAP_PROGRESS_KEYS } from './mapProgressKeys.ts';

export type MapProgress = Record<string, number | boolean>;

/** How the fields of one map follow from its state. */
interface MapProgressShape {
  key: string;
  derive(state: RealmState, quest: Quest): MapProgress;
}

const finished = (quest: Quest, state: RealmState, lesson: string): boolean =>
  quest.tasks
    .flatMap((task) => task.steps)
    .some((step) => step.on.kind === 'lesson-finished' && step.on.ref === lesson && state.done.includes(step.id));

const SHAPES: Partial<Record<MapId, MapProgressShape>> = {
  'ai-adventure-park': {
    key: MAP_PROGRESS_KEYS['ai-adventure-park'],
    derive: (state, quest) => ({
      projectCycleStep: state.pages['project-cycle'] ?? 0,
      domainsIndex: state.pages.domains ?? 0,
      ethicsPage: state.pages['ethical-frameworks'] ?? 0,
      onProjectCycleCompleted: finished(quest, state, 'project-cycle'),
      onDomainsCompleted: finished(quest, state, 'domains'),
      onEthicalFrameworksCompleted: finished(quest, state, 'ethical-frameworks'),
      onBioethicsQuizPassed: state.activities['bioethics-quiz']?.correct ?? false,
      setEverythingCompleted: allTasksDone(quest, state),
    }),
  },
};

function join(before: MapProgress, now: MapProgress): MapProgress {
  const joined = { ...now };
  for (const [field, value] of Object.entries(now)) {
    const old = before[field];
    if (typeof value === 'number' && typeof old === 'number') joined[field] = Math.max(old, value);
  }
  return joined;
}

function readStored(storage: KeyStore | undefined, key: string): MapProgress {
  try {
    const parsed: unknown = JSON.parse(storage?.getItem(key) ?? '{}');
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as MapProgress;
    console.warn(`Saved progress ${key} has a wrong shape; defaults are used`);
  } catch {
    console.warn(`Saved progress ${key} could not be read; defaults are used`);
  }
  return {};
}

/** Writes the map's progress object and returns it; null for a map that keeps none or was never entered. */
export function keepMapProgress(
  storage: KeyStore | undefined,
  realm: MapId,
  state: RealmState,
  quest: Quest,
): MapProgress | null {
  const shape = SHAPES[realm];
  if (!shape || !state.entered) return null;
  const progress = join(readStored(storage, shape.key), shape.derive(state, quest));
  try {
    storage?.setItem(shape.key, JSON.stringify(progress));
  } catch {
    console.warn(`Progress ${shape.key} could not be kept in this browser`);
  }
  return progress;
}

// Derives and stores the local progress object of a map as named by the requirements; its numbers never decrease.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { Quest } from '@lanternwise/shared/content/quest';
import { areAllTasksDone } from '@lanternwise/shared/quests/reducer';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { STORAGE_KEYS, type StorageKey } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { localStorageArea } from '../../lib/storage/storageArea.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export type MapProgress = Record<string, number | boolean>;

/** Storage key and derivation of one map's fields. */
interface MapProgressShape {
  entry: StorageKey;
  derive(state: RealmState, quest: Quest): MapProgress;
}

const isLessonFinished = (quest: Quest, state: RealmState, lesson: string): boolean =>
  quest.tasks
    .flatMap((task) => task.steps)
    .some((step) => step.on.kind === 'lesson-finished' && step.on.ref === lesson && state.done.includes(step.id));

const MAP_PROGRESS_SHAPES: Partial<Record<MapId, MapProgressShape>> = {
  'ai-adventure-park': {
    entry: STORAGE_KEYS.aiAdventurePark,
    derive: (state, quest) => ({
      projectCycleStep: state.pages['project-cycle'] ?? 0,
      domainsIndex: state.pages.domains ?? 0,
      ethicsPage: state.pages['ethical-frameworks'] ?? 0,
      onProjectCycleCompleted: isLessonFinished(quest, state, 'project-cycle'),
      onDomainsCompleted: isLessonFinished(quest, state, 'domains'),
      onEthicalFrameworksCompleted: isLessonFinished(quest, state, 'ethical-frameworks'),
      onBioethicsQuizPassed: state.activities['bioethics-quiz']?.correct ?? false,
      setEverythingCompleted: areAllTasksDone(quest, state),
    }),
  },
};

function mergeMaxima(before: MapProgress, now: MapProgress): MapProgress {
  const merged = { ...now };
  for (const [field, value] of Object.entries(now)) {
    const old = before[field];
    if (typeof value === 'number' && typeof old === 'number') merged[field] = Math.max(old, value);
  }
  return merged;
}

const schema: Schema<MapProgress> = (value) => (isRecord(value) ? (value as MapProgress) : undefined);

/** Stores and returns the map's progress object; null for a map without one or never entered. */
export function storeMapProgress(
  realm: MapId,
  state: RealmState,
  quest: Quest,
  area = localStorageArea,
): MapProgress | null {
  const shape = MAP_PROGRESS_SHAPES[realm];
  if (!shape || !state.entered) return null;
  const storedProgress = storedValue<MapProgress>(shape.entry, schema, { fallback: {}, area });
  const progress = mergeMaxima(storedProgress.read(), shape.derive(state, quest));
  if (!storedProgress.write(progress)) console.warn(`Progress ${shape.entry.key} could not be stored in this browser`);
  return progress;
}

// The local progress object of a map, as the requirements name it: derived from the realm's state, maxima never fall.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { Quest } from '@lanternwise/shared/content/quest';
import { areAllTasksDone } from '@lanternwise/shared/quests/reducer';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { STORAGE_KEYS, type StorageKey } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { localStorageArea } from '../../lib/storage/storageArea.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export type MapProgress = Record<string, number | boolean>;

/** How the fields of one map follow from its state. */
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
  const joined = { ...now };
  for (const [field, value] of Object.entries(now)) {
    const old = before[field];
    if (typeof value === 'number' && typeof old === 'number') joined[field] = Math.max(old, value);
  }
  return joined;
}

const schema: Schema<MapProgress> = (value) => (isRecord(value) ? (value as MapProgress) : undefined);

/** Writes the map's progress object and returns it; null for a map that keeps none or was never entered. */
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
  if (!storedProgress.write(progress)) console.warn(`Progress ${shape.entry.key} could not be kept in this browser`);
  return progress;
}

// Derives and stores the local progress object of a map as named by the requirements; its numbers never decrease.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { Quest } from '@lanternwise/shared/content/quest';
import { conceptAt } from '@lanternwise/shared/content/wizardPages';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { areAllTasksDone } from '@lanternwise/shared/quests/tasks';
import { STORAGE_KEYS, type StorageKey } from '../../lib/storage/keys.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { localStorageArea } from '../../lib/storage/storageArea.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';

export type MapProgress = Record<string, number | boolean | Record<string, number>>;

/** Storage key and derivation of one map's fields. */
interface MapProgressShape {
  entry: StorageKey;
  /** The member of a key family; undefined for a key that the requirements name. */
  id?: MapId;
  derive(state: RealmState, quest: Quest): MapProgress;
}

const isLessonFinished = (quest: Quest, state: RealmState, lesson: string): boolean =>
  quest.tasks
    .flatMap((task) => task.steps)
    .some((step) => step.on.kind === 'lesson-finished' && step.on.ref === lesson && state.done.includes(step.id));

const isStepDone = (state: RealmState, step: string): boolean => state.done.includes(step);

/** Best score of each concept of a lesson in percent. */
const conceptScores = (state: RealmState): Record<string, number> =>
  Object.fromEntries(Object.entries(state.activities).map(([ref, { best }]) => [ref, Math.round(best * 100)]));

/** Fields, in the words of the requirements (lessons.txt); the key names of two maps are not given there. */
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
  'robo-realm': {
    entry: STORAGE_KEYS.roboRealm,
    derive: (state, quest) => ({
      onWizardModal: isLessonFinished(quest, state, 'what-is-ai'),
      wizardModalConceptIndex: conceptAt(state.pages['what-is-ai'] ?? 0),
      conceptScores: conceptScores(state),
      onTractorModal: isLessonFinished(quest, state, 'tractor-program'),
      onEverythingCompleted: areAllTasksDone(quest, state),
    }),
  },
  'wonder-vision-valley': {
    entry: STORAGE_KEYS.mapProgress,
    id: 'wonder-vision-valley',
    derive: (state, quest) => ({
      onWizardModal: isStepDone(state, 'wizard-met'),
      setEverythingCompleted: areAllTasksDone(quest, state),
      ImageRecConceptIndex: state.pages['image-recognition'] ?? 0,
    }),
  },
  'think-tank-park': {
    entry: STORAGE_KEYS.mapProgress,
    id: 'think-tank-park',
    derive: (state, quest) => ({
      // The last of the teachings saves it (lessons.txt 4.5).
      onWizardModal: isStepDone(state, 'teachings-heard'),
      setEverythingCompleted: areAllTasksDone(quest, state),
      // Completing either level stores 1 (lessons.txt 4.5).
      wizardLevel: isStepDone(state, 'paths-found') || isStepDone(state, 'patterns-learned') ? 1 : 0,
    }),
  },
};

/** Of maps without named fields: the finished steps, and whether all tasks are done. */
const generalShape = (id: MapId): MapProgressShape => ({
  entry: STORAGE_KEYS.mapProgress,
  id,
  derive: (state, quest) => ({
    stepsDone: state.done.length,
    setEverythingCompleted: areAllTasksDone(quest, state),
  }),
});

type Numbers = Record<string, number>;

function mergeMaxima(before: MapProgress, now: MapProgress): MapProgress {
  const merged = { ...now };
  for (const [field, value] of Object.entries(now)) {
    const old = before[field];
    if (typeof value === 'number' && typeof old === 'number') merged[field] = Math.max(old, value);
    else if (isRecord(value) && isRecord(old)) merged[field] = mergeMaxima(old as Numbers, value as Numbers) as Numbers;
  }
  return merged;
}

const schema: Schema<MapProgress> = (value) => (isRecord(value) ? (value as MapProgress) : undefined);

/** Stores and returns the map's progress object; null for a map never entered. */
export function storeMapProgress(
  realm: MapId,
  state: RealmState,
  quest: Quest,
  area = localStorageArea,
): MapProgress | null {
  if (!state.entered) return null;
  const shape = MAP_PROGRESS_SHAPES[realm] ?? generalShape(realm);
  const place = { ...(shape.id && { id: shape.id }), area };
  const storedProgress = storedValue<MapProgress>(shape.entry, schema, { fallback: {}, ...place });
  const progress = mergeMaxima(storedProgress.read(), shape.derive(state, quest));
  if (!storedProgress.write(progress)) console.warn(`Progress ${shape.entry.key} could not be stored in this browser`);
  return progress;
}

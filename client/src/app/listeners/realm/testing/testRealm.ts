// Creates a small realm (content, store, bus, recorder) for tests of the realm listeners.
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import { realmMetadataSchema } from '@lanternwise/shared/content/realmMetadata';
import { createBus } from '../../../../bridge/bus.ts';
import { hintTexts } from '../../../../features/messages/testing/hintTexts.ts';
import { overlayClosed, selectOverlayStack } from '../../../../features/overlays/overlaysSlice.ts';
import { realmAdvanced } from '../../../../features/progress/progressSlice.ts';
import { createRecorder } from '../../../../features/progress/recorder.ts';
import { getRealmState, type RealmContext } from '../../../../features/realm/realmState.ts';
import { createStore } from '../../../../features/store/store.ts';

export const createGuide = (id: string, lesson: string) => ({
  id,
  name: id,
  about: '',
  opens: { kind: 'lesson' as const, ref: lesson },
  later: [],
});

const repairedRobot = { ...createGuide('robot', 'ethics'), later: [{ after: 'learned', sprite: 'robot-mended' }] };

/** A small park: two guides, one secret card, one task. */
export const TEST_CONTENT: RealmContent = {
  realm: {
    id: 'ai-adventure-park',
    title: 'Park',
    ...realmMetadataSchema.parse({}),
    course: null,
    goal: '',
    hook: '',
    recap: [],
    words: [],
    welcome: { title: '', text: '', cards: [], button: '', message: '' },
    music: { calm: 'a', busy: 'b' },
    badge: { id: 'badge', name: '' },
    changes: [],
    characters: [{ ...createGuide('wizard', 'cycle'), greets: 'hello' }, repairedRobot],
    items: [{ id: 'card', name: 'Card', about: '', icon: 'card' }],
  },
  quest: {
    realm: 'ai-adventure-park',
    tasks: [
      {
        id: 'learn',
        title: 'Learn',
        steps: [{ id: 'learned', title: '', on: { kind: 'lesson-finished', ref: 'cycle' }, needs: [] }],
      },
    ],
    rules: [],
    exit: { id: 'exit', hint: 'Step on arrow to go to next map' },
    lessonClosed: 'Interact With .....',
    graded: [],
  },
  dialogs: { hello: { id: 'hello', lines: [{ speaker: 'wizard', text: 'Hello', expression: 'talk' }] } },
  lessons: { cycle: {} as never, ethics: {} as never },
  activities: {},
};

/** Effects of recorded events are ignored, so that each module is tested on its own. */
export function createTestRealm(content: RealmContent = TEST_CONTENT) {
  const store = createStore();
  const realm = content.realm.id;
  const record = createRecorder({
    realm,
    questContext: createQuestContext(content, gradeActivity),
    getState: () => getRealmState(store, content),
    setState: (state) => store.dispatch(realmAdvanced({ realm, state })),
    append: () => undefined,
    onEffects: () => undefined,
  });
  const world: RealmContext = { store, bus: createBus(), content, record };
  record({ kind: 'realm-entered' });
  return {
    ...world,
    world,
    open: () => selectOverlayStack(store.getState()).map(({ request }) => request),
    closeOne: () => store.dispatch(overlayClosed()),
    hint: () => hintTexts(store.getState())[0],
  };
}

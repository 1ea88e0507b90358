// Handles the great lanterns: emits their marks, lights one from where the learner is, explains them once and announces lit ones.
import { countLanterns, type LanternMark, lanternMarks } from '@lanternwise/shared/quests/lanterns';
import type { QuestEffect } from '@lanternwise/shared/quests/reducer';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { t } from '@lingui/core/macro';
import { hintGiven, messageAdded, momentCame, offerTaken } from '../../../features/messages/messagesSlice.ts';
import { selectIsOverlayOpen } from '../../../features/overlays/overlaysSlice.ts';
import { selectRealmStates } from '../../../features/progress/progressSlice.ts';
import { readyLantern } from '../../../features/realm/readyLantern.ts';
import { getRealmState, type RealmContext, selectRealmState } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { stopAll } from '../../../lib/subscriptions.ts';
import type { StaleKeys } from './staleKeys.ts';

const hasSameMarks = (a: Record<string, LanternMark>, b: Record<string, LanternMark>): boolean =>
  Object.keys(a).every((id) => a[id] === b[id]);

/** The way of the flame, and the words once it has arrived; sound and sparks come from the world. */
export function announceLit({ store, content }: RealmContext, task: string): void {
  const title = content.quest.tasks.find(({ id }) => id === task)?.title ?? '';
  const { lit, total } = countLanterns(content.quest, getRealmState(store, content));
  store.dispatch(momentCame('progress'));
  // In this order: between the two the summary of a finished realm would open.
  store.dispatch(messageAdded({ subject: 'sight', task, of: 'lit' }));
  store.dispatch(offerTaken(task));
  store.dispatch(hintGiven('lantern', t`The lantern of “${title}” is lit: ${lit} of ${total}.`));
}

export function announceRealmLit({ store, content }: RealmContext): void {
  const realm = content.realm.title;
  store.dispatch(hintGiven('lantern', t`Every lantern of ${realm} is lit.`));
}

export interface LanternConnection {
  /** Explains the lanterns after the first task that the learner finished anywhere. */
  explainFirst(effects: readonly QuestEffect[]): void;
  stop(): void;
}

export function connectLanterns(world: RealmContext, keys: Pick<StaleKeys, 'isStale'>): LanternConnection {
  const { bus, store, content, record } = world;
  let marks = lanternMarks(content.quest, getRealmState(store, content));

  const handleState = (state: RealmState) => {
    const next = lanternMarks(content.quest, state);
    if (hasSameMarks(next, marks)) return;
    marks = next;
    bus.emit('lanterns/marked', { marks });
  };
  const light = (task: string | undefined) => {
    if (task === undefined || marks[task] !== 'ready' || selectIsOverlayOpen(store.getState())) return;
    if (keys.isStale(store.getState().settings.keys.interact)) return;
    record({ kind: 'lantern-lit', ref: task });
  };
  const findReady = () =>
    readyLantern(content, getRealmState(store, content), bus.lastPayload('world/ready')?.places ?? []);

  bus.emit('lanterns/marked', { marks });
  const stop = stopAll(
    observeStore(store, selectRealmState(content), handleState),
    bus.on('interaction/requested', ({ id, kind }) => light(kind === 'lantern' ? id : undefined)),
    // Nothing else is in reach: the light goes out from where the learner is.
    bus.on('interaction/missed', () => light(findReady()?.id)),
  );
  return {
    explainFirst(effects) {
      if (!effects.some(({ kind }) => kind === 'task-completed') || !findReady()) return;
      if (Object.values(selectRealmStates(store.getState())).some(({ lanterns }) => lanterns.length > 0)) return;
      store.dispatch(
        hintGiven('lantern', t`Every task that you finish gives its light to a great lantern. Light yours now!`),
      );
    },
    stop,
  };
}

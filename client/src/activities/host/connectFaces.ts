// Connects activities to the map: sends what their faces show, and applies what they make of the player's actions.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { computeMix } from '../../audio/mix.ts';
import { playClip } from '../../audio/useClipPlayer.ts';
import type { MechanicCommand } from '../../bridge/events.ts';
import { hintGiven } from '../../features/messages/messagesSlice.ts';
import { overlayRequested, selectIsOverlayOpen } from '../../features/overlays/overlaysSlice.ts';
import { observeDraft } from '../../features/progress/activityDraft.ts';
import { observeRealm } from '../../features/realm/observeRealm.ts';
import { getRealmState, type RealmContext } from '../../features/realm/realmState.ts';
import type { CreateAnyFace, MaybeLater, Now, Outcome, WorldFace } from './worldFace.ts';

/** Connects every activity of a kind; returns the unsubscribe function. */
export function connectFaces(world: RealmContext, kind: string, create: CreateAnyFace): () => void {
  const stops = Object.values(world.content.activities).flatMap((activity) => {
    // Each kind is paired with its face; TypeScript cannot express that for a union of kinds.
    const face = activity.kind === kind ? create(activity as never, world.content) : undefined;
    return face ? connectFace(world, activity.id, face) : [];
  });
  return () => {
    for (const stop of stops) stop();
  };
}

function carryOut({ store, record }: RealmContext, ref: string, face: WorldFace, outcome: Outcome): void {
  const { draft, hint, plays, answers = [], card, opens } = outcome;
  if (plays) playClip(plays, computeMix(store.getState().settings.volumes).effects);
  if (card) record({ kind: 'model-card', ref, figures: { ...card } });
  for (const { answer, ms } of answers) {
    const given = answer as Extract<QuestEvent, { kind: 'activity-answered' }>['answer'];
    record({ kind: 'activity-answered', ref, answer: given, ms, hints: 0, skipped: false });
  }
  if (draft !== undefined) face.draft?.().write(draft);
  if (hint !== undefined) store.dispatch(hintGiven('answer', hint));
  if (opens !== undefined) store.dispatch(overlayRequested({ kind: 'lesson', ref: opens, activity: ref }));
}

function connectFace(world: RealmContext, ref: string, face: WorldFace) {
  const { bus, store, content } = world;
  let isStopped = false;
  /** What the open window shows, and which opening of it that is: the objects may do the same again for the next one. */
  let view: unknown = null;
  let opening = 0;
  /** Of several things that are shown at almost the same time, the last one counts. */
  let turn = 0;
  /** By object; the same is not sent again, so that what moves goes on. */
  const sent = new Map<string, string>();
  const now = (): Now => ({ view, draft: face.draft?.().read(), state: getRealmState(store, content) });
  const show = async () => {
    turn += 1;
    const own = turn;
    const found = face.show(now());
    // What is known is shown at once.
    const shown = found instanceof Promise ? await found : found;
    if (isStopped || own !== turn) return;
    for (const [id, command] of Object.entries(shown ?? {})) {
      const key = JSON.stringify([command, view === null ? 0 : opening]);
      if (sent.get(id) === key) continue;
      sent.set(id, key);
      bus.emit('mechanic/command', { id, mechanic: face.mechanic, command } as MechanicCommand);
    }
  };
  const isCovered = () => selectIsOverlayOpen(store.getState());
  /** What changes behind a window waits until it is seen. */
  const showIfSeen = () => {
    if (view !== null || !isCovered()) void show();
  };
  const follow = async (found: MaybeLater<Outcome>, object?: string) => {
    const outcome = found instanceof Promise ? await found : found;
    if (isStopped) return;
    if (outcome) carryOut(world, ref, face, outcome);
    if (outcome?.again && object !== undefined) sent.delete(object);
    showIfSeen();
  };
  void show();
  const stops = [
    observeRealm({ store, content }, showIfSeen),
    observeDraft(ref, showIfSeen),
    bus.on('window/changed', (changed) => {
      if (changed.id !== ref) return;
      if (view === null) opening += 1;
      view = changed.view;
      showIfSeen();
    }),
    bus.on('mechanic/event', ({ mechanic, id, event }) => {
      if (mechanic !== face.mechanic || isCovered()) return;
      void follow(face.on?.(event, now(), id), id);
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

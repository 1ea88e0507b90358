// Joins world and interface of one realm: what the world says opens overlays and is recorded, what follows goes back to the world.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { hintAfterPython, pythonShops } from '@lanternwise/shared/content/python-shops';
import type { Character, OpenTarget } from '@lanternwise/shared/content/realm';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { allTasksDone, type QuestEffect } from '@lanternwise/shared/quests/stepper';
import { playSound } from '../../audio/playSound.ts';
import type { Bus } from '../../bridge/bus.ts';
import type { Action, BusEvents, PlaceKind } from '../../bridge/events.ts';
import { overlayRequested, selectAnyOverlay, selectOverlayStack } from '../../features/overlays/overlaysSlice.ts';
import { coversWorld, type OverlayRequest } from '../../features/overlays/requests.ts';
import type { RecordEvent } from '../../features/progress/types.ts';
import { exitRevealed, hintGiven, hintsDropped, ticked } from '../../features/realm/realmSlice.ts';
import { dressedNow, meetingWith } from '../../overlays/shell/characters.ts';
import type { AppStore } from '../store.ts';

/** Shown after a lesson closes or completes, as the requirements write it. */
export const INTERACT_HINT = 'Interact With .....';
export const TASKS_FIRST_HINT = 'Finish all tasks first, then the arrow lets you through.';

export interface RealmWorld {
  bus: Bus;
  store: AppStore;
  content: RealmContent;
  record: RecordEvent;
}

const OPENS: Partial<Record<Action | 'pause', OverlayRequest>> = {
  pause: { kind: 'pause' },
  map: { kind: 'map' },
  inventory: { kind: 'inventory' },
  journal: { kind: 'journal' },
  places: { kind: 'places' },
};

/** The realm's state as the store knows it now. */
export const realmStateOf = (store: AppStore, content: RealmContent) =>
  store.getState().progress.realms[content.realm.id] ?? EMPTY_REALM_STATE;

/** A key held while an overlay closes must be let go before it can use anything again. */
function watchHeldKeys() {
  const held = new Set<string>();
  const stale = new Set<string>();
  const down = (event: KeyboardEvent) => void held.add(event.code);
  const up = (event: KeyboardEvent) => {
    held.delete(event.code);
    stale.delete(event.code);
  };
  const blur = () => {
    held.clear();
    stale.clear();
  };
  window.addEventListener('keydown', down, { capture: true });
  window.addEventListener('keyup', up, { capture: true });
  window.addEventListener('blur', blur);
  return {
    /** Everything held now counts as stale. */
    spoil: () => {
      for (const code of held) stale.add(code);
    },
    isStale: (codes: readonly string[]) => codes.some((code) => stale.has(code)),
    stop() {
      window.removeEventListener('keydown', down, { capture: true });
      window.removeEventListener('keyup', up, { capture: true });
      window.removeEventListener('blur', blur);
    },
  };
}

function targetRequest(target: OpenTarget): OverlayRequest {
  return { kind: target.kind, ref: target.ref };
}

/** What opens when the learner uses a character; undefined where it has nothing to say. */
export function meetingRequest(character: Character, done: readonly string[]): OverlayRequest | undefined {
  const { greets, opens } = meetingWith(character, done);
  if (greets) return { kind: 'dialog', ref: greets, ...(opens && { next: opens }) };
  return opens && targetRequest(opens);
}

/** A workshop shows that it is open; while it is locked its door can be knocked at, and says why. */
const openWorkshops = (characters: readonly Character[], done: readonly string[]) =>
  characters
    .filter((character) => meetingWith(character, done).opens?.kind === 'workshop')
    .map(({ id }) => [id, 'open'] as const);

/** Starts listening; returns the way to tell the effects of recorded events, and the stop. */
export function joinRealmWorld({ bus, store, content, record }: RealmWorld) {
  const { realm, quest } = content;
  const keys = watchHeldKeys();
  let recapDue = false;

  let told: unknown;
  /** Tells the world how the shops stand, whenever the learner's state has changed. */
  const markShops = () => {
    const state = realmStateOf(store, content);
    if (state === told) return;
    told = state;
    const shops = pythonShops(content, state);
    const marks = [...shops.map((s) => [s.id, s.state] as const), ...openWorkshops(realm.characters, state.done)];
    if (marks.length > 0) bus.say('shops/marked', { marks: Object.fromEntries(marks) });
  };
  const isLocked = (id: string) =>
    pythonShops(content, realmStateOf(store, content)).some((shop) => shop.id === id && shop.state === 'locked');
  const enableAll = () => {
    for (const { id } of realm.characters) bus.say('character/enabled', { id, enabled: true });
  };
  const dress = () =>
    bus.say('characters/dressed', { sprites: dressedNow(realm.characters, realmStateOf(store, content).done) });
  const showExit = (id: string) => {
    bus.say('exit/shown', { id, shown: true });
    store.dispatch(exitRevealed(true));
  };

  function meet({ id, kind }: { id: string; kind: PlaceKind }): void {
    if ((kind !== 'npc' && kind !== 'shop') || selectAnyOverlay(store.getState())) return;
    if (keys.isStale(store.getState().settings.keys.interact)) return;
    if (isLocked(id)) return;
    const character = realm.characters.find((person) => person.id === id);
    const request = character && meetingRequest(character, realmStateOf(store, content).done);
    if (!request) return;
    bus.say('character/enabled', { id, enabled: false });
    // A hint that led into the shop would come up again when one leaves it.
    if (kind === 'shop') store.dispatch(hintsDropped());
    store.dispatch(overlayRequested(request));
  }

  function pick({ id }: BusEvents['item/picked']): void {
    if (realmStateOf(store, content).collected.includes(id)) return;
    const effects = record({ kind: 'item-collected', ref: id });
    if (effects.some(({ kind }) => kind === 'refused')) return;
    playSound('pick-up');
    store.dispatch(overlayRequested({ kind: 'discovery', item: id }));
    markShops();
    bus.say('items/collected', { ids: realmStateOf(store, content).collected });
  }

  function leaveBy({ id }: BusEvents['exit/reached']): void {
    if (selectAnyOverlay(store.getState())) return;
    if (!allTasksDone(quest, realmStateOf(store, content))) {
      store.dispatch(hintGiven(TASKS_FIRST_HINT));
      return;
    }
    record({ kind: 'exit-reached', ref: id });
    playSound('arrow');
    store.dispatch(overlayRequested({ kind: 'feedback' }));
  }

  function press({ action }: BusEvents['action/pressed']): void {
    const request = OPENS[action];
    if (request && !selectAnyOverlay(store.getState())) store.dispatch(overlayRequested(request));
  }

  function apply(effect: QuestEffect): void {
    switch (effect.kind) {
      case 'hint':
        store.dispatch(hintGiven(effect.text));
        break;
      case 'open':
        store.dispatch(overlayRequested(targetRequest(effect.target)));
        break;
      case 'enable':
        bus.say('character/enabled', { id: effect.character, enabled: true });
        break;
      case 'sound':
        playSound(effect.name);
        break;
      case 'step-completed':
        playSound('step-done');
        break;
      case 'task-completed':
        playSound('task-done');
        bus.say('effect/requested', { effect: 'celebrate', at: 'player' });
        break;
      case 'exit-revealed':
        showExit(effect.exit);
        store.dispatch(hintGiven(effect.hint));
        recapDue = true;
        break;
      case 'realm-completed':
      case 'refused':
        break;
    }
  }

  /** The effects of one recorded event. */
  function announce(effects: readonly QuestEffect[]): void {
    for (const effect of effects) apply(effect);
    const news = effects.flatMap((effect) =>
      effect.kind === 'step-completed' ? [effect.step] : effect.kind === 'task-completed' ? [effect.task] : [],
    );
    if (news.length > 0) store.dispatch(ticked(news));
    dress();
  }

  let before = selectOverlayStack(store.getState());
  /** Input is locked while anything is open; when the last story closes, everybody can be talked to again. */
  function followOverlays(): void {
    const now = selectOverlayStack(store.getState());
    if (now === before) return;
    const had = before;
    before = now;
    if (had.length === 0 || now.length === 0) bus.say('input/locked', { locked: now.length > 0 });
    bus.say('game/paused', { paused: now.some(({ request }) => request.kind === 'pause') });
    bus.say('game/covered', { covered: now.some(({ request }) => coversWorld(request.kind)) });
    if (now.length > 0) return;
    keys.spoil();
    enableAll();
    const lesson = had.map(({ request }) => request).find((request) => request.kind === 'lesson');
    if (lesson) {
      const python = hintAfterPython(content, realmStateOf(store, content), lesson.ref);
      store.dispatch(hintGiven(python ?? INTERACT_HINT));
    }
    if (recapDue) {
      recapDue = false;
      store.dispatch(overlayRequested({ kind: 'recap' }));
    }
  }

  const stops = [
    bus.on('interaction/requested', meet),
    bus.on('item/picked', pick),
    bus.on('exit/reached', leaveBy),
    bus.on('action/pressed', press),
    bus.on('sound/requested', ({ name }) => playSound(name)),
    store.subscribe(followOverlays),
    store.subscribe(markShops),
    keys.stop,
  ];
  bus.say('input/locked', { locked: before.length > 0 });
  bus.say('items/collected', { ids: realmStateOf(store, content).collected });
  dress();
  if (allTasksDone(quest, realmStateOf(store, content))) showExit(quest.exit.id);
  return {
    announce,
    stop() {
      for (const stop of stops) stop();
    },
  };
}

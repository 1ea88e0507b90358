// Applies the effects of a recorded event to the world and the interface.
import type { QuestEffect } from '@lanternwise/shared/quests/reducer';
import { playSound } from '../../../audio/playSound.ts';
import { hintGiven } from '../../../features/messages/messagesSlice.ts';
import { overlayRequested } from '../../../features/overlays/overlaysSlice.ts';
import { ticked } from '../../../features/realm/realmSlice.ts';
import type { RealmContext } from '../../../features/realm/realmState.ts';
import { showExit } from './exit.ts';
import { emitCharacterSprites, toOverlayRequest } from './interactions.ts';
import { announceLit, announceRealmLit } from './lanterns.ts';

/** A small one, where it can be seen: the child hops, and the guide of the step is glad. The camera stays. */
function cheer({ bus, content }: RealmContext, step: string): void {
  if (bus.lastPayload('game/covered')?.covered) return;
  const target = content.quest.tasks.flatMap(({ steps }) => steps).find(({ id }) => id === step)?.target;
  const guide = bus.lastPayload('world/ready')?.places.find(({ id, kind }) => id === target && kind === 'npc');
  bus.emit('effect/requested', { effect: 'cheer', at: 'player' });
  if (guide) bus.emit('effect/requested', { effect: 'cheer', at: guide.id });
}

function applyEffect(world: RealmContext, effect: QuestEffect): void {
  const { bus, store } = world;
  switch (effect.kind) {
    case 'hint':
      store.dispatch(hintGiven('fixed', effect.text));
      break;
    case 'open':
      store.dispatch(overlayRequested(toOverlayRequest(effect.target)));
      break;
    case 'enable':
      bus.emit('character/enabled', { id: effect.character, enabled: true });
      break;
    case 'sound':
      playSound(effect.name);
      break;
    case 'step-completed':
      playSound('step-done');
      cheer(world, effect.step);
      break;
    case 'exit-revealed':
      showExit({ bus, store }, effect.exit);
      break;
    case 'lantern-lit':
      announceLit(world, effect.task);
      break;
    case 'realm-lit':
      announceRealmLit(world);
      break;
    // Finished tasks are celebrated on the map, see celebrations.ts.
    case 'task-completed':
    case 'realm-completed':
    case 'refused':
      break;
  }
}

const completedIds = (effect: QuestEffect): string[] => {
  if (effect.kind === 'step-completed') return [effect.step];
  return effect.kind === 'task-completed' ? [effect.task] : [];
};

/** Applies the effects of one recorded event in order. */
export function applyEffects(world: RealmContext, effects: readonly QuestEffect[]): void {
  const completed = effects.flatMap(completedIds);
  // First: it makes older messages untrue.
  if (completed.length > 0) world.store.dispatch(ticked(completed));
  for (const effect of effects) applyEffect(world, effect);
  emitCharacterSprites(world);
}

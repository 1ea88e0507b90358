// Reads from a learner's state which models were trained, how good they are, and what that changes in the realm.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { Character } from '@lanternwise/shared/content/realm';
import type { RealmState } from '@lanternwise/shared/quests/state';

export interface ModelResult {
  /** Share of test rows that it got right. */
  accuracy: number;
  outcome: 'good' | 'poor';
}

/** A model below this, or no better than always giving the more common answer, is poor. */
const LEAST_ACCURACY = 0.6;

/** The model that was trained with a character who speaks of it; undefined before the training. */
export function modelResult(
  { cards }: Pick<RealmState, 'cards'>,
  { opens, trained }: Pick<Character, 'opens' | 'trained'>,
): ModelResult | undefined {
  if (opens?.kind !== 'activity' || !trained) return undefined;
  const card = cards[opens.ref];
  const accuracy = card?.['test accuracy'];
  if (accuracy === undefined) return undefined;
  const isPoor = accuracy < LEAST_ACCURACY || accuracy <= (card?.baseline ?? 0);
  return { accuracy, outcome: isPoor ? 'poor' : 'good' };
}

/** All trained models, by the character whose lab it is. */
export function trainedModels(content: RealmContent, state: RealmState): Record<string, ModelResult> {
  const results = content.realm.characters.flatMap((character) => {
    const result = modelResult(state, character);
    return result ? [[character.id, result] as const] : [];
  });
  return Object.fromEntries(results);
}

/** Frames of the props that finished steps and trained models changed, by their `swap` name. */
export function changedFrames(content: RealmContent, state: RealmState): Record<string, string> {
  const models = trainedModels(content, state);
  const frames = content.realm.characters.flatMap(({ id, trained }) => {
    const model = models[id];
    return trained && model ? [[trained.prop.swap, trained.prop[model.outcome]] as const] : [];
  });
  const changes = content.realm.changes.flatMap(({ after, swap, frame }) =>
    state.done.includes(after) || state.activities[after]?.correct ? [[swap, frame] as const] : [],
  );
  return Object.fromEntries([...changes, ...frames]);
}

// Looks up names, sprites and interactions of characters in the realm's content.

import type { AvatarId } from '@lanternwise/shared/constants/users';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import type { Character, OpenTarget } from '@lanternwise/shared/content/realm';
import { avatarName } from '../features/avatar/avatarName.ts';

/** A readable name for an id without content: "north-gate" becomes "North gate". */
export const humanizeId = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The speaker of a dialogue line: a character of the realm or the learner's avatar. */
export function describeSpeaker(
  content: RealmContent,
  speaker: string,
  avatar: AvatarId,
  done: readonly string[] = [],
): { name: string; portrait: string } {
  if (speaker === 'player') return { name: avatarName(avatar), portrait: avatar };
  const character = content.realm.characters.find((candidate) => candidate.id === speaker);
  return {
    name: character?.name ?? humanizeId(speaker),
    portrait: (character && currentSprite(character, done)) ?? character?.portrait ?? speaker,
  };
}

export interface CharacterInteraction {
  greets?: string | undefined;
  opens?: OpenTarget | undefined;
  sprite?: string | undefined;
}

/** What a character says and opens at this progress: the first `later` entry whose `after` step is done and whose `until` step is not. */
export function interactionOf(character: Character, done: readonly string[]): CharacterInteraction {
  const later = character.later.find(
    ({ after, until }) => done.includes(after) && !(until !== undefined && done.includes(until)),
  );
  return later ?? { greets: character.greets, opens: character.opens };
}

/** The sprite that replaces the map's own one at this progress. */
export const currentSprite = (character: Character, done: readonly string[]): string | undefined =>
  interactionOf(character, done).sprite;

/** Replaced sprites by character id. */
export const currentSprites = (characters: readonly Character[], done: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    characters.flatMap((character) => {
      const sprite = currentSprite(character, done);
      return sprite === undefined ? [] : [[character.id, sprite]];
    }),
  );

// A learner's name, or the alias that replaces it while names are hidden: the avatar's name with the learner's number.
import type { LiveLearner } from '@lanternwise/shared/contracts/liveMessages';
import { avatarName } from '../../features/avatar/avatarName.ts';
import { useBoard } from './boardHooks.ts';

/** Call it during rendering, so that it follows the language. */
export function useShownName(): (learner: Pick<LiveLearner, 'id' | 'name' | 'avatar'>) => string {
  const { numbers, areNamesHidden } = useBoard();
  return ({ id, name, avatar }) => (areNamesHidden ? `${avatarName(avatar)} ${numbers.get(id) ?? ''}`.trim() : name);
}

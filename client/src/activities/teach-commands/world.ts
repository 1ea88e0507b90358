// The bridge robot of the map: acts on words as the learner's own model hears them, and is mended once that is good enough.

import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { GAP } from '@lanternwise/shared/activities/teach-commands/mapNames';
import { shuffle } from '@lanternwise/shared/learning/random';
import { type CommandResult, commandResult, voicesOfFigures } from '@lanternwise/shared/voices/commandResults';
import { TAKES, TEST_VOICES } from '@lanternwise/shared/voices/voices';
import { WORD_IDS, type Word } from '@lanternwise/shared/voices/words';
import { t } from '@lingui/core/macro';
import type { CreateFace } from '../host/worldFace.ts';
import type { RobotHearing } from './messages.ts';

export interface RobotView {
  /** What the robot heard last. */
  hearing: RobotHearing | null;
  isMended: boolean;
}

const CLIPS_OF_A_WORD = TEST_VOICES.length * TAKES;

/** What the model makes of ten calls of a word: misheard as often as in the test, and once at least if at all. */
function heardAs(said: Word, result: CommandResult | undefined): (Word | null)[] {
  if (!result) return [null];
  const wrong = result.misheard
    .filter((one) => one.said === said)
    .flatMap(({ heard, clips }) =>
      new Array<Word>(Math.max(1, Math.round((clips / CLIPS_OF_A_WORD) * TAKES))).fill(heard),
    );
  return [...wrong, ...new Array<Word>(Math.max(0, TAKES - wrong.length)).fill(said)];
}

function hearingsOf(activity: ActivityOf<'teach-commands'>, result: CommandResult | undefined): RobotHearing[] {
  const nameOf = (word: Word) => activity.words.find(({ id }) => id === word)?.name ?? word;
  const calls = shuffle(
    WORD_IDS.flatMap((said) => heardAs(said, result).map((heard) => ({ said, heard }))),
    activity.id.length,
  );
  return calls.map(({ said, heard }, at) => {
    const by = activity.strangers[at % activity.strangers.length]?.name ?? '';
    const [call, understood] = [nameOf(said), heard && nameOf(heard)];
    return {
      id: at + 1,
      heard,
      call: t`${by}: “${call}”`,
      reply: understood === null ? t`Krr?` : t`I heard “${understood}”.`,
    };
  });
}

export const world: CreateFace<'teach-commands', 'bridge-robot', RobotView> = (activity) => ({
  mechanic: 'bridge-robot',
  show({ view, state: { activities, cards } }) {
    if (view) {
      const { hearing, isMended } = view;
      return { [GAP]: { isMended, hearings: hearing ? [hearing] : [], isLoop: false } };
    }
    const result = commandResult(voicesOfFigures(cards[activity.id] ?? {}));
    const isMended = activities[activity.id]?.correct === true;
    return { [GAP]: { isMended, hearings: hearingsOf(activity, result), isLoop: true } };
  },
});

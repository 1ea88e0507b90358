// Lets the bridge robot act on words as the learner's own model hears them, from the figures of its training; mended once that is good enough.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { shuffle } from '@lanternwise/shared/learning/random';
import { type CommandResult, commandResult, voicesOfFigures } from '@lanternwise/shared/voices/commandResults';
import { TAKES, TEST_VOICES } from '@lanternwise/shared/voices/voices';
import { WORD_IDS, type Word } from '@lanternwise/shared/voices/words';
import { t } from '@lingui/core/macro';
import { observeRealm } from '../../features/realm/observeRealm.ts';
import { getRealmState, isWorldHidden, type RealmContext } from '../../features/realm/realmState.ts';
import type { RobotHearing } from './messages.ts';

/** The object on the map. */
const GAP = 'robot-gap';
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

/** Returns the unsubscribe function. */
export function connectBridgeRobot({ bus, store, content }: RealmContext): () => void {
  const activity = Object.values(content.activities).find((one) => one.kind === 'teach-commands');
  if (activity?.kind !== 'teach-commands') return () => undefined;
  const emit = () => {
    if (isWorldHidden(store)) return;
    const { activities, cards } = getRealmState(store, content);
    const result = commandResult(voicesOfFigures(cards[activity.id] ?? {}));
    const command = {
      isMended: activities[activity.id]?.correct === true,
      hearings: hearingsOf(activity, result),
      isLoop: true,
    };
    bus.emit('mechanic/command', { id: GAP, mechanic: 'bridge-robot', command });
  };
  emit();
  return observeRealm({ store, content }, emit);
}

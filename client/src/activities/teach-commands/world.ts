// The bridge robot of the map: acts on words called there as the learner's model hears them, and is mended once that is good enough.

import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { GAP } from '@lanternwise/shared/activities/teach-commands/mapNames';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { shuffle } from '@lanternwise/shared/learning/random';
import { type CommandResult, commandResult, voicesOfFigures } from '@lanternwise/shared/voices/commandResults';
import { speak } from '@lanternwise/shared/voices/synthesise';
import { TAKES, TEST_VOICES } from '@lanternwise/shared/voices/voices';
import { WORD_IDS, type Word } from '@lanternwise/shared/voices/words';
import { t } from '@lingui/core/macro';
import type { CreateFace, Now } from '../host/worldFace.ts';
import type { RobotHearing } from './messages.ts';
import { type TeachingDraft, teachingDraft } from './teachingDraft.ts';

type Teaching = ActivityOf<'teach-commands'>;

export interface RobotView {
  /** What the robot heard last. */
  hearing: RobotHearing | null;
  isMended: boolean;
}

/** Ids of calls here, after those of the loop. */
const FIRST_CALLED = 1000;

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

interface Call extends RobotHearing {
  said: Word;
  by: string;
}

function callsOf(activity: Teaching, result: CommandResult | undefined): Call[] {
  const nameOf = (word: Word) => activity.words.find(({ id }) => id === word)?.name ?? word;
  const calls = shuffle(
    WORD_IDS.flatMap((said) => heardAs(said, result).map((heard) => ({ said, heard }))),
    activity.id.length,
  );
  return calls.map(({ said, heard }, at) => {
    const stranger = activity.strangers[at % activity.strangers.length];
    const by = stranger?.name ?? '';
    const [call, understood] = [nameOf(said), heard && nameOf(heard)];
    return {
      ...{ id: at + 1, said, heard, by: stranger?.id ?? '' },
      call: t`${by}: “${call}”`,
      reply: understood === null ? t`Krr?` : t`I heard “${understood}”.`,
    };
  });
}

const toHearing = ({ id, heard, call, reply }: Call): RobotHearing => ({ id, heard, call, reply });

function voiceOf({ by, said, id }: Call): Float32Array | undefined {
  const speaker = TEST_VOICES.find((voice) => voice.id === by);
  return speaker && speak(speaker, said, id % TAKES);
}

/** The step of the quest that this activity is for. */
function stepOf({ id }: Teaching, { quest, lessons }: RealmContent) {
  const isOfThis = (ref: string) => {
    const lesson = lessons[ref];
    return lesson?.kind === 'adventure' && lesson.levels.some(({ activity }) => activity === id);
  };
  return quest.tasks.flatMap(({ steps }) => steps).find(({ on }) => isOfThis(on.ref));
}

export const world: CreateFace<'teach-commands', 'bridge-robot', RobotView, TeachingDraft> = (activity, content) => {
  const step = stepOf(activity, content);
  const words = activity.words.map(({ id, name }) => ({ id, name }));
  /** The last word that was called here, and how many were. */
  let called: RobotHearing | undefined;
  let count = 0;
  /** Undefined while it has not met anybody who would teach it: then it is only noise to it. */
  const resultOf = ({ draft: { tests }, state: { cards, done } }: Now<RobotView, TeachingDraft>) => {
    const taught = voicesOfFigures(cards[activity.id] ?? {});
    if (taught.length > 0) return commandResult(taught);
    const isReady = step?.needs.every((need) => done.includes(need));
    return isReady ? commandResult(tests.at(-1) ?? [activity.first]) : undefined;
  };
  return {
    mechanic: 'bridge-robot',
    draft: () => teachingDraft(activity),
    show(now) {
      if (now.view) {
        const { hearing, isMended } = now.view;
        return { [GAP]: { isMended, hearings: hearing ? [hearing] : [], isLoop: false, words } };
      }
      const isMended = now.state.activities[activity.id]?.correct === true;
      const hearings = called ? [called] : callsOf(activity, resultOf(now)).map(toHearing);
      return { [GAP]: { isMended, hearings, isLoop: called === undefined, words } };
    },
    on({ word }, now) {
      const calls = callsOf(activity, resultOf(now)).filter(({ said }) => said === word);
      const call = calls[count % calls.length];
      if (!call) return undefined;
      count += 1;
      // A word that is called again is heard again.
      called = { ...toHearing(call), id: FIRST_CALLED + count };
      const voice = voiceOf(call);
      const heard = { ...(voice && { plays: voice }) };
      if (call.heard === word) return heard;
      if (call.heard === null) return { ...heard, hint: t`Only noise to it. See what a voice looks like first.` };
      const hint = t`Misheard! Talk to the robot: who else should teach it?`;
      return { ...heard, hint, draft: { ...now.draft, misheard: true } };
    },
  };
};

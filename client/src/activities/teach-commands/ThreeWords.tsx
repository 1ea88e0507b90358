// Calls the companion by one of three words, played by a stranger or spoken while a button is held: it does what it heard.
import { SAMPLE_RATE } from '@lanternwise/shared/learning/spectrogram';
import { speak } from '@lanternwise/shared/voices/synthesise';
import { TAKES, TEST_VOICES } from '@lanternwise/shared/voices/voices';
import type { Word } from '@lanternwise/shared/voices/words';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useClipPlayer } from '../../audio/useClipPlayer.ts';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { PlaceFrame } from '../../overlay-kit/PlaceFrame.tsx';
import { Button } from '../../ui/Button.tsx';
import type { SkillStep, SkillUseProps } from '../host/skill.ts';
import kitStyles from '../kit/layout.module.css';
import { HoldToSpeak } from '../kit/sound/HoldToSpeak.tsx';
import type { HearingSkill } from './skill.ts';
import { nameIn, toWord } from './TestClips.tsx';
import styles from './ThreeWords.module.css';

/** What the companion does at each of the words. */
const DEEDS: Readonly<Record<Word, readonly SkillStep[]>> = {
  come: [{ stay: false }, { act: 'come' }],
  carry: [{ act: 'pose', pose: 'carry', seconds: 2.5 }],
  stop: [{ stay: true }],
};

/** Another stranger each turn, and another clip of the same one after that. */
export const clipOf = (turn: number, word: Word): { voice: string; samples: Float32Array } => {
  const voice = TEST_VOICES[turn % TEST_VOICES.length];
  const take = Math.floor(turn / TEST_VOICES.length) % TAKES;
  return { voice: voice?.id ?? '', samples: voice ? speak(voice, word, take) : new Float32Array(1) };
};

interface Heard {
  heard: Word;
  /** Who said what, of a clip; of one's own word nobody knows it for certain. */
  said: { word: Word; by: string } | undefined;
}

export function ThreeWords({ model, turn, show }: SkillUseProps<HearingSkill>) {
  const { t } = useLingui();
  const play = useClipPlayer();
  /** The button whose clip is being compared. */
  const [listening, setListening] = useState<Word>();
  const [last, setLast] = useState<Heard>();
  const { activity, voices } = model;
  useEffect(() => {
    // The teachers' words are compared with once they are known, which takes a second: before anybody calls.
    void learningClient.run('hear-command', [voices, new Float32Array(SAMPLE_RATE)]);
  }, [voices]);
  const answer = ({ heard, said }: Heard): SkillStep[] => {
    const heardName = nameIn(activity.words, heard);
    if (said === undefined || said.word === heard)
      return [{ act: 'say', line: t`I heard “${heardName}”.`, mood: 'glow' }];
    const saidName = nameIn(activity.words, said.word);
    return [
      { act: 'say', line: t`You said “${saidName}”? I heard “${heardName}”.`, mood: 'wrong' },
      { people: [t`Never mind, Wick. That voice was new to you.`], mood: 'gentle' },
    ];
  };
  const listen = async (samples: Float32Array, said?: Heard['said']) => {
    setListening(said?.word);
    const { label } = await learningClient.run('hear-command', [voices, samples]);
    setListening(undefined);
    const heard = toWord(label ?? '');
    if (!heard) return;
    setLast({ heard, said });
    await show([...DEEDS[heard], ...answer({ heard, said })]);
  };
  return (
    <PlaceFrame pane={undefined}>
      <p className={kitStyles.note}>
        <Trans>A stranger calls Wick. Choose the word.</Trans>
      </p>
      <div className={styles.words}>
        {activity.words.map(({ id, name }, at) => (
          <Button
            key={id}
            size="large"
            data-control={`call:${id}`}
            busy={listening === id}
            {...(at === 0 && { 'data-first-focus': '' })}
            onClick={() => {
              if (listening) return;
              const { voice, samples } = clipOf(turn, id);
              play(samples);
              void listen(samples, { word: id, by: nameIn(activity.strangers, voice) });
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.last}>
        {last && <LastWord activity={activity} {...last} />}
      </p>
      <HoldToSpeak onSound={(samples) => void listen(samples)} />
    </PlaceFrame>
  );
}

function LastWord({ activity, heard, said }: Heard & Pick<HearingSkill, 'activity'>) {
  const { t } = useLingui();
  const heardName = nameIn(activity.words, heard);
  if (!said) return t`From you Wick heard “${heardName}”.`;
  const [by, saidName] = [said.by, nameIn(activity.words, said.word)];
  return t`${by} said “${saidName}”. Wick heard “${heardName}”.`;
}

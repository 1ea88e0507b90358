// The image explorer: first a prediction, then a tool that really computes, until its goal is reached.
import { startState } from '@lanternwise/shared/activities/image-explorer/states';
import type { ToolKind, ToolState } from '@lanternwise/shared/activities/image-explorer/tools';
import type { AnswerOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import Target from 'lucide-react/icons/target';
import type { ComponentType } from 'react';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import styles from './ImageExplorerActivity.module.css';
import { BrightnessTool } from './tools/BrightnessTool.tsx';
import { ChannelsTool } from './tools/ChannelsTool.tsx';
import { EdgesTool } from './tools/EdgesTool.tsx';
import { FeaturesTool } from './tools/FeaturesTool.tsx';
import { PixelsTool } from './tools/PixelsTool.tsx';
import { TrainingTool } from './tools/TrainingTool.tsx';
import type { ToolViewProps } from './toolViewProps.ts';

/** The views of the six tools. */
const TOOL_VIEWS: { [K in ToolKind]: ComponentType<ToolViewProps<K>> } = {
  pixels: PixelsTool,
  brightness: BrightnessTool,
  channels: ChannelsTool,
  edges: EdgesTool,
  features: FeaturesTool,
  training: TrainingTool,
};

type Activity = ActivityProps<'image-explorer'>['activity'];
type Answer = AnswerOf<'image-explorer'>;

export function ImageExplorerActivity({ activity, submit, report }: ActivityProps<'image-explorer'>) {
  const { t } = useLingui();
  const { tool, guess } = activity;
  const check = useAnswerCheck<Answer>({ guess: null, state: startState(tool) }, (answer) => {
    const grade = submit(answer);
    if (grade.correct) report({ ...figuresOf(answer.state), attempts: check.attempts + 1 });
    return grade;
  });
  const { answer, solved } = check;
  const guessed = guess.options.find(({ id }) => id === answer.guess);
  // The registry pairs each kind with its component; TypeScript cannot express that for a union of kinds.
  const View = TOOL_VIEWS[tool.kind] as unknown as ComponentType<ToolViewProps<ToolKind>>;
  const guessText = guessed?.text ?? '';
  const bar = (
    <CheckBar
      activity={activity}
      check={check}
      ready={isAnswered(answer.state)}
      incompleteHint={t`Choose an answer first.`}
    />
  );
  const view = (
    <View
      tool={tool}
      state={answer.state}
      disabled={solved}
      onChange={(state) => check.changeAnswer({ ...answer, state })}
      foot={guessed && bar}
    />
  );
  if (!guessed)
    return (
      <div className={styles.predict}>
        <div className={styles.preview} inert>
          {view}
        </div>
        <Prediction guess={guess} onChoose={(id) => check.changeAnswer({ ...answer, guess: id })} />
      </div>
    );
  return (
    <>
      <p className={styles.goal} role="status">
        {solved ? (
          <>
            <strong>{t`Your guess was: ${guessText}.`}</strong> {guessed.reply}
          </>
        ) : (
          <>
            <Target aria-hidden="true" size={22} /> {activity.goal}
          </>
        )}
      </p>
      {view}
    </>
  );
}

function Prediction({ guess, onChoose }: { guess: Activity['guess']; onChoose(id: string): void }) {
  const { t } = useLingui();
  return (
    <div className={styles.question}>
      <p className={kitStyles.note}>{t`First say what you expect. Any guess is fine.`}</p>
      <Options
        question={guess.question}
        group="guess"
        layout="column"
        options={guess.options.map(({ id, text }) => ({ id, text }))}
        chosen={undefined}
        onChoose={onChoose}
      />
    </div>
  );
}

const isAnswered = (state: ToolState): boolean => state.kind !== 'channels' || state.seen !== null;

/** For the teacher's view. */
const figuresOf = (state: ToolState): Record<string, number> =>
  state.kind === 'training' ? { examples: state.chosen.length } : {};

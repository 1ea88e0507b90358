// The image explorer: a tool that really computes is in the hands at once; the first check asks for a bet.
import { startState } from '@lanternwise/shared/activities/image-explorer/states';
import type { ToolKind, ToolState } from '@lanternwise/shared/activities/image-explorer/tools';
import type { AnswerOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import Target from 'lucide-react/icons/target';
import { type ComponentType, useMemo } from 'react';
import { AVATAR, boardPlace } from '../../bridge/events.ts';
import type { BoardsView } from '../host/boardsView.ts';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import { Predict } from '../kit/Predict.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useOnMap } from '../kit/useOnMap.ts';
import { boardPicture } from './boardPicture.ts';
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

type Answer = AnswerOf<'image-explorer'>;

export function ImageExplorerActivity({ activity, submit, report }: ActivityProps<'image-explorer'>) {
  const { t } = useLingui();
  const { tool, guess, goal } = activity;
  const start = useMemo(() => startState(tool), [tool]);
  const check = useAnswerCheck<Answer>({ guess: null, state: start }, (answer) => {
    const grade = submit(answer);
    if (grade.correct) report({ ...figuresOf(answer.state), attempts: check.attempts + 1 });
    return grade;
  });
  const { answer, solved } = check;
  const bet = useMemo(
    () => ({ ...guess, options: guess.options.map(({ reply, ...option }) => ({ ...option, why: reply })) }),
    [guess],
  );
  const isTouched = answer.state !== start;
  // The registry pairs each kind with its component; TypeScript cannot express that for a union of kinds.
  const View = TOOL_VIEWS[tool.kind] as unknown as ComponentType<ToolViewProps<ToolKind>>;
  const picture = useMemo(() => boardPicture(tool, answer.state), [tool, answer.state]);
  useOnMap<BoardsView>(
    activity.id,
    picture ? { boards: { [activity.guide]: { lines: [], label: null, picture } } } : null,
  );
  useCameraBeside(picture ? boardPlace(activity.guide) : AVATAR);
  return (
    <>
      {!solved && (
        <p className={styles.goal}>
          <Target aria-hidden="true" size={22} /> {goal}
        </p>
      )}
      <View
        tool={tool}
        state={answer.state}
        disabled={solved}
        onChange={(state) => check.changeAnswer({ ...answer, state })}
        foot={
          <>
            <Predict
              predict={bet}
              predicted={answer.guess ?? undefined}
              on={['check']}
              onPredict={(id) => check.changeAnswer({ ...answer, guess: id })}
            />
            <CheckBar
              activity={activity}
              check={check}
              ready={isAnswered(answer.state)}
              incompleteHint={isTouched ? t`Choose an answer first.` : undefined}
            />
          </>
        }
      />
    </>
  );
}

const isAnswered = (state: ToolState): boolean => state.kind !== 'channels' || state.seen !== null;

/** For the teacher's view. */
const figuresOf = (state: ToolState): Record<string, number> =>
  state.kind === 'training' ? { examples: state.chosen.length } : {};

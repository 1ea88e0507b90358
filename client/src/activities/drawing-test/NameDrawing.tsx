// The child draws in the sand and the companion names it by the nearest drawings; the child says what it was, and may teach it.
import { DRAWING_VOTERS } from '@lanternwise/shared/activities/kit/drawings';
import { classifyByNeighbours, type KnnPrediction } from '@lanternwise/shared/learning/knn';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { formatList } from '../../i18n/format.ts';
import { PlaceFrame } from '../../overlay-kit/PlaceFrame.tsx';
import { Button } from '../../ui/Button.tsx';
import type { SkillUseProps } from '../host/skill.ts';
import { DrawingPad } from '../kit/drawing-pad/DrawingPad.tsx';
import drawingStyles from '../kit/drawings/drawings.module.css';
import { featuresOf, PAD_SIZE, problemOf, toCells, toExamples } from '../kit/drawings/drawings.ts';
import { useProblemText } from '../kit/drawings/useProblemText.ts';
import kitStyles from '../kit/layout.module.css';
import { reachOf, teach, withDrawing } from './keptModel.ts';
import styles from './NameDrawing.module.css';
import type { DrawingSkill } from './skill.ts';
import { Thoughts } from './Thoughts.tsx';

const NO_INK = '0'.repeat(PAD_SIZE ** 2);

interface Asked {
  cells: string;
  said: string;
  prediction: KnnPrediction;
}

export function NameDrawing(props: SkillUseProps<DrawingSkill>) {
  const { model, show } = props;
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked>();
  const [hasSpoken, setSpoken] = useState(false);
  const reach = useMemo(() => reachOf(model.examples), [model]);
  const ask = async (cells: string) => {
    const prediction = await learningClient.run('knn', [model.examples, featuresOf(cells), DRAWING_VOTERS]);
    const said = model.things.find(({ id }) => id === prediction.label)?.name ?? '';
    setAsked({ cells, said, prediction });
    await show([{ act: 'pose', pose: 'think', seconds: 1.6 }]);
    setSpoken(true);
    const isNear = (prediction.neighbours[0]?.distance ?? 0) <= reach;
    const line = isNear ? t`${said}, I think.` : t`Nothing I know is near. ${said}?`;
    await show([{ act: 'say', line, mood: isNear ? 'glow' : 'think' }]);
  };
  return (
    <PlaceFrame pane={undefined}>
      {asked ? (
        <>
          <Thoughts {...asked} {...{ model, reach, hasSpoken }} />
          {hasSpoken && <Verdict {...props} {...asked} />}
        </>
      ) : (
        <Pad model={model} onAsk={ask} />
      )}
    </PlaceFrame>
  );
}

function Pad({ model, onAsk }: { model: DrawingSkill; onAsk(cells: string): Promise<void> }) {
  const { t } = useLingui();
  const [cells, setCells] = useState(NO_INK);
  const [isAsking, setAsking] = useState(false);
  const problem = useMemo(() => problemOf(cells, [...model.kept, ...model.asked]), [cells, model]);
  const hint = useProblemText(problem, true);
  const names = formatList(model.things.map(({ name }) => name));
  return (
    <>
      <p className={kitStyles.note}>
        <Trans>Draw in the sand. I know: {names}.</Trans>
      </p>
      <div className={drawingStyles.pad} data-control="pad">
        <DrawingPad label={t`The sand in front of Wick`} size={PAD_SIZE} onChange={(grid) => setCells(toCells(grid))} />
      </div>
      <div className={kitStyles.buttons}>
        <Button
          data-control="ask-drawing"
          disabled={problem !== undefined}
          busy={isAsking}
          onClick={() => {
            setAsking(true);
            void onAsk(cells);
          }}
        >
          <Trans>What is this?</Trans>
        </Button>
        {hint && <p className={kitStyles.note}>{hint}</p>}
      </div>
    </>
  );
}

/** What it really was; only the child knows. */
function Verdict(props: SkillUseProps<DrawingSkill> & Asked) {
  const { model, prediction, perform, show } = props;
  const { t } = useLingui();
  const [drawn, setDrawn] = useState<string>();
  const others = model.things.filter(({ id }) => id !== prediction.label);
  const names = formatList(model.things.map(({ name }) => name));
  const wrong = { act: 'pose', pose: 'wrong', seconds: 1.8 } as const;
  const people = { people: [t`Never mind, Wick. That one was new to you.`], mood: 'gentle' } as const;
  if (drawn !== undefined) return <Lesson {...props} drawn={drawn} />;
  return (
    <div className={styles.verdict}>
      <Button
        size="small"
        data-control="drawing-right"
        onClick={() =>
          perform([
            { people: [t`Well seen, Wick! That drawing was new to you.`], mood: 'glad' },
            { act: 'pose', pose: 'proud', seconds: 2 },
          ])
        }
      >
        <Trans>Right</Trans>
      </Button>
      {others.map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          size="small"
          data-control={`drawing-was:${id}`}
          onClick={() => {
            // Nothing is added to a sample.
            if (model.stage === null) {
              perform([people, wrong]);
              return;
            }
            setDrawn(id);
            void show([people, wrong]);
          }}
        >
          <Trans>No, it was: {name}</Trans>
        </Button>
      ))}
      <Button
        variant="quiet"
        size="small"
        data-control="drawing-was:other"
        onClick={() => perform([people, wrong, { act: 'say', line: t`I only know: ${names}.`, mood: 'think' }])}
      >
        <Trans>No, none of these</Trans>
      </Button>
    </div>
  );
}

/** It was wrong: the drawing may become one more that it learns from. */
function Lesson({ model, cells, said, drawn, perform }: SkillUseProps<DrawingSkill> & Asked & { drawn: string }) {
  const { t } = useLingui();
  const name = model.things.find(({ id }) => id === drawn)?.name ?? '';
  const { stage } = model;
  return (
    <div className={styles.verdict}>
      <p className={kitStyles.note}>
        <Trans>
          I took it for: {said}. It was: {name}.
        </Trans>
      </p>
      <Button
        ref={(button) => button?.focus()}
        data-control="teach-drawing"
        onClick={() => {
          if (stage === null) return;
          const drawing = { thing: drawn, cells };
          teach(stage, drawing);
          // One may still be outvoted.
          const examples = toExamples(withDrawing(model.kept, drawing));
          const { label } = classifyByNeighbours(examples, featuresOf(cells), DRAWING_VOTERS);
          const says = model.things.find(({ id }) => id === label)?.name ?? '';
          const line = label === drawn ? t`Now I see it: ${says}.` : t`I still say: ${says}. Teach me another one!`;
          perform([{ act: 'say', line, mood: label === drawn ? 'glow' : 'think' }]);
        }}
      >
        <Trans>Teach it this drawing</Trans>
      </Button>
      <Button variant="quiet" data-control="teach-not" onClick={() => perform([])}>
        <Trans>Not this one</Trans>
      </Button>
    </div>
  );
}

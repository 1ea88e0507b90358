// The meme machine: a picture, packs to learn from, captions in the order of the learner's meter, and one that is kept or downloaded.

import { MAX_RUNS } from '@lanternwise/shared/activities/kit/memes/captions';
import { MANY_PACKS } from '@lanternwise/shared/activities/meme-machine/definition';
import type { MachineRun } from '@lanternwise/shared/activities/meme-machine/machine';
import { MACHINE } from '@lanternwise/shared/activities/meme-machine/mapNames';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { WaitingButton } from '../../overlay-kit/WaitingButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { ActionRow } from '../kit/ActionRow.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { Brief } from '../kit/Brief.tsx';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { CaptionChoice, percent } from '../kit/memes/CaptionChoice.tsx';
import { MemePicture } from '../kit/memes/MemePicture.tsx';
import styles from '../kit/memes/memes.module.css';
import { PackChoice } from '../kit/memes/PackChoice.tsx';
import { Options } from '../kit/Options.tsx';
import { Predict } from '../kit/Predict.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { useLabels } from '../laugh-meter/draft.ts';
import { EMPTY_MACHINE, parseMachine, sceneOf } from './draft.ts';
import { KeptMeme } from './KeptMeme.tsx';

const NOTHING_CONCLUDED = '_none';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
export function MemeMachineActivity({ activity, seed, submit, report }: ActivityProps<'meme-machine'>) {
  const { t } = useLingui();
  const { scenes, packs, conclusion } = activity;
  const [draft, store] = useStoredDraft(activity.id, EMPTY_MACHINE, parseMachine);
  const [run, setRun] = useState<MachineRun>();
  const [picked, setPicked] = useState<number>();
  const [isWriting, setWriting] = useState(false);
  const labels = useLabels(activity.from);
  useCameraBeside(MACHINE);
  const { predicted, runs, kept } = draft;
  const scene = scenes.find(({ id }) => id === draft.scene) ?? scenes[0];
  const task = nextTask(runs, kept !== undefined);
  const check = useAnswerCheck<string>(NOTHING_CONCLUDED, (concluded) => {
    const answer = { predicted: predicted ?? '_none', runs: [...runs], isKept: kept !== undefined };
    const grade = submit({ ...answer, conclusion: concluded });
    if (grade.correct) report(figuresOf(runs));
    return grade;
  });
  const change = (next: Partial<typeof draft>) => {
    store({ ...draft, ...next });
    check.reset();
  };
  const write = async () => {
    if (!scene) return;
    setWriting(true);
    setRun(undefined);
    setPicked(undefined);
    const chosen = packs.filter(({ id }) => draft.packs.includes(id)).map(({ lines }) => lines);
    const turn = draft.turn + 1;
    try {
      const next = await learningClient.run('meme-machine', [
        chosen,
        activity.hurting,
        { id: scene.id, words: scene.words },
        labels?.model,
        seed + turn,
      ]);
      setRun(next);
      change({ turn, runs: [...runs, { packs: chosen.length, copied: next.copied }].slice(-MAX_RUNS) });
    } finally {
      setWriting(false);
    }
  };
  const caption = picked === undefined ? undefined : run?.captions[picked];
  if (!scene) return null;
  return (
    <>
      {task && <p className={kitStyles.question}>{activity.tasks[task]}</p>}
      {labels?.isSample && (
        <p className={kitStyles.note}>{t`Your labels are in another browser: a sample meter ranks here.`}</p>
      )}
      <fieldset className={styles.scenes} aria-label={t`Pictures`}>
        {scenes.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            data-control={`scene:${id}`}
            className={styles.scene}
            aria-pressed={id === scene.id}
            aria-label={title}
            disabled={check.solved}
            onClick={() => {
              setRun(undefined);
              setPicked(undefined);
              change({ scene: id });
            }}
          >
            <MemePicture scene={id} caption="" label="" />
          </button>
        ))}
      </fieldset>
      <PackChoice
        packs={packs}
        chosen={draft.packs}
        disabled={check.solved}
        onChoose={(chosen) => change({ packs: chosen })}
      />
      {!check.solved && (
        <ActionRow>
          <WaitingButton
            data-control="write"
            variant={run ? 'secondary' : 'primary'}
            busy={isWriting}
            disabled={draft.packs.length === 0}
            waitsFor={draft.packs.length === 0 ? t`Switch on a pack first.` : undefined}
            onClick={() => void write()}
          >
            {t`Write captions`}
          </WaitingButton>
        </ActionRow>
      )}
      <Predict
        predict={activity.predict}
        predicted={predicted}
        on={['write']}
        onPredict={(guess) => change({ predicted: guess })}
      />
      {run && (
        <section className={cx(kitStyles.card, kitStyles.stack)}>
          <RunNote run={run} />
          <CaptionChoice
            captions={run.captions}
            chosen={picked}
            disabled={check.solved}
            showsSource
            onChoose={setPicked}
          />
          {caption && (
            <div className={kitStyles.stack}>
              <MemePicture scene={scene.id} caption={caption.text} label={`${scene.title}: ${caption.text}`} />
              {caption.text !== kept?.caption && (
                <ActionRow>
                  <Button
                    data-control="keep"
                    variant={kept ? 'secondary' : 'primary'}
                    onClick={() => change({ kept: { scene: scene.id, caption: caption.text } })}
                  >
                    {t`Keep this meme`}
                  </Button>
                </ActionRow>
              )}
            </div>
          )}
        </section>
      )}
      <Runs runs={runs} />
      {kept && <KeptMeme meme={kept} scene={sceneOf(activity, kept.scene)} />}
      {!task && (
        <>
          <section className={cx(kitStyles.card, kitStyles.stack)}>
            <Options
              group="conclude"
              question={conclusion.question}
              options={conclusion.options}
              chosen={check.answer}
              disabled={check.solved}
              onChoose={check.changeAnswer}
            />
          </section>
          <CheckBar
            activity={activity}
            check={check}
            ready={check.answer !== NOTHING_CONCLUDED}
            incompleteHint={t`Answer the question.`}
          />
        </>
      )}
    </>
  );
}

/** What is still to be done; undefined once there is something to conclude from. */
function nextTask(runs: readonly { packs: number }[], isKept: boolean): 'few' | 'many' | 'kept' | undefined {
  if (!runs.some(({ packs }) => packs === 1)) return 'few';
  if (!runs.some(({ packs }) => packs >= MANY_PACKS)) return 'many';
  return isKept ? undefined : 'kept';
}

function figuresOf(runs: readonly { packs: number; copied: number }[]): Record<string, number> {
  const few = runs.filter(({ packs }) => packs === 1);
  const many = runs.filter(({ packs }) => packs > 1);
  const mean = (list: typeof few) =>
    Math.round((100 * list.reduce((sum, { copied }) => sum + copied, 0)) / Math.max(1, list.length));
  return { runs: runs.length, 'copied with one pack, %': mean(few), 'copied with more, %': mean(many) };
}

function RunNote({ run: { lines, removed } }: { run: MachineRun }) {
  const { t } = useLingui();
  return (
    <p role="status" className={kitStyles.note}>
      <Brief
        text={t`Learned from ${lines} lines. The kindness filter, a list of words that hurt, kept out ${removed}.`}
        rest="more"
      />
    </p>
  );
}

function Runs({ runs }: { runs: readonly { packs: number; copied: number }[] }) {
  const { t } = useLingui();
  if (runs.length === 0) return null;
  return (
    <table className={styles.numbers}>
      <caption className={kitStyles.note}>{t`Copied from one line`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Packs`}</th>
          <th scope="col">{t`Copied`}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ packs, copied }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs are only added at the end.
          <tr key={at}>
            <td>{packs}</td>
            <td>{percent(copied)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

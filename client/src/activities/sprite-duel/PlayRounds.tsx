// A match: rounds one by one or five at a time, both accuracies in one plot, the held-out sprites, and a new match.

import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { heldOutSprites, MOST_ROUNDS, type PlayedRound } from '@lanternwise/shared/activities/sprite-duel/duel';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Brief } from '../kit/Brief.tsx';
import kitStyles from '../kit/layout.module.css';
import { Plot } from '../kit/plot/Plot.tsx';
import { useOnMap } from '../kit/useOnMap.ts';
import { cellsOf, type SpriteDraft } from './draft.ts';
import { LastRound } from './LastRound.tsx';
import styles from './SpriteDuel.module.css';
import { SpriteThumb } from './SpriteThumb.tsx';
import type { WalkView } from './world.ts';

const FEW = 5;

interface PlayRoundsProps {
  activity: ActivityOf<'sprite-duel'>;
  draft: SpriteDraft;
  played: readonly PlayedRound[];
  isDone: boolean;
  onPlay(count: number): void;
  onNewMatch(): void;
  onDraw(): void;
}

export function PlayRounds({ activity, draft, played, isDone, onPlay, onNewMatch, onDraw }: PlayRoundsProps) {
  const { t } = useLingui();
  const last = played.at(-1);
  const number = played.length;
  useOnMap<WalkView>(activity.id, last ? { walkers: last.walkers, round: number } : null);
  const isOver = number >= MOST_ROUNDS;
  const isWon = played.some(({ makerSuccess }) => makerSuccess >= activity.target);
  return (
    <>
      <p className={kitStyles.note}>
        <Brief text={activity.play} rest="more" />
      </p>
      <div className={kitStyles.buttons}>
        <Button
          size="small"
          variant={isWon ? 'secondary' : 'primary'}
          data-control="play"
          disabled={isOver || isDone}
          onClick={() => onPlay(1)}
        >
          {t`One round`}
        </Button>
        <Button
          size="small"
          variant="secondary"
          data-control="play-few"
          disabled={isOver || isDone}
          onClick={() => onPlay(FEW)}
        >
          {t`Five rounds`}
        </Button>
        {number > 0 && !isDone && (
          <Button size="small" variant="secondary" data-control="new-match" onClick={onNewMatch}>
            {t`New match`}
          </Button>
        )}
        {!isDone && (
          <Button size="small" variant="quiet" data-control="draw" onClick={onDraw}>
            {t`Back to drawing`}
          </Button>
        )}
      </div>
      {last && <LastRound number={number} round={last} />}
      {isWon && (
        <p role="status" className={kitStyles.question}>
          {t`The Maker wins the match!`}
        </p>
      )}
      {isOver && !isWon && (
        <p role="status" className={kitStyles.note}>
          {t`The Checker has won this match. Start a new one, or draw sprites that are more alike.`}
        </p>
      )}
      {number > 1 && <ScorePlot played={played} />}
      <details className={styles.examples}>
        <summary>{t`See the sprites that the Checker never trains on`}</summary>
        <div className={styles.thumbs}>
          {heldOutSprites(cellsOf(draft.sprites), draft.seed).map((cells) => (
            <span key={cells} className={styles.own}>
              <SpriteThumb cells={cells} />
            </span>
          ))}
        </div>
      </details>
    </>
  );
}

function ScorePlot({ played }: { played: readonly PlayedRound[] }) {
  const { t } = useLingui();
  const series = [
    { name: t`Checker right`, of: ({ checkerAccuracy }: PlayedRound) => checkerAccuracy },
    { name: t`Maker let in`, of: ({ makerSuccess }: PlayedRound) => makerSuccess },
  ];
  return (
    <div>
      <p className={cx(kitStyles.note, styles.legend)} aria-hidden="true">
        {series.map(({ name }, at) => (
          <span key={name} className={at === 0 ? styles.checkerMark : styles.makerMark}>
            {name}
          </span>
        ))}
      </p>
      <Plot
        kind="line"
        caption={t`Checker and Maker, round by round`}
        xLabel={t`Round`}
        yLabel={t`Share, %`}
        points={series.flatMap(({ name, of }) =>
          played.map((round, at) => ({
            id: `${name} ${at}`,
            x: at + 1,
            y: Math.round(of(round) * 100),
            series: name,
          })),
        )}
      />
    </div>
  );
}

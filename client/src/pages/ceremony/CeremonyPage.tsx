// The closing ceremony: the learner lights the eight great lanterns, each guide speaks, and the certificate is unlocked.
import { completedRealms } from '@lanternwise/shared/quests/progress';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { playSound } from '../../audio/playSound.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useConfetti } from '../../ui/useConfetti.ts';
import { usePage } from '../layout/usePage.ts';
import styles from './CeremonyPage.module.css';
import { CeremonyScene } from './CeremonyScene.tsx';
import { GuideWords } from './GuideWords.tsx';
import { REALMS } from './guides.ts';

/** Whether each realm of the course is completed, by the account or in this browser. */
function useCompleted(): boolean[] {
  const { user } = useSession();
  const states = useAppSelector(selectRealmStates);
  const inAccount = completedRealms(user?.user_game_progress.completed_maps ?? []);
  return REALMS.map((realm) => inAccount.includes(realm) || (states[realm]?.completed ?? false));
}

export function CeremonyPage() {
  const { t } = useLingui();
  const heading = usePage(t`The closing ceremony`);
  const completed = useCompleted();
  return (
    <section className={styles.night} aria-labelledby="ceremony-title">
      <h1 ref={heading} id="ceremony-title" tabIndex={-1} className={styles.title}>
        <Trans>The closing ceremony</Trans>
      </h1>
      {completed.every(Boolean) ? <Ceremony /> : <Waiting completed={completed} />}
    </section>
  );
}

function Stage({ lit, children }: { lit: readonly boolean[]; children: ReactNode }) {
  return (
    <>
      <Panel className={styles.words}>
        <div className="grid gap-4" aria-live="polite">
          {children}
        </div>
      </Panel>
      <div className={styles.picture}>
        <CeremonyScene lit={lit} />
      </div>
    </>
  );
}

/** Before the course is completed: the lanterns of the finished realms burn. */
function Waiting({ completed }: { completed: readonly boolean[] }) {
  const count = completed.filter(Boolean).length;
  return (
    <Stage lit={completed}>
      <p className="text-lg">
        <Plural
          value={count}
          _0="None of the eight lanterns is alight yet."
          one="# of the eight lanterns is alight."
          other="# of the eight lanterns are alight."
        />{' '}
        <Trans>The ceremony begins when you have finished all eight realms.</Trans>
      </p>
      <Link to="/Grassroot/learning-adventures" className={cx(buttonClass({}), 'justify-self-start')}>
        <Trans>To the realms</Trans>
      </Link>
    </Stage>
  );
}

/** `count` lanterns are lit; the guide of the last one speaks, until all have spoken. */
function Ceremony() {
  const [count, setCount] = useState(0);
  const [isOver, setOver] = useState(false);
  const states = useAppSelector(selectRealmStates);
  const realm = REALMS[count - 1];
  const light = () => {
    setCount(count + 1);
    playSound('lantern-lit');
  };
  const end = () => {
    setCount(REALMS.length);
    setOver(true);
    playSound('celebration');
  };
  const isLast = count === REALMS.length;
  return (
    <Stage lit={REALMS.map((_, at) => at < count)}>
      {isOver ? (
        <Ending onAgain={() => [setCount(0), setOver(false)]} />
      ) : (
        <>
          {realm ? (
            <GuideWords realm={realm} state={states[realm] ?? EMPTY_REALM_STATE} />
          ) : (
            <p className="text-lg">
              <Trans>
                Eight realms, eight lanterns, and every guide has come. Light them one after the other and hear what
                each guide has to say.
              </Trans>
            </p>
          )}
          <div className="flex flex-wrap gap-4">
            <Button onClick={isLast ? end : light}>
              {isLast ? <Trans>All are alight!</Trans> : <Trans>Light the next lantern</Trans>}
            </Button>
            {!isLast && (
              <Button variant="quiet" onClick={end}>
                <Trans>Light them all</Trans>
              </Button>
            )}
          </div>
        </>
      )}
    </Stage>
  );
}

function Ending({ onAgain }: { onAgain(): void }) {
  const reducedMotion = useReducedMotion();
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  useConfetti(reducedMotion ? null : canvas, 160);
  return (
    <>
      <canvas ref={setCanvas} className={styles.confetti} />
      <p className="text-lg">
        <Trans>
          All eight lanterns are alight. You asked, trained, tested and doubted your way through the whole course: your
          certificate is unlocked.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-4">
        <Link to="/certificates" className={buttonClass({ size: 'large' })}>
          <Trans>To your certificate</Trans>
        </Link>
        <Button variant="quiet" onClick={onAgain}>
          <Trans>Once more</Trans>
        </Button>
      </div>
    </>
  );
}

// The closing ceremony: leads to the night garden; before the course is completed the lanterns of finished realms burn.
import { playPath, realmPlace } from '@lanternwise/shared/access/playAccess';
import { CEREMONY_MAP } from '@lanternwise/shared/constants/realms';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, Navigate } from 'react-router-dom';
import { useCompletedRealms } from '../../features/progress/useCompletedRealms.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Panel } from '../../ui/Panel.tsx';
import { usePage } from '../layout/usePage.ts';
import styles from './CeremonyPage.module.css';
import { CeremonyScene } from './CeremonyScene.tsx';

export function CeremonyPage() {
  const { t } = useLingui();
  const heading = usePage(t`The closing ceremony`);
  const completed = useCompletedRealms();
  const count = completed.filter(Boolean).length;
  if (count === completed.length) return <Navigate to={playPath(realmPlace(CEREMONY_MAP))} replace />;
  return (
    <section className={styles.night} aria-labelledby="ceremony-title">
      <h1 ref={heading} id="ceremony-title" tabIndex={-1} className={styles.title}>
        <Trans>The closing ceremony</Trans>
      </h1>
      <Panel className={styles.words}>
        <div className="grid gap-4">
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
        </div>
      </Panel>
      <div className={styles.picture}>
        <CeremonyScene lit={completed} />
      </div>
    </section>
  );
}

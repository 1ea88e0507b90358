// Wick's page: what it was taught from what, how good it is, what it cannot do, and where it is taught again.
import { playPath } from '@lanternwise/shared/access/playAccess';
import { COMPANION_SKILL_IDS, COMPANION_SKILLS, type CompanionSkill } from '@lanternwise/shared/constants/companion';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { SkillCard } from '../../activities/host/skill.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { overlayRequested } from '../../features/overlays/overlaysSlice.ts';
import { realmCard } from '../../features/realm/realms.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './CompanionOverlay.module.css';
import { SKILL_WORDS } from './skillWords.ts';
import type { SkillStatus, Skills } from './useSkills.ts';

const MOST_CASES = 30;

export function CompanionPage({ skills, onBack }: { skills: Skills; onBack(): void }) {
  return (
    <>
      <ul className={styles.page}>
        {COMPANION_SKILL_IDS.map((id) => (
          <SkillEntry key={id} id={id} status={skills[id]} />
        ))}
      </ul>
      <Button size="small" variant="secondary" data-first-focus="" onClick={onBack}>
        <Trans>Ask Wick</Trans>
      </Button>
    </>
  );
}

function SkillEntry({ id, status }: { id: CompanionSkill; status: SkillStatus }) {
  const { t } = useLingui();
  const { does, cannot } = SKILL_WORDS[id];
  const place = realmCard(COMPANION_SKILLS[id].realm).title;
  return (
    <li data-skill={id} className={cx(status === 'untaught' && styles.untaught)}>
      <strong>{t(does)}</strong>
      {status === 'untaught' ? (
        <p>
          <Trans>Nobody has shown me. I could learn it in {place}.</Trans>
        </p>
      ) : (
        <>
          {status === 'loading' && <p role="status">{t`Loading`}</p>}
          {status === 'failed' && (
            <p role="status">
              <Trans>I cannot remember it now. Ask me again when you are online.</Trans>
            </p>
          )}
          {typeof status === 'object' && (
            <>
              {status.isSample && (
                <p>
                  <Trans>I left what you taught me at the other computer. This is a sample.</Trans>
                </p>
              )}
              <Figures {...status.parts.card(status.model)} />
            </>
          )}
          <p>{t(cannot)}</p>
          <TeachAgain id={id} />
        </>
      )}
    </li>
  );
}

function Figures({ learned, unseen }: SkillCard) {
  const { right, of } = unseen ?? { right: 0, of: 0 };
  return (
    <>
      <p>
        <Trans>Learned from {learned}.</Trans>
      </p>
      {unseen ? (
        <>
          <Meter {...unseen} />
          <p>
            <Trans>
              Right on {right} of {of} that I never saw.
            </Trans>
          </p>
        </>
      ) : (
        <p>
          <Trans>Nobody has tested me on anything new.</Trans>
        </p>
      )}
    </>
  );
}

/** Each case by itself, as long as one can see them one by one; then as two parts. */
function Meter({ right, of }: { right: number; of: number }) {
  const parts =
    of <= MOST_CASES
      ? Array.from({ length: of }, (_, at) => ({ width: 1, isRight: at < right }))
      : [
          { width: right, isRight: true },
          { width: of - right, isRight: false },
        ].filter(({ width }) => width > 0);
  return (
    <span
      className={styles.meter}
      style={{ gridTemplateColumns: parts.map(({ width }) => `minmax(0, ${width}fr)`).join(' ') }}
      aria-hidden="true"
    >
      {parts.map(({ isRight }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a count have nothing else
        <span key={at} className={cx(isRight && styles.isRight)} />
      ))}
    </span>
  );
}

/** In the realm on the screen its window opens; elsewhere the way leads there. */
function TeachAgain({ id }: { id: CompanionSkill }) {
  const dispatch = useAppDispatch();
  const { realm: here } = useRealmContent();
  const { realm, activity } = COMPANION_SKILLS[id];
  const place = realmCard(realm).title;
  if (here.id !== realm)
    return (
      <Link
        to={playPath({ kind: 'realm', realm })}
        reloadDocument
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        <Trans>Teach again in {place}</Trans>
      </Link>
    );
  return (
    <Button
      size="small"
      variant="secondary"
      onClick={() => dispatch(overlayRequested({ kind: 'activity', ref: activity }))}
    >
      <Trans>Teach again</Trans>
    </Button>
  );
}

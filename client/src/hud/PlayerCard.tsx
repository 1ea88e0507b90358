// The learner's avatar and one total of stars, trophies and XP; pointed at or in focus, the card says what this realm has given.

import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import { type RealmScore, scoreRealm } from '@lanternwise/shared/quests/score';
import { Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import Trophy from 'lucide-react/icons/trophy';
import { useEffect, useRef, useState } from 'react';
import { avatarName } from '../features/avatar/avatarName.ts';
import { useAvatar } from '../features/avatar/useAvatar.ts';
import { useCompanion } from '../features/companion/useCompanion.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { overlayRequested } from '../features/overlays/overlaysSlice.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { useSession } from '../features/session/useSession.ts';
import { useReducedMotion, useSettings } from '../features/settings/useSettings.ts';
import { useAppDispatch } from '../features/store/hooks.ts';
import { keyLabel } from '../overlays/settings/keyLabel.ts';
import { cx } from '../ui/cx.ts';
import { Portrait } from '../ui/Portrait.tsx';
import styles from './PlayerCard.module.css';

const DURATION_MS = 900;

/** Animates a number up to its new value within a second; it never counts down. */
function useCountUp(value: number): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  const reducedMotion = useReducedMotion();
  useEffect(() => {
    const start = from.current;
    if (value <= start) return;
    from.current = value;
    if (reducedMotion) {
      setShown(value);
      return;
    }
    let frame = 0;
    const startedAt = performance.now();
    const tick = (now: number) => {
      const progress = Math.min(1, (now - startedAt) / DURATION_MS);
      setShown(Math.round(start + (value - start) * progress));
      if (progress < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value, reducedMotion]);
  return Math.max(shown, from.current === value ? shown : 0);
}

export function PlayerCard() {
  const avatar = useAvatar();
  const dispatch = useAppDispatch();
  const { quest, realm } = useRealmContent();
  const here = scoreRealm(quest, useRealmState());
  const total = useJourneyTotal(realm.id, here);
  const xp = useCountUp(total.xp);
  const { t } = useLingui();
  const name = avatarName(avatar);
  const { keys } = useSettings();
  const hasCompanion = useCompanion() !== null;
  return (
    <section className={cx('lw-panel lw-panel-slim', styles.card)} data-hud="" aria-label={t`You`}>
      <button
        type="button"
        className={styles.avatar}
        aria-label={t`${name}: change avatar`}
        onClick={() => dispatch(overlayRequested({ kind: 'avatar' }))}
      >
        <Portrait character={avatar} name="" size={42} />
      </button>
      {hasCompanion && (
        <button
          type="button"
          className={styles.avatar}
          aria-label={`${t`Ask Wick`} (${keyLabel(keys.companion[0])})`}
          onClick={() => dispatch(overlayRequested({ kind: 'companion' }))}
        >
          <Portrait character="wick" name="" size={42} />
        </button>
      )}
      <Figures {...total} xp={xp} isCounter />
      <div className={styles.here}>
        {realm.title}
        <Figures {...here} />
      </div>
    </section>
  );
}

/** `isCounter`: where earned XP fly to. */
function Figures({ stars, trophies, xp, isCounter = false }: Total & { isCounter?: boolean }) {
  return (
    <ul className={styles.earned}>
      <li>
        <Star aria-hidden="true" className={cx(styles.star)} size={18} />{' '}
        <Trans>
          {stars}
          <span className="lw-hidden"> stars</span>
        </Trans>
      </li>
      <li>
        <Trophy aria-hidden="true" className={cx(styles.trophy)} size={18} />{' '}
        <Trans>
          {trophies}
          <span className="lw-hidden"> trophies</span>
        </Trans>
      </li>
      <li className={styles.xp} {...(isCounter && { 'data-xp-counter': '' })}>
        <Trans>{xp} XP</Trans>
      </li>
    </ul>
  );
}

type Total = Pick<RealmScore, 'stars' | 'trophies' | 'xp'>;

/** Stars, trophies and XP of all realms. */
function useJourneyTotal(realm: ProgressPlace, here: Total): Total {
  const { user } = useSession();
  return Object.entries(user?.game_scores ?? {})
    .filter(([id]) => id !== realm)
    .reduce(
      (sum, [, one]) => ({
        stars: sum.stars + one.stars,
        trophies: sum.trophies + one.trophies,
        xp: sum.xp + one.xp,
      }),
      { stars: here.stars, trophies: here.trophies, xp: here.xp },
    );
}

// The learner's avatar, and stars, trophies and XP of this realm and of the whole journey, in the top left corner of the HUD.

import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import { type RealmScore, scoreRealm } from '@lanternwise/shared/quests/score';
import { Trans, useLingui } from '@lingui/react/macro';
import Star from 'lucide-react/icons/star';
import Trophy from 'lucide-react/icons/trophy';
import { useEffect, useRef, useState } from 'react';
import { avatarName } from '../features/avatar/avatarName.ts';
import { useAvatar } from '../features/avatar/useAvatar.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { overlayRequested } from '../features/overlays/overlaysSlice.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { useSession } from '../features/session/useSession.ts';
import { useReducedMotion } from '../features/settings/useSettings.ts';
import { useAppDispatch } from '../features/store/hooks.ts';
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
  const { quest } = useRealmContent();
  const score = scoreRealm(quest, useRealmState());
  const xp = useCountUp(score.xp);
  const { t } = useLingui();
  const { stars, trophies } = score;
  const name = avatarName(avatar);
  return (
    <section className={cx('lw-panel lw-panel-slim', styles.card)} data-hud="" aria-label={t`You`}>
      <button
        type="button"
        className={styles.avatar}
        aria-label={t`${name}: change avatar`}
        onClick={() => dispatch(overlayRequested({ kind: 'avatar' }))}
      >
        <Portrait character={avatar} name="" size={52} />
      </button>
      <div>
        <ul className={styles.earned}>
          <li>
            <Star aria-hidden="true" className={cx(styles.star)} size={20} />{' '}
            <Trans>
              {stars}
              <span className="lw-hidden"> stars</span>
            </Trans>
          </li>
          <li>
            <Trophy aria-hidden="true" className={cx(styles.trophy)} size={20} />{' '}
            <Trans>
              {trophies}
              <span className="lw-hidden"> trophies</span>
            </Trans>
          </li>
          <li className={styles.xp} data-xp-counter="">
            <Trans>{xp} XP</Trans>
          </li>
        </ul>
        <JourneyTotal here={score} />
      </div>
    </section>
  );
}

/** Nothing is lost on entering another realm, whose own figures begin at 0. */
function JourneyTotal({ here }: { here: RealmScore }) {
  const { t } = useLingui();
  const total = useJourneyTotal(useRealmContent().realm.id, here);
  if (!total) return null;
  const { stars, xp } = total;
  return <p className={styles.total}>{t`All realms: ${stars} ★ · ${xp} XP`}</p>;
}

type Total = Pick<RealmScore, 'stars' | 'xp'>;

/** Stars and XP of all realms. Null while nothing was earned elsewhere: then the realm's own figures say it all. */
function useJourneyTotal(realm: ProgressPlace, here: Total): Total | null {
  const { user } = useSession();
  const elsewhere = Object.entries(user?.game_scores ?? {})
    .filter(([id]) => id !== realm)
    .reduce((sum, [, { stars, xp }]) => ({ stars: sum.stars + stars, xp: sum.xp + xp }), { stars: 0, xp: 0 });
  if (elsewhere.stars === 0 && elsewhere.xp === 0) return null;
  return { stars: elsewhere.stars + here.stars, xp: elsewhere.xp + here.xp };
}

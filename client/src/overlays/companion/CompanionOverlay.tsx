// Ask Wick: what it can do here and now, the one skill that is asked, and its page.
import { COMPANION_SKILL_IDS, COMPANION_SKILLS, type CompanionSkill } from '@lanternwise/shared/constants/companion';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import type { Here, SkillStep, SkillUseProps } from '../../activities/host/skill.ts';
import type { TaughtSkill } from '../../activities/host/skills.ts';
import { comeAsked, skillAsked, stayAsked } from '../../features/companion/companionSlice.ts';
import { useCompanion } from '../../features/companion/useCompanion.ts';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { realmCard } from '../../features/realm/realms.ts';
import { useAppDispatch, useAppSelector } from '../../features/store/hooks.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { useWorld } from '../../overlay-kit/useWorld.ts';
import { Button } from '../../ui/Button.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import styles from './CompanionOverlay.module.css';
import { CompanionPage } from './CompanionPage.tsx';
import { perform } from './perform.ts';
import { SKILL_WORDS } from './skillWords.ts';
import { useHere } from './useHere.ts';
import { type Skills, useSkills } from './useSkills.ts';

const isTaughtSkill = (status: Skills[CompanionSkill]): status is TaughtSkill => typeof status === 'object';

export function CompanionOverlay({ close }: OverlayProps<'companion'>) {
  const { t } = useLingui();
  const skills = useSkills();
  const here = useHere();
  const [isPage, setPage] = useState(false);
  const [asked, setAsked] = useState<CompanionSkill>();
  const status = asked && skills[asked];
  if (isPage)
    return (
      <GameDialog title={t`What Wick has learned`} colour="amber" size="wide" onClose={close}>
        <CompanionPage skills={skills} onBack={() => setPage(false)} />
      </GameDialog>
    );
  return (
    <GameDialog title={t`Wick`} colour="amber" size="corner" onClose={close}>
      {asked && status && isTaughtSkill(status) ? (
        <AskedSkill key={asked} {...{ skill: asked, taught: status, here, close }} onBack={() => setAsked(undefined)} />
      ) : (
        <SkillList {...{ skills, here, close }} onAsk={setAsked} onPage={() => setPage(true)} />
      )}
    </GameDialog>
  );
}

interface SkillListProps {
  skills: Skills;
  here: Here;
  onAsk(skill: CompanionSkill): void;
  onPage(): void;
  close(): void;
}

function SkillList({ skills, here, onAsk, onPage, close }: SkillListProps) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const isStaying = useCompanion()?.isStaying ?? false;
  const taught = COMPANION_SKILL_IDS.filter((id) => skills[id] !== 'untaught');
  const suits = (id: CompanionSkill) => {
    const status = skills[id];
    return isTaughtSkill(status) && status.parts.suits(here, status.model);
  };
  const sorted = [...taught.filter(suits), ...taught.filter((id) => !suits(id))];
  const next = COMPANION_SKILL_IDS.find((id) => skills[id] === 'untaught');
  const what = next && t(SKILL_WORDS[next].does);
  const place = next && realmCard(COMPANION_SKILLS[next].realm).title;
  const count = taught.length;
  return (
    <div className={styles.sheet}>
      <Says>
        {count === 0 ? (
          <Trans>I cannot do anything yet. Nobody has shown me.</Trans>
        ) : (
          <Plural
            value={count}
            one="I can do one thing. You taught it to me."
            other="I can do # things. You taught them to me."
          />
        )}
      </Says>
      <ul className={styles.skills}>
        {sorted.map((id, at) => (
          <li key={id}>
            <Button
              wide
              variant={suits(id) ? 'primary' : 'secondary'}
              busy={skills[id] === 'loading'}
              disabled={skills[id] === 'failed'}
              data-control={`skill:${id}`}
              {...(at === 0 && { 'data-first-focus': '' })}
              onClick={() => onAsk(id)}
            >
              {t(SKILL_WORDS[id].does)}
            </Button>
            {skills[id] === 'failed' && (
              <span>
                <Trans>I cannot remember it now. Ask me again when you are online.</Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
      {next && (
        <p className={styles.next}>
          <Trans>
            {what}? Nobody has shown me. I could learn it in {place}.
          </Trans>
        </p>
      )}
      <div className={styles.foot}>
        <Button size="small" variant="secondary" data-control="companion-page" onClick={onPage}>
          <Trans>What Wick has learned</Trans>
        </Button>
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            dispatch(isStaying ? comeAsked() : stayAsked());
            close();
          }}
        >
          {t(isStaying ? msg`Come along` : msg`Stay here`)}
        </Button>
      </div>
    </div>
  );
}

function Says({ children }: { children: React.ReactNode }) {
  return (
    <div className={styles.says}>
      <Portrait character="wick" name="" size={64} />
      <p>{children}</p>
    </div>
  );
}

interface AskedSkillProps {
  skill: CompanionSkill;
  taught: TaughtSkill;
  here: Here;
  onBack(): void;
  close(): void;
}

function AskedSkill({ skill, taught, here, onBack, close }: AskedSkillProps) {
  const { t } = useLingui();
  const world = useWorld();
  const dispatch = useAppDispatch();
  const turn = useAppSelector(({ companion }) => companion.asked[skill] ?? 0);
  const { parts, model, isSample } = taught;
  const Use = useMemo(
    () => lazy(async () => ({ default: (await parts.use()) as ComponentType<SkillUseProps<unknown>> })),
    [parts],
  );
  const show = (steps: readonly SkillStep[]) => {
    dispatch(skillAsked(skill));
    return perform(world, steps, (stay) => dispatch(stay ? stayAsked() : comeAsked()));
  };
  return (
    <div className={styles.sheet}>
      <h3 className={styles.name}>{t(SKILL_WORDS[skill].does)}</h3>
      {isSample && (
        <Says>
          <Trans>I left what you taught me at the other computer. This is a sample.</Trans>
        </Says>
      )}
      <Suspense fallback={<p role="status">{t`Loading`}</p>}>
        <Use
          {...{ model, isSample, here, turn }}
          show={show}
          perform={(steps) => {
            close();
            void show(steps);
          }}
        />
      </Suspense>
      <div className={styles.foot}>
        <Button size="small" variant="quiet" onClick={onBack}>
          <Trans>Ask something else</Trans>
        </Button>
      </div>
    </div>
  );
}

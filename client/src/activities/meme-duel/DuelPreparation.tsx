// Before the duel: the five scenes that come, the packs to learn from, the kindness filter, and the formulas of the score.
import { linesOf } from '@lanternwise/shared/activities/meme-duel/duel';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import { WaitingButton } from '../../overlay-kit/WaitingButton.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import kitStyles from '../kit/layout.module.css';
import { MemePicture } from '../kit/memes/MemePicture.tsx';
import machineStyles from '../kit/memes/memes.module.css';
import { PackChoice } from '../kit/memes/PackChoice.tsx';
import { ToggleOption } from '../kit/ToggleOption.tsx';
import type { DuelDraft } from './draft.ts';
import { Formulas } from './Formulas.tsx';

interface DuelPreparationProps {
  activity: ActivityOf<'meme-duel'>;
  scenes: ActivityOf<'meme-duel'>['scenes'];
  draft: DuelDraft;
  /** The meter is not the learner's own. */
  isSample: boolean;
  onChange(next: Partial<DuelDraft>): void;
  onStart(): void;
}

export function DuelPreparation({ activity, scenes, draft, isSample, onChange, onStart }: DuelPreparationProps) {
  const { t } = useLingui();
  const { packs, isFiltered } = draft;
  const { removed } = linesOf(activity, draft);
  return (
    <section className={kitStyles.stack}>
      <p className={kitStyles.question}>{activity.prepare}</p>
      {isSample && (
        <p className={kitStyles.note}>{t`Your labels are in another browser: a sample meter ranks here.`}</p>
      )}
      <ul className={machineStyles.scenes}>
        {scenes.map(({ id, title }) => (
          <li key={id} className={machineStyles.scene}>
            <MemePicture scene={id} caption="" label={title} />
          </li>
        ))}
      </ul>
      <PackChoice
        packs={activity.packs}
        chosen={packs}
        disabled={false}
        onChoose={(chosen) => onChange({ packs: chosen })}
      />
      {packs.length > 0 && (
        <>
          <ToggleOption control="filter" pressed={isFiltered} onToggle={() => onChange({ isFiltered: !isFiltered })}>
            {t`Kindness filter`}
          </ToggleOption>
          <p role="status" className={kitStyles.note}>
            {isFiltered ? t`Lines with words that hurt, kept out: ${removed}. It is a list, nothing learned.` : ''}
          </p>
          <Formulas formulas={activity.formulas} />
        </>
      )}
      <ActionRow>
        <WaitingButton
          data-control="stage"
          disabled={packs.length === 0}
          waitsFor={packs.length === 0 ? t`Switch on a pack first.` : undefined}
          onClick={onStart}
        >
          {t`Go on stage`}
        </WaitingButton>
      </ActionRow>
    </section>
  );
}

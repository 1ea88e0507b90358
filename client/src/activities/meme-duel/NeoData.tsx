// After a won duel: what Neo learned from, counted by picture, and the question why two of its jokes were flat.

import { keepKind, linesWith } from '@lanternwise/shared/activities/kit/memes/captions';
import {
  type DuelRound,
  flatRounds,
  type PlayedRound,
  REASONS,
  type Reason,
} from '@lanternwise/shared/activities/meme-duel/duel';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import { Brief } from '../kit/Brief.tsx';
import kitStyles from '../kit/layout.module.css';
import styles from '../kit/memes/memes.module.css';
import { Options } from '../kit/Options.tsx';
import { ShareBar } from '../kit/ShareBar.tsx';
import { Numbers } from './DuelRoundView.tsx';

interface NeoDataProps {
  activity: ActivityOf<'meme-duel'>;
  /** Of the rounds. */
  scenes: ActivityOf<'meme-duel'>['scenes'];
  rounds: readonly DuelRound[];
  played: readonly PlayedRound[];
  reasons: Readonly<Record<string, Reason>>;
  disabled: boolean;
  onReason(round: number, reason: Reason): void;
}

export function NeoData(props: NeoDataProps) {
  const { activity, scenes, rounds, played, reasons, disabled, onReason } = props;
  const { t } = useLingui();
  return (
    <>
      <NeoLines activity={activity} />
      {flatRounds(played).map((round, order) => {
        const measures = played[round]?.neo;
        const title = scenes[round]?.title ?? '';
        const caption = rounds[round]?.neo?.text ?? '';
        const question = t`${title}: why did “${caption}” fall flat?`;
        return (
          <section key={round} className={cx(kitStyles.card, kitStyles.stack)}>
            <p className={kitStyles.question}>{question}</p>
            {measures && <Numbers measures={measures} />}
            <Options
              group={`reason:${order}`}
              label={question}
              options={REASONS.map((id) => ({ id, text: activity.reasons[id] }))}
              chosen={reasons[round]}
              disabled={disabled}
              onChoose={(picked) => {
                const reason = REASONS.find((one) => one === picked);
                if (reason) onReason(round, reason);
              }}
            />
          </section>
        );
      })}
    </>
  );
}

function NeoLines({ activity: { neo, scenes, hurting } }: Pick<NeoDataProps, 'activity'>) {
  const { t } = useLingui();
  const lines = `${neo.funny.trim()}\n${neo.other.trim()}`;
  const rows = lines.split('\n');
  const all = rows.length;
  const { removed: unkind } = keepKind(lines, hurting);
  return (
    <section className={cx(kitStyles.card, kitStyles.stack)}>
      <p className={kitStyles.question}>{t`Neo’s data, opened`}</p>
      <p className={kitStyles.note}>
        <Brief text={neo.about} rest="more" />
      </p>
      <table className={styles.numbers}>
        <caption className={kitStyles.note}>{t`Lines with words of each picture, of ${all}`}</caption>
        <tbody>
          {scenes.map(({ id, title, words }) => {
            const count = linesWith(lines, words);
            return (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{count}</td>
                <td>
                  <ShareBar share={count / all} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{t`Lines with a word that hurts: ${unkind}`}</p>
      <details className={styles.lines}>
        <summary>{t`Read the lines`}</summary>
        <ul>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}

// How often two labellers gave the same label, and what each of them says where the labels differ.
import { agreementOn, type CaptionLabel, type CaptionLabels } from '@lanternwise/shared/activities/kit/captions/labels';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import kitStyles from '../kit/layout.module.css';
import { ShareBar } from '../kit/ShareBar.tsx';
import styles from './CaptionBelt.module.css';
import { shippedLabels } from './draft.ts';

interface AgreementProps {
  belt: ActivityOf<'caption-belt'>;
  labels: CaptionLabels;
}

export function Agreement({ belt, labels }: AgreementProps) {
  const { t } = useLingui();
  const [first, second] = belt.labellers;
  const [one, other] = [shippedLabels(first), shippedLabels(second)];
  const withYou = ({ name }: typeof first) => t`You and ${name}`;
  const pairs = [
    { id: 'first', names: withYou(first), ours: labels, theirs: one },
    { id: 'second', names: withYou(second), ours: labels, theirs: other },
    { id: 'both', names: `${first.name} – ${second.name}`, ours: one, theirs: other },
  ];
  const headings = { funny: t`Funny or not: the same label`, kind: t`Kind or not: the same label` };
  return (
    <section className={cx(kitStyles.card, kitStyles.stack)}>
      {(['funny', 'kind'] as const).map((what) => (
        <div key={what} className={kitStyles.stack}>
          <p className={kitStyles.question}>{headings[what]}</p>
          <ul className={styles.bars}>
            {pairs.map(({ id, names, ours, theirs }) => (
              <AgreementBar key={id} names={names} agreement={agreementOn(what, ours, theirs)} />
            ))}
          </ul>
        </div>
      ))}
      <details>
        <summary>{t`And by chance?`}</summary>
        <p className={kitStyles.note}>{[first, second].map(({ name, about }) => `${name}: ${about}`).join(' · ')}</p>
        {(['funny', 'kind'] as const).map((what) => (
          <p key={what} className={kitStyles.note}>
            {headings[what]}:{' '}
            {pairs.map(({ names, ours, theirs }) => chanceOf(names, agreementOn(what, ours, theirs))).join(' · ')}
          </p>
        ))}
        <p className={kitStyles.note}>
          {t`Two people who guess agree often too. So look at the captions that divide you, not only at the number.`}
        </p>
      </details>
    </section>
  );
}

/** What two who guess would agree on. */
function chanceOf(names: string, agreement: ReturnType<typeof agreementOn>): string {
  const chance = Math.round((agreement?.chance ?? 0) * (agreement?.ids.length ?? 0));
  return `${names} ${t`(by chance about ${chance})`}`;
}

function AgreementBar({ names, agreement }: { names: string; agreement: ReturnType<typeof agreementOn> }) {
  const { t } = useLingui();
  const size = agreement?.ids.length ?? 0;
  const same = size - (agreement?.differingIds.length ?? 0);
  return (
    <li className={styles.bar}>
      <span>{names}</span>
      <ShareBar share={agreement?.share ?? 0} />
      <span>
        <strong>{t`${same} of ${size}`}</strong>
      </span>
    </li>
  );
}

/** Captions on which the two labellers differ, with what both say and what the learner chose. */
export function Differences({ belt, labels }: AgreementProps) {
  const { t } = useLingui();
  const [first, second] = belt.labellers;
  const { words } = belt;
  const wordsOf = ({ funny, kind }: Partial<CaptionLabel>) =>
    `${funny ? words.funny : words.notFunny}, ${kind ? words.kind : words.unkind}`;
  const divided = belt.captions.filter(({ id }) => first.labels.some((label) => label.id === id && label.says));
  const count = divided.length;
  return (
    <details data-testid="differences">
      <summary data-control="differences">{t`Why do they differ? Read the ${count} captions that divide them`}</summary>
      <ul className={styles.list}>
        {divided.map(({ id, text }) => (
          <li key={id} className={kitStyles.card}>
            <p className={styles.words}>{text}</p>
            {[first, second].map(({ id: labeller, name, labels: theirs }) => {
              const label = theirs.find((one) => one.id === id);
              return (
                label && (
                  <p key={labeller}>
                    <strong>{`${name} (${wordsOf(label)}):`}</strong> {label.says}
                  </p>
                )
              );
            })}
            <p className={kitStyles.note}>{`${words.you}: ${wordsOf(labels[id] ?? {})}`}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

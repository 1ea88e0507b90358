// One way to speak: what it is, the button that counts, and the share of false sentences as a bar.

import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { COUNTED, type Source, type SourceCount } from '@lanternwise/shared/activities/source-test/sources';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import kitStyles from '../kit/layout.module.css';
import { ShareBar } from '../kit/ShareBar.tsx';
import styles from './SourceTest.module.css';
import { percentFalse } from './useSourceCounts.ts';

interface SourceRowProps {
  source: Source;
  words: ActivityOf<'source-test'>['sources'][Source];
  count: SourceCount | undefined;
  isBusy: boolean;
  onRun(): void;
}

export function SourceRow({ source, words, count, isBusy, onRun }: SourceRowProps) {
  const { t } = useLingui();
  const { label } = words;
  return (
    <section className={styles.row} aria-label={label}>
      <div>
        <h3>{label}</h3>
        <p className={kitStyles.note}>{words.about}</p>
      </div>
      <Button
        size="small"
        variant={count ? 'secondary' : 'primary'}
        data-control={`run:${source}`}
        disabled={isBusy}
        aria-label={t`Say ${COUNTED} sentences: ${label}`}
        onClick={onRun}
      >
        {t`Say ${COUNTED} sentences`}
      </Button>
      <div role="status" className={styles.result}>
        {count && <Result count={count} />}
      </div>
    </section>
  );
}

function Result({ count }: { count: SourceCount }) {
  const { t } = useLingui();
  const [wrong, fluent] = [percentFalse(count), Math.round((count.fluent / COUNTED) * 100)];
  const { thrown } = count;
  return (
    <>
      <ShareBar share={wrong / 100} colour="violet" />
      <span>
        <strong>{t`${wrong}% false`}</strong> · {t`${fluent}% fluent`}
        {thrown > 0 && ` · ${t`${thrown} drafts thrown away`}`}
      </span>
    </>
  );
}

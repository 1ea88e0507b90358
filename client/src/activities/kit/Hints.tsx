// Shows up to three hints, opened one by one: a nudge, how to do it, a worked example.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { selectHintsOff } from '../../features/live/liveSlice.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import { Button } from '../../ui/Button.tsx';
import { TextWithHardWords } from '../../ui/HardWords.tsx';
import { reveal } from './feedback/reveal.ts';
import styles from './Hints.module.css';
import { stripWorkedExamplePrefix } from './labelPrefixes.ts';

const HINT_NAMES = [msg`Nudge`, msg`How to`, msg`Worked example`] as const;

export interface HintsProps {
  hints: readonly string[];
  /** Hints opened so far. */
  openCount: number;
  onMore(): void;
}

/** The button that opens the next hint. After the last one it is only marked as disabled, so that it keeps the focus. */
export function Hints({ hints, openCount, onMore }: HintsProps) {
  const { t } = useLingui();
  const isOff = useAppSelector(selectHintsOff);
  const next = HINT_NAMES[openCount];
  const number = openCount + 1;
  const count = hints.length;
  const name = next && t(next);
  const label = name === undefined ? t`All hints are open` : t`Hint ${number} of ${count}: ${name}`;
  const isDisabled = isOff || next === undefined;
  return (
    <Button
      className={styles.more}
      data-control="hint"
      variant="quiet"
      size="small"
      icon={<Lightbulb aria-hidden="true" size={18} />}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onMore()}
    >
      {next !== undefined && <span aria-hidden="true">{count - openCount}</span>}
      <span className="lw-hidden">{isOff && next !== undefined ? t`Your teacher has turned off hints` : label}</span>
    </Button>
  );
}

/** The open hints. */
export function HintTexts({ hints, openCount }: Omit<HintsProps, 'onMore'>) {
  const { t } = useLingui();
  return (
    <div role="status" className={styles.hints}>
      {hints.slice(0, openCount).map((hint, at) => {
        const name = HINT_NAMES[at];
        return (
          <p key={hint} ref={reveal} className={styles.hint}>
            {name && <strong>{`${t(name)}:`}</strong>} <TextWithHardWords text={stripWorkedExamplePrefix(hint)} />
          </p>
        );
      })}
    </div>
  );
}

// All tests so far as bars: who taught, and how many of the strangers' words the robot understood, with the goal.
import { commandAccuracy } from '@lanternwise/shared/voices/commandResults';
import { useLingui } from '@lingui/react/macro';
import { ShareBar } from '../kit/ShareBar.tsx';
import styles from './TeachCommands.module.css';
import { nameIn, type Teaching } from './TestClips.tsx';

interface TestHistoryProps {
  activity: Teaching;
  tests: readonly (readonly string[])[];
}

export function TestHistory({ activity, tests }: TestHistoryProps) {
  const { t } = useLingui();
  return (
    <ol className={styles.history} aria-label={t`Tests`}>
      {tests.map((voices, at) => {
        const accuracy = commandAccuracy(voices);
        const percent = Math.floor(accuracy * 100);
        const names = voices.map((voice) => nameIn(activity.teachers, voice)).join(' + ');
        return (
          <li key={`${at === 0 ? 'first' : 'later'} ${names}`}>
            <span>{names}</span>
            <ShareBar share={accuracy} />
            <span className={styles.percent}>
              {`${percent}%:`} {accuracy >= activity.goal ? t`crosses` : t`does not cross`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

// The end of a quiz: a picture, and how many questions were right at the first pick.
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { ActionRow } from '../kit/ActionRow.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { useFeedback } from '../kit/feedback/useFeedback.ts';
import { Illustration } from '../kit/Illustration.tsx';
import kitStyles from '../kit/layout.module.css';
import type { Rounds } from '../kit/useRounds.ts';
import styles from './QuizComplete.module.css';

export interface QuizCompleteProps {
  activity: ActivityProps<'quiz'>['activity'];
  rounds: Rounds;
  onAgain(): void;
}

export function QuizComplete({ activity, rounds, onAgain }: QuizCompleteProps) {
  const { t } = useLingui();
  const count = activity.questions.length;
  const picked = activity.questions.filter((question) => rounds.picks[question.id]?.[0] === question.correct).length;
  const first = useFeedback().tries?.right ?? picked;
  return (
    <div className={styles.complete} role="status" data-closing="">
      <Illustration
        name={activity.illustration ?? 'quiz'}
        symbol={first * 2 >= count ? 'trophy' : 'check'}
        className={styles.picture}
      />
      <p className={styles.title}>{activity.complete.title}</p>
      <p>{first * 2 >= count ? activity.complete.text : activity.complete.again}</p>
      <p className={kitStyles.note}>{t`${first} of ${count} right at the first pick`}</p>
      <ActionRow>
        <Button variant="quiet" data-control="again" onClick={onAgain}>
          {t`Try again`}
        </Button>
      </ActionRow>
    </div>
  );
}

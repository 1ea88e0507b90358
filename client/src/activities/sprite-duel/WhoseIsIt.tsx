// A question without a wrong answer: whose the result is; every opinion gets a reply and can be changed.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';

interface WhoseIsItProps {
  opinion: ActivityOf<'sprite-duel'>['opinion'];
  said: string | undefined;
  disabled: boolean;
  onSay(option: string): void;
}

export function WhoseIsIt({ opinion, said, disabled, onSay }: WhoseIsItProps) {
  const reply = opinion.options.find(({ id }) => id === said)?.why;
  return (
    <div>
      <Options
        question={opinion.question}
        group="opinion"
        options={opinion.options}
        chosen={said}
        disabled={disabled}
        onChoose={onSay}
      />
      <p role="status" className={kitStyles.note}>
        {reply}
      </p>
    </div>
  );
}

// The prediction: which of three posts comes next; afterwards what the machine chose.
import { shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import type { FeedLab, Post } from './FeedPosts.tsx';

interface NextPostProps {
  activity: FeedLab;
  /** The post that really comes next is the first. */
  candidates: readonly Post[];
  seed: number;
  predicted: string | undefined;
  onPredict(id: string): void;
}

export function NextPost({ activity, candidates, seed, predicted, onPredict }: NextPostProps) {
  const { t } = useLingui();
  const [next] = candidates;
  if (!next) return null;
  const shuffled = shuffle(candidates, seed);
  const { text } = next;
  return (
    <section className={cx(kitStyles.card, kitStyles.stack)}>
      <Options
        group="candidate"
        question={activity.predict}
        options={shuffled.map((post, at) => ({ id: String(at), text: post.text }))}
        chosen={predicted === undefined ? undefined : String(shuffled.findIndex(({ id }) => id === predicted))}
        disabled={predicted !== undefined}
        onChoose={(at) => onPredict(shuffled[Number(at)]?.id ?? next.id)}
      />
      <p role="status" className={cx(kitStyles.note, kitStyles.status)}>
        {predicted === undefined
          ? ''
          : predicted === next.id
            ? t`Yes: “${text}” comes next. It points most nearly the same way as your profile.`
            : t`The machine chooses “${text}”: it points most nearly the same way as your profile.`}
      </p>
    </section>
  );
}

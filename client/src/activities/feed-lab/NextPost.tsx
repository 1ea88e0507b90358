// The bet on which of three posts comes next, laid before the feed is steered; afterwards what the machine chose.
import { shuffle } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { Predict } from '../kit/Predict.tsx';
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
  const { text } = next;
  const options = shuffle(candidates, seed).map((post) => ({
    ...{ id: post.id, text: post.text },
    why:
      post.id === next.id
        ? t`Yes. It points most nearly the same way as your profile.`
        : t`The machine chooses “${text}”. It points most nearly the same way as your profile.`,
  }));
  return (
    <Predict
      predict={{ question: activity.predict, options }}
      predicted={predicted}
      on={['mode:']}
      onPredict={onPredict}
    />
  );
}

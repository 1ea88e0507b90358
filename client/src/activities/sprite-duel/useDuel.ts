// Plays the rounds of a match in the worker, one request after another, and plays again those of an earlier visit.
import { MOST_ROUNDS, type PlayedRound } from '@lanternwise/shared/activities/sprite-duel/duel';
import { useEffect, useRef, useState } from 'react';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { cellsOf, type SpriteDraft } from './draft.ts';

type Match = Pick<SpriteDraft, 'sprites' | 'seed' | 'rounds'>;

/** `onPlayed` stores how many rounds there are now. The match may not change while this is mounted, but for its rounds. */
export function useDuel({ sprites, seed, rounds }: Match, onPlayed: (rounds: number) => void) {
  const [played, setPlayed] = useState<readonly PlayedRound[]>([]);
  const [failure, setFailure] = useState<Error>();
  const known = useRef<readonly PlayedRound[]>([]);
  const goal = useRef(rounds);
  const chain = useRef(Promise.resolve());
  const isMounted = useRef(true);
  const latestOnPlayed = useRef(onPlayed);
  useEffect(() => {
    latestOnPlayed.current = onPlayed;
  });
  const runToGoal = async () => {
    const before = known.current;
    const count = goal.current - before.length;
    if (count <= 0 || !isMounted.current) return;
    const more = await learningClient.run('duel-rounds', [cellsOf(sprites), seed, count, before.at(-1)?.state]);
    if (!isMounted.current) return;
    known.current = [...before, ...more];
    setPlayed(known.current);
    latestOnPlayed.current(known.current.length);
  };
  const request = useRef(() => {
    chain.current = chain.current
      .then(runToGoal)
      .catch((error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))));
  });
  useEffect(() => {
    isMounted.current = true;
    request.current();
    return () => {
      isMounted.current = false;
    };
  }, []);
  // Thrown during rendering, to reach the error boundary.
  if (failure) throw failure;
  return {
    played,
    play(count: number) {
      goal.current = Math.min(MOST_ROUNDS, goal.current + count);
      request.current();
    },
  };
}

// Each left card is linked with a right one; the links are checked together.
import { shuffleUntilDifferent } from '@lanternwise/shared/learning/random';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import { MatchBoard } from '../kit/match/MatchBoard.tsx';
import type { Card, LinkState, Links } from '../kit/match/matchLinks.ts';
import { itemResult, useAnswerCheck } from '../kit/useAnswerCheck.ts';

export function MatchingActivity({ activity, seed, submit }: ActivityProps<'matching'>) {
  const { t } = useLingui();
  const check = useAnswerCheck<Links>({}, submit);
  const [selected, setSelected] = useState<Card>();
  const links = check.answer;
  const linkCount = Object.keys(links).length;
  const { pairs } = activity;
  const change = (next: LinkState) => {
    setSelected(next.selected);
    if (next.links !== links) check.changeAnswer(next.links);
  };
  const reset = () => {
    setSelected(undefined);
    check.reset();
  };
  return (
    <>
      <MatchBoard
        left={pairs.map(({ id, left }) => ({
          id,
          name: left,
          result: links[id] === undefined ? undefined : itemResult(check.grade, id),
        }))}
        right={shuffleUntilDifferent(pairs, seed).map(({ id, right }) => ({ id, name: right }))}
        labels={{
          left: t({ context: 'columns', message: 'Left' }),
          right: t({ context: 'columns', message: 'Right' }),
        }}
        state={{ links, selected }}
        onChange={change}
        disabled={check.solved}
        marks="shapes"
      />
      <CheckBar
        activity={activity}
        check={check}
        ready={linkCount === pairs.length}
        incompleteHint={t`Link every pair first: choose one on the left, then its match.`}
      >
        {!check.solved && (
          <Button variant="quiet" data-control="reset" disabled={linkCount === 0} onClick={reset}>
            {t`Reset All Matches`}
          </Button>
        )}
      </CheckBar>
    </>
  );
}

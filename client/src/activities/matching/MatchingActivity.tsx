// Each left card is linked with a right one; the links are checked together.
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import { isComplete } from '../kit/carry/carryTask.ts';
import { useCarryCheck } from '../kit/carry/useCarryCheck.ts';
import { MatchBoard } from '../kit/match/MatchBoard.tsx';
import type { Card, LinkState } from '../kit/match/matchLinks.ts';
import { itemResult } from '../kit/useAnswerCheck.ts';
import { carryKind } from './carryKind.ts';

export function MatchingActivity({ activity, seed, submit }: ActivityProps<'matching'>) {
  const { t } = useLingui();
  const kind = useMemo(() => carryKind(activity, seed), [activity, seed]);
  const check = useCarryCheck(activity, kind, submit);
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
        right={kind.task.places.map(({ id, label }) => ({ id, name: label }))}
        labels={{
          left: t({ context: 'columns', message: 'Left' }),
          right: t({ context: 'columns', message: 'Right' }),
        }}
        state={{ links, selected }}
        onChange={change}
        disabled={check.solved}
        marks="shapes"
      />
      <CheckBar activity={activity} check={check} ready={isComplete(kind.task, links)} incompleteHint={kind.task.wait}>
        {!check.solved && linkCount > 0 && (
          <Button variant="quiet" data-control="reset" onClick={reset}>
            {t`Reset All Matches`}
          </Button>
        )}
      </CheckBar>
    </>
  );
}

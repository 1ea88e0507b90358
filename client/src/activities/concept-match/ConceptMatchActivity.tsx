// Concept match: examples of a draw are assigned to concepts one by one; a wrong concept flashes and the reason is shown.
import { drawExamples } from '@lanternwise/shared/activities/concept-match/definition';
import { useLingui } from '@lingui/react/macro';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CompleteButton } from '../kit/CompleteButton.tsx';
import { ContentIcon } from '../kit/ContentIcon.tsx';
import kitStyles from '../kit/layout.module.css';
import { MatchBoard } from '../kit/match/MatchBoard.tsx';
import type { Card, LinkState } from '../kit/match/matchLinks.ts';
import { useDelay } from '../kit/useDelay.ts';
import { withTry } from '../kit/withTry.ts';

type Props = ActivityProps<'concept-match'>;

const MATCH_SHOWN_MS = 1500;
const WRONG_FLASH_MS = 700;

/** A round: one draw and the concepts that were tried for its examples. */
function useRound(activity: Props['activity'], firstSeed: number) {
  const [seed, setSeed] = useState(firstSeed);
  const [tries, setTries] = useState<Record<string, string[]>>({});
  const [selected, setSelected] = useState<Card>();
  const [isPraised, setPraised] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [explained, setExplained] = useState<string>();
  const afterMatch = useDelay();
  const afterWrong = useDelay();
  const examples = drawExamples(activity, seed);
  const isMatched = ({ id, concept }: (typeof examples)[number]) => tries[id]?.at(-1) === concept;
  const match = (id: string, concept: string) => {
    const isRight = examples.some((example) => example.id === id && example.concept === concept);
    setTries({ ...tries, [id]: withTry(tries[id], concept) });
    setExplained(isRight ? undefined : id);
    if (isRight) {
      setPraised(true);
      afterMatch(() => setPraised(false), MATCH_SHOWN_MS);
    } else {
      setWrong(concept);
      afterWrong(() => setWrong(undefined), WRONG_FLASH_MS);
    }
  };
  const change = (next: LinkState) => {
    setSelected(next.selected);
    for (const [id, concept] of Object.entries(next.links)) match(id, concept);
  };
  const reset = () => {
    setSeed(seed + 1);
    setTries({});
    setExplained(undefined);
    setSelected(undefined);
    setPraised(false);
    setWrong(undefined);
  };
  const matched = examples.filter(isMatched);
  const waiting = examples.filter((example) => !isMatched(example));
  return { answer: { seed, tries }, matched, waiting, selected, change, reset, isPraised, wrong, explained };
}

export function ConceptMatchActivity({ activity, seed, submit }: Props) {
  const { t } = useLingui();
  const { concepts, examples, drawn, messages } = activity;
  const { answer, matched, waiting, selected, change, reset, isPraised, wrong, explained } = useRound(activity, seed);
  const reason = examples.find(({ id }) => id === explained);
  return (
    <>
      <MatchBoard
        left={waiting.map(({ id, text }) => ({ id, name: text }))}
        right={concepts.map((concept) => ({
          id: concept.id,
          name: concept.label,
          body: (
            <ConceptText
              concept={concept}
              matched={matched.filter((example) => example.concept === concept.id)}
              nudge={wrong === concept.id ? messages.wrong : undefined}
            />
          ),
          result: wrong === concept.id ? 'wrong' : undefined,
        }))}
        labels={{ left: t`Examples`, right: t`Concepts` }}
        state={{ links: {}, selected }}
        onChange={change}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-bold">
          {matched.length}/{drawn} {isPraised && messages.correct}
        </p>
        <Button
          variant="quiet"
          size="small"
          data-control="reset"
          icon={<RotateCcw size={18} aria-hidden="true" />}
          onClick={reset}
        >
          {t`Reset`}
        </Button>
      </div>
      <p aria-live="polite" className={kitStyles.note}>
        {reason && `“${reason.text}”: ${reason.why}`}
      </p>
      {matched.length === drawn && <CompleteButton label={activity.check} onPress={() => submit(answer)} />}
    </>
  );
}

interface ConceptTextProps {
  concept: Props['activity']['concepts'][number];
  matched: readonly { id: string; text: string }[];
  nudge: string | undefined;
}

function ConceptText({ concept, matched, nudge }: ConceptTextProps) {
  return (
    <span className="grid gap-1">
      <span className="flex items-center gap-2">
        <ContentIcon name={concept.icon} /> {concept.label}
      </span>
      <span className="text-sm font-normal">{concept.text}</span>
      {matched.map(({ id, text }) => (
        <span key={id} className="text-sm">
          ✓ {text}
        </span>
      ))}
      {nudge && (
        <span role="alert" className="text-sm">
          {nudge}
        </span>
      )}
    </span>
  );
}

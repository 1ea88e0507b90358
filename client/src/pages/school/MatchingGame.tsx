// The matching game: six of nine examples are dragged, or chosen and sent, to AI, ML or DL.

import { MATCH_SHOWN_MS, WRONG_FLASH_MS } from '@lanternwise/shared/school/delays';
import {
  CONCEPTS,
  type Concept,
  drawExamples,
  EXAMPLES_PER_ROUND,
  type ExampleId,
  MATCHING_EXAMPLES,
} from '@lanternwise/shared/school/matchingExamples';
import { Trans, useLingui } from '@lingui/react/macro';
import { Brain, ChartColumn, Network, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { type ActivityProps, withTry } from './activity.ts';
import { CompleteActivity } from './CompleteActivity.tsx';
import { CONCEPT_TEXTS, EXAMPLE_TEXTS } from './exampleTexts.ts';
import { useDelay } from './useDelay.ts';
import { WrongAnswerNote } from './WrongAnswerNote.tsx';
import { EXAMPLE_REASONS } from './wrongAnswerTexts.ts';

const CONCEPT_ICONS = { AI: Brain, ML: ChartColumn, DL: Network } as const;

type Matches = Partial<Record<ExampleId, Concept>>;
/** The concepts tried for each example, in order. */
type Tries = Partial<Record<ExampleId, Concept[]>>;

function useMatching(firstSeed: number) {
  const [seed, setSeed] = useState(firstSeed);
  const [matches, setMatches] = useState<Matches>({});
  const [tries, setTries] = useState<Tries>({});
  const [chosen, setChosen] = useState<ExampleId>();
  const [isPraised, setPraised] = useState(false);
  const [wrong, setWrong] = useState<Concept>();
  const [explained, setExplained] = useState<ExampleId>();
  const afterMatch = useDelay();
  const afterWrong = useDelay();
  const examples = drawExamples(seed);
  const drop = (concept: Concept, example = chosen) => {
    if (example === undefined || matches[example] || !examples.includes(example)) return;
    setChosen(undefined);
    setTries({ ...tries, [example]: withTry(tries[example], concept) });
    const isRight = MATCHING_EXAMPLES[example] === concept;
    setExplained(isRight ? undefined : example);
    if (isRight) {
      setMatches({ ...matches, [example]: concept });
      setPraised(true);
      afterMatch(() => setPraised(false), MATCH_SHOWN_MS);
    } else {
      setWrong(concept);
      afterWrong(() => setWrong(undefined), WRONG_FLASH_MS);
    }
  };
  const reset = () => {
    setSeed(seed + 1);
    setMatches({});
    setTries({});
    setExplained(undefined);
    setChosen(undefined);
    setPraised(false);
    setWrong(undefined);
  };
  const count = Object.keys(matches).length;
  return { seed, examples, matches, tries, chosen, setChosen, isPraised, wrong, explained, drop, reset, count };
}

export function MatchingGame({ seed, onComplete }: ActivityProps<'unit-2-matching'>) {
  const { i18n } = useLingui();
  const game = useMatching(seed);
  const { count, explained } = game;
  return (
    <div className="grid gap-4">
      <p>
        <Trans>Drag each example to its concept, or choose an example and then its concept.</Trans>
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {game.examples
          .filter((id) => !game.matches[id])
          .map((id) => (
            <li key={id}>
              <Button
                variant={game.chosen === id ? 'primary' : 'secondary'}
                wide
                draggable
                aria-pressed={game.chosen === id}
                onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
                onClick={() => game.setChosen(id)}
              >
                {i18n._(EXAMPLE_TEXTS[id])}
              </Button>
            </li>
          ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-3">
        {CONCEPTS.map((concept) => (
          <ConceptBox key={concept} concept={concept} game={game} />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-bold">
          {count}/{EXAMPLES_PER_ROUND} {game.isPraised && <Trans>Great match</Trans>}
        </p>
        <Button variant="quiet" size="small" icon={<RotateCcw size={18} aria-hidden="true" />} onClick={game.reset}>
          <Trans>Reset</Trans>
        </Button>
      </div>
      <WrongAnswerNote>
        {explained && `“${i18n._(EXAMPLE_TEXTS[explained])}”: ${i18n._(EXAMPLE_REASONS[explained])}`}
      </WrongAnswerNote>
      {count === EXAMPLES_PER_ROUND && (
        <CompleteActivity onComplete={() => onComplete({ answer: { seed: game.seed, tries: game.tries } })} />
      )}
    </div>
  );
}

function ConceptBox({ concept, game }: { concept: Concept; game: ReturnType<typeof useMatching> }) {
  const { i18n } = useLingui();
  const { name, text } = CONCEPT_TEXTS[concept];
  const Icon = CONCEPT_ICONS[concept];
  const isWrong = game.wrong === concept;
  return (
    <button
      type="button"
      data-wrong={isWrong || undefined}
      className={cx(
        'grid min-h-24 content-start gap-1 rounded-lg border-2 p-3 text-start',
        isWrong ? 'border-error text-error' : 'border-line',
      )}
      onClick={() => game.drop(concept)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const dropped = event.dataTransfer.getData('text/plain');
        game.drop(
          concept,
          game.examples.find((id) => id === dropped),
        );
      }}
    >
      <span className="font-bold">
        <Icon className="inline-block" size={22} aria-hidden="true" /> {concept}: {i18n._(name)}
      </span>
      <span className="text-sm">{i18n._(text)}</span>
      {game.examples
        .filter((id) => game.matches[id] === concept)
        .map((id) => (
          <span key={id} className="text-sm text-ok">
            ✓ {i18n._(EXAMPLE_TEXTS[id])}
          </span>
        ))}
      {isWrong && (
        <span role="alert" className="text-sm font-bold">
          <Trans>Not here. Where do its rules come from: people, tables, or many layers?</Trans>
        </span>
      )}
    </button>
  );
}

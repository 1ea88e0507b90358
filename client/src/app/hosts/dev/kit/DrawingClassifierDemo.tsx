// Demo of the drawing pad: k nearest examples classify a drawing.
import type { LabelledExample } from '@lanternwise/shared/learning/knn';
import { useMemo, useState } from 'react';
import { DrawingPad } from '../../../../activities/kit/drawing-pad/DrawingPad.tsx';
import { centreByMass, emptyGrid, type Grid, isEmpty } from '../../../../activities/kit/drawing-pad/grid.ts';
import { Plot } from '../../../../activities/kit/plot/Plot.tsx';
import { useAlgorithm } from '../../../../features/learning/useAlgorithm.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';

const SIZE = 12;
const K = 3;
const LABELS = ['circle', 'cross'] as const;
/** Distance of drawings (144 cells) above which the result is shown as unsure; about half of the ink differs. */
const UNSURE_DISTANCE = 6;

const featuresOf = (grid: Grid): number[] => centreByMass(grid).flat();

export function DrawingClassifierDemo() {
  const [grid, setGrid] = useState<Grid>(() => emptyGrid(SIZE));
  const [examples, setExamples] = useState<readonly LabelledExample[]>([]);
  const [round, setRound] = useState(0);
  const input = useMemo(
    () => (isEmpty(grid) || examples.length === 0 ? undefined : ([examples, featuresOf(grid), K] as const)),
    [examples, grid],
  );
  const prediction = useAlgorithm('knn', input);
  const addExample = (label: string) => {
    setExamples([...examples, { features: featuresOf(grid), label }]);
    setRound(round + 1);
  };
  const nearest = prediction?.neighbours[0];
  const counts = LABELS.map((label) => `${examples.filter((each) => each.label === label).length} of a ${label}`);
  return (
    <Card className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-8 gap-y-4 [&>h2]:col-span-full">
      <h2 className="text-xl">Draw and recognise</h2>
      <DrawingPad key={round} label="Draw a circle or a cross" size={SIZE} onChange={setGrid} />
      <div className="grid content-start gap-4">
        <p>{`Examples so far: ${counts.join(', ')}.`}</p>
        <div className="flex flex-wrap gap-3">
          {LABELS.map((label) => (
            <Button key={label} variant="secondary" disabled={isEmpty(grid)} onClick={() => addExample(label)}>
              {`Keep as ${label}`}
            </Button>
          ))}
        </div>
        <p role="status">{describePrediction(prediction?.label, nearest?.distance, examples.length)}</p>
        {prediction && (
          <Plot
            kind="bars"
            caption={`Votes of the ${prediction.neighbours.length} nearest examples`}
            xLabel="Sign"
            yLabel="Votes"
            points={LABELS.map((label, x) => ({
              id: label,
              x,
              y: prediction.votes.find((vote) => vote.label === label)?.count ?? 0,
              series: label,
            }))}
          />
        )}
      </div>
    </Card>
  );
}

function describePrediction(label: string | undefined, distance: number | undefined, examples: number): string {
  if (examples === 0) return 'Draw an example and keep it: a model without examples knows nothing.';
  if (label === undefined || distance === undefined) return 'Draw something new.';
  const unsure = distance > UNSURE_DISTANCE ? ' No example is much like it, so do not trust this.' : '';
  return `This looks like a ${label}. The nearest example is ${distance.toFixed(1)} away.${unsure}`;
}

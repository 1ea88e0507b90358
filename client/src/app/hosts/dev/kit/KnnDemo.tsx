// Demo of the canvas kit: classifies a chosen point by its k nearest neighbours and animates the ring around them.
import { classifyByNeighbours, type KnnPrediction } from '@lanternwise/shared/learning/knn';
import { seededRandom } from '@lanternwise/shared/learning/random';
import { useRef, useState } from 'react';
import type { Point } from '../../../../activities/kit/canvas/CanvasInput.ts';
import { LoopCanvas } from '../../../../activities/kit/canvas/LoopCanvas.tsx';
import type { DrawContext } from '../../../../activities/kit/canvas/useCanvasLoop.ts';
import { Plot } from '../../../../activities/kit/plot/Plot.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Switch } from '../../../../ui/Switch.tsx';

const WIDTH = 320;
const HEIGHT = 200;
const K = 5;
const STEP_MS = 1000 / 60;
/** Logical units per second. */
const GROWTH = 90;

/** Two clusters of points that overlap a little. */
function createExamples(): { features: [number, number]; label: 'lantern' | 'star' }[] {
  const random = seededRandom(7);
  const around = (middle: number, spread: number) => middle + (random() + random() + random() - 1.5) * spread;
  return Array.from({ length: 36 }, (_, at) =>
    at % 2 === 0
      ? { features: [around(115, 75), around(85, 60)], label: 'lantern' }
      : { features: [around(215, 75), around(120, 60)], label: 'star' },
  );
}

const EXAMPLES = createExamples();
const COLORS = { lantern: 'teal', star: 'violet' } as const;

export function KnnDemo() {
  const [query, setQuery] = useState<Point>({ x: 165, y: 105 });
  const [paused, setPaused] = useState(false);
  const radius = useRef(0);
  const prediction = classifyByNeighbours(EXAMPLES, [query.x, query.y], K);
  const reach = prediction.neighbours.at(-1)?.distance ?? 0;
  const ask = (at: Point) => {
    setQuery({ x: Math.round(at.x), y: Math.round(at.y) });
    radius.current = 0;
  };
  return (
    <Card className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-x-8 gap-y-4 [&>h2]:col-span-full">
      <h2 className="text-xl">Who is nearest?</h2>
      <div className="grid gap-3">
        <LoopCanvas
          label="A field of lanterns and stars. Put the question anywhere."
          keysHint="Arrow keys move, Space asks here."
          textAlternative={describePrediction(query, prediction)}
          width={WIDTH}
          height={HEIGHT}
          keyStep={10}
          stepMs={STEP_MS}
          paused={paused}
          update={(seconds) => {
            radius.current = Math.min(reach, radius.current + GROWTH * seconds);
          }}
          settle={() => {
            radius.current = reach;
          }}
          draw={(paint, cursor) => drawKnn(paint, query, radius.current, cursor)}
          press={ask}
          move={(at, held) => held && ask(at)}
        />
        <Switch label="Pause" checked={paused} onChange={setPaused} />
        <p>{describePrediction(query, prediction)}</p>
      </div>
      <Plot
        kind="scatter"
        caption="The same points as a plot"
        xLabel="across"
        yLabel="up"
        points={EXAMPLES.map(({ features: [x, y], label }, at) => ({ id: `${at}`, x, y: HEIGHT - y, series: label }))}
      />
    </Card>
  );
}

function describePrediction({ x, y }: Point, { label, votes }: KnnPrediction): string {
  const votesText = votes.map((vote) => `${vote.count} ${vote.label}${vote.count === 1 ? '' : 's'}`).join(' and ');
  return `The question is at ${x} across and ${y} down. Its ${K} nearest are ${votesText}: it is taken for a ${label}.`;
}

function drawKnn({ ctx, pixel, color }: DrawContext, query: Point, radius: number, cursor: Point | undefined): void {
  for (const { features, label } of EXAMPLES) {
    const [x, y] = features;
    const near = Math.hypot(x - query.x, y - query.y) <= radius + 1e-6;
    ctx.fillStyle = color(COLORS[label]);
    ctx.beginPath();
    if (label === 'lantern') ctx.arc(x, y, 4, 0, Math.PI * 2);
    else ctx.rect(x - 3.6, y - 3.6, 7.2, 7.2);
    ctx.fill();
    if (!near) continue;
    ctx.strokeStyle = color('text');
    ctx.lineWidth = 1.6;
    ctx.stroke();
  }
  ctx.strokeStyle = color('text');
  ctx.lineWidth = Math.max(pixel, 1);
  ctx.beginPath();
  ctx.arc(query.x, query.y, radius, 0, Math.PI * 2);
  ctx.stroke();
  drawCross(ctx, query, 6);
  if (!cursor) return;
  ctx.strokeStyle = color('focus');
  ctx.strokeRect(cursor.x - 5, cursor.y - 5, 10, 10);
}

function drawCross(ctx: CanvasRenderingContext2D, { x, y }: Point, size: number): void {
  ctx.beginPath();
  ctx.moveTo(x - size, y);
  ctx.lineTo(x + size, y);
  ctx.moveTo(x, y - size);
  ctx.lineTo(x, y + size);
  ctx.stroke();
}

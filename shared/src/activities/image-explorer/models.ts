// The two small k-NN models of the explorer: leave-one-out over two features, and recognition of drawings by the nearest example.
import { classifyByNeighbours, type LabelledExample, nearestNeighbours } from '../../learning/knn.ts';
import type { ExampleDrawing, ToolOf } from './tools.ts';

const FEATURE_VOTERS = 3;

/** Whether each thing is recognised by the three most similar others, seen only by these two features. */
export function judgeFeatures({ features, things }: ToolOf<'features'>, chosen: readonly string[]): boolean[] {
  const columns = chosen.map((one) => features.findIndex(({ id }) => id === one));
  const examples: LabelledExample[] = things.map(({ group, values }) => ({
    label: group,
    features: columns.map((column) => values[column] ?? 0),
  }));
  return examples.map(({ label, features: query }, at) => {
    const others = examples.filter((_, index) => index !== at);
    return classifyByNeighbours(others, query, FEATURE_VOTERS).label === label;
  });
}

const toExample = ({ group, rows }: ExampleDrawing): LabelledExample => ({
  label: group,
  features: [...rows.join('')].map((sign) => (sign === '#' ? 1 : 0)),
});

export interface TestResult {
  test: ExampleDrawing;
  /** The most similar example; undefined without examples. */
  nearest: ExampleDrawing | undefined;
  /** How many pixels differ from it. */
  different: number;
  isRight: boolean;
}

/** What the nearest of the chosen examples says of each test. */
export function judgeExamples({ pool, tests }: ToolOf<'training'>, chosen: readonly string[]): TestResult[] {
  const examples = pool.filter(({ id }) => chosen.includes(id));
  const learned = examples.map(toExample);
  return tests.map((test) => {
    const [first] = nearestNeighbours(learned, toExample(test).features, 1);
    const nearest = first && examples[first.index];
    return {
      test,
      nearest,
      different: Math.round((first?.distance ?? 0) ** 2),
      isRight: nearest?.group === test.group,
    };
  });
}

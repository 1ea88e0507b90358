// Judges the state of a tool: whether its goal is reached, and if not, why.
import { fillPlaceholders } from '../../content/placeholders.ts';
import { explainConvolution, FILTER_PRESETS } from '../../learning/convolution.ts';
import { judgeExamples, judgeFeatures } from './models.ts';
import { measureBrightness, type SmallPicture, toGrey, toPixels } from './picture.ts';
import { LEVEL_VALUES, type StateOf, type Tool, type ToolKind, type ToolOf, type ToolState } from './tools.ts';

/** Undefined if the goal is reached; otherwise the reason, in the words of the content. */
type Verdict = string | undefined;
type Judge<K extends ToolKind> = (tool: ToolOf<K>, state: StateOf<K>) => Verdict;

const judgePixels: Judge<'pixels'> = ({ numbers, why }, { rows }) => {
  const valueAt = (lines: readonly string[], row: number, column: number) =>
    LEVEL_VALUES[Number(lines[row]?.[column] ?? 0)] ?? 0;
  for (const [row, line] of numbers.rows.entries()) {
    const column = [...line].findIndex((level, at) => rows[row]?.[at] !== level);
    if (column < 0) continue;
    const wanted = valueAt(numbers.rows, row, column);
    const found = valueAt(rows, row, column);
    return fillPlaceholders(why, { row: row + 1, column: column + 1, wanted, found });
  }
};

const judgeBrightness: Judge<'brightness'> = (tool, { add }) => {
  const { mean, lost } = measureBrightness(toPixels(tool), add);
  if (mean < tool.least) return fillPlaceholders(tool.dark, { mean });
  return lost > tool.mostLost ? fillPlaceholders(tool.lost, { lost }) : undefined;
};

const judgeChannels: Judge<'channels'> = ({ correct, options }, { seen }) =>
  seen === correct ? undefined : options.find(({ id }) => id === seen)?.why;

/** The nine products of the edge filter and their sum, with its middle on this pixel of the grey picture. */
export const explainEdge = (picture: SmallPicture, at: { x: number; y: number }) =>
  explainConvolution(toGrey(toPixels(picture)), FILTER_PRESETS.edge, 'repeat-edge', { ...at, channel: 0 });

const judgeEdges: Judge<'edges'> = (tool, { x, y }) => {
  const { sum } = explainEdge(tool, { x, y });
  return Math.abs(sum) >= tool.least ? undefined : fillPlaceholders(tool.why, { sum });
};

const judgeFeatureChoice: Judge<'features'> = (tool, { chosen }) => {
  if (new Set(chosen).size < 2) return tool.few;
  const results = judgeFeatures(tool, chosen);
  const right = results.filter(Boolean).length;
  return right === results.length ? undefined : fillPlaceholders(tool.why, { right, count: results.length });
};

const judgeTraining: Judge<'training'> = (tool, { chosen }) => {
  if (chosen.length === 0) return tool.none;
  if (chosen.length > tool.most) return fillPlaceholders(tool.many, { most: tool.most });
  const results = judgeExamples(tool, chosen);
  const right = results.filter(({ isRight }) => isRight).length;
  return right >= tool.goal ? undefined : fillPlaceholders(tool.why, { right, count: results.length });
};

const JUDGES: { [K in ToolKind]: Judge<K> } = {
  pixels: judgePixels,
  brightness: judgeBrightness,
  channels: judgeChannels,
  edges: judgeEdges,
  features: judgeFeatureChoice,
  training: judgeTraining,
};

export type JudgedState = { isReached: true } | { isReached: false; why: string | undefined };

/** Without `why` nothing was answered yet. */
export function judgeTool(tool: Tool, state: ToolState): JudgedState {
  if (tool.kind !== state.kind) return { isReached: false, why: undefined };
  if (state.kind === 'channels' && state.seen === null) return { isReached: false, why: undefined };
  // The kinds are equal; TypeScript cannot pair the members of two unions.
  const why = (JUDGES[tool.kind] as (tool: Tool, state: ToolState) => Verdict)(tool, state);
  const isUnknownPick = state.kind === 'channels' && tool.kind === 'channels' && state.seen !== tool.correct;
  return why === undefined && !isUnknownPick ? { isReached: true } : { isReached: false, why };
}

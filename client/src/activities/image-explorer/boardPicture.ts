// What the tool shows, as a picture for the wizard's frame on the map: it changes there with every press.
import { brighten, type Pixels, toPixels, withChannels } from '@lanternwise/shared/activities/image-explorer/picture';
import {
  GRID_SIZE,
  LEVEL_VALUES,
  type Tool,
  type ToolState,
} from '@lanternwise/shared/activities/image-explorer/tools';
import type { BoardPicture, BoardStroke } from '../../bridge/boardPicture.ts';

/** A row writes each pixel as one of these. */
const LEVELS = LEVEL_VALUES.map((_, at) => `${at}`);

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

const painted = (rows: readonly string[]): Pixels => ({
  ...{ width: GRID_SIZE, height: GRID_SIZE, channels: 1 },
  data: Uint8ClampedArray.from(
    rows.flatMap((row) => [...row].map((level) => LEVEL_VALUES[LEVELS.indexOf(level)] ?? 0)),
  ),
});

function pixelsOf(tool: Tool, state: ToolState): Pixels | undefined {
  if (state.kind === 'pixels') return painted(state.rows);
  if (tool.kind === 'brightness' && state.kind === 'brightness') return brighten(toPixels(tool), state.add);
  if (tool.kind === 'channels' && state.kind === 'channels') return withChannels(toPixels(tool), state.on);
  return undefined;
}

/** Undefined for tools without a picture that changes. */
export function boardPicture(tool: Tool, state: ToolState): BoardPicture | undefined {
  const pixels = pixelsOf(tool, state);
  if (!pixels) return undefined;
  const { width, height, channels, data } = pixels;
  const strokes = Array.from({ length: width * height }, (_, at): BoardStroke => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [red = 0, green = red, blue = red] = data.slice(at * channels, (at + 1) * channels);
    const color = `#${hex(red)}${hex(green)}${hex(blue)}`;
    return { kind: 'fill', color, size: 1, points: [x, y, x + 1, y, x + 1, y + 1, x, y + 1] };
  });
  return { paper: '#000000', width, height, strokes };
}

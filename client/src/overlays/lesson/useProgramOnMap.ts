// Shows on the board of a lesson's place what a program prints, as it prints, and lets the people there take part.

import { useCallback, useEffect, useRef } from 'react';
import type { BoardsView } from '../../activities/host/boardsView.ts';
import { boardLines } from '../../features/progress/programOutputs.ts';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';
import type { PythonRuntime } from '../../python-lab/protocol.ts';

/** Characters of output that a board can need. */
const MAX_SHOWN = 400;

export interface ProgramPlace {
  /** Whose board it is. */
  place: string;
  /** Who teaches there. */
  person: string;
}

export interface ProgramOnMap {
  /** A program was checked: who teaches there is glad or puzzled; what a right one has printed is read out. */
  react(isRight: boolean): void;
}

export function useProgramOnMap(
  lesson: string,
  runtime: PythonRuntime,
  { place, person }: Partial<ProgramPlace>,
): ProgramOnMap {
  const world = useOptionalWorld();
  const shown = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!world || place === undefined) return;
    let text = '';
    const show = () => {
      const lines = boardLines(text);
      // A program that prints nothing leaves what stands.
      if (lines.length === 0 || lines.join('\n') === shown.current.join('\n')) return;
      shown.current = lines;
      const view: BoardsView = { boards: { [place]: { lines, label: null, lit: true } } };
      world.emit('window/changed', { id: lesson, view });
    };
    const stop = runtime.on((event) => {
      if (event.kind === 'begun') text = '';
      // The question stands there until the next line.
      if (event.kind === 'ask' && text.endsWith(event.prompt)) text = text.slice(0, text.length - event.prompt.length);
      if (event.kind !== 'output' || event.stream !== 'out' || event.isRecorded || text.length >= MAX_SHOWN) return;
      text = (text + event.text).slice(0, MAX_SHOWN);
      show();
    });
    return () => {
      stop();
      world.emit('window/changed', { id: lesson, view: null });
    };
  }, [world, runtime, lesson, place]);
  const react = useCallback(
    (isRight: boolean) => {
      if (!world || place === undefined || person === undefined) return;
      world.emit('effect/requested', { effect: isRight ? 'cheer' : 'emote-question', at: person });
      const lines = shown.current.map((line) => `“${line}”`);
      if (isRight && lines.length > 0) world.emit('people/called', { at: place, lines, mood: 'glad' });
    },
    [world, place, person],
  );
  return { react };
}

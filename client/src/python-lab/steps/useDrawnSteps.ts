// The steps of a program that may draw: the recording, and the picture as it was at the step on screen.
import { useCallback, useEffect, useRef } from 'react';
import { type DrawCommand, parseBatch } from '../workshop/drawCommand.ts';
import type { Drawing } from '../workshop/useDrawing.ts';
import { type TraceSteps, type TraceStepsOptions, useTraceSteps } from './useTraceSteps.ts';

export function useDrawnSteps(
  drawing: Pick<Drawing, 'add' | 'clear' | 'show'>,
  options: Omit<TraceStepsOptions, 'onDraw' | 'onStart'>,
): TraceSteps {
  const commands = useRef<DrawCommand[]>([]);
  const { add, clear, show } = drawing;
  const onDraw = useCallback(
    (json: string) => {
      commands.current.push(...parseBatch(json));
      add(json);
    },
    [add],
  );
  const onStart = useCallback(() => {
    commands.current = [];
    clear();
  }, [clear]);
  const steps = useTraceSteps({ ...options, onDraw, onStart });
  const drawn = steps.view?.drawn;
  const isRecording = steps.isRecording;
  useEffect(() => {
    if (drawn !== undefined && !isRecording) show(commands.current.slice(0, drawn));
  }, [drawn, isRecording, show]);
  return steps;
}

// Putting pieces into zones by drag, by tap–tap and by keyboard: pick a piece up, then choose a zone.
import { DndContext, type DragEndEvent, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { LiveRegion } from '../../ui/LiveRegion.tsx';

interface PlacingState {
  /** Piece that was picked up and waits for a zone. */
  held: string | undefined;
  disabled: boolean;
  pick(piece: string, label: string): void;
  drop(zone: string, label: string): void;
}

const PlacingContext = createContext<PlacingState | null>(null);

export function usePlacing(): PlacingState {
  const state = useContext(PlacingContext);
  if (!state) throw new Error('pieces and zones live inside <Placing>');
  return state;
}

export interface PlacingProps {
  onPlace(piece: string, zone: string): void;
  disabled?: boolean;
  children: ReactNode;
}

/** A press shorter than this many pixels stays a tap. */
const DRAG_DISTANCE = 6;
/** A finger rests this long before it drags, so that it can still scroll. */
const TOUCH_DELAY_MS = 120;

const INSTRUCTIONS = { draggable: 'Press Enter to pick this up, then choose a place for it.' };

export function Placing({ onPlace, disabled = false, children }: PlacingProps) {
  const [held, setHeld] = useState<string>();
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: DRAG_DISTANCE } }),
  );
  const state = useMemo<PlacingState>(
    () => ({
      held,
      disabled,
      pick: (piece, label) => {
        setHeld((before) => (before === piece ? undefined : piece));
        setSaid(held === piece ? `${label} put back.` : `${label} picked up. Choose a place for it.`);
      },
      drop: (zone, label) => {
        if (held === undefined) return;
        onPlace(held, zone);
        setHeld(undefined);
        setSaid(`Placed in ${label}.`);
      },
    }),
    [held, disabled, onPlace],
  );
  const dropped = ({ active, over }: DragEndEvent) => {
    setHeld(undefined);
    if (over && !disabled) onPlace(String(active.id), String(over.id));
  };
  return (
    <PlacingContext value={state}>
      <DndContext sensors={sensors} onDragEnd={dropped} accessibility={{ screenReaderInstructions: INSTRUCTIONS }}>
        {children}
      </DndContext>
      <LiveRegion text={said} />
    </PlacingContext>
  );
}

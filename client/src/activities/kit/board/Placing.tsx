// Putting pieces into zones by drag, by tap–tap and by keyboard: pick a piece up, then choose a zone.
import { DndContext, type DragEndEvent, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { playSound } from '../../../audio/playSound.ts';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { placeNameOf, SILENT_DRAGGING } from './dragging.ts';
import { DRAG_DISTANCE, TOUCH_DELAY_MS, tappedInstead } from './lingeringTap.ts';

interface PlacingState {
  /** Piece that was picked up and waits for a zone. */
  held: string | undefined;
  disabled: boolean;
  pick(piece: string, label: string): void;
  drop(zone: string, label: string): void;
  /** This piece lies elsewhere now: the focus follows it. */
  moved(piece: string): void;
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

export function Placing({ onPlace, disabled = false, children }: PlacingProps) {
  const { t } = useLingui();
  const [held, setHeld] = useState<string>();
  const [said, setSaid] = useState('');
  const [followed, setFollowed] = useState<{ piece: string }>();
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!followed) return;
    const pieces = [...(board.current?.querySelectorAll<HTMLElement>('[data-control]') ?? [])];
    pieces.find((piece) => piece.dataset.control === `piece:${followed.piece}`)?.focus({ preventScroll: true });
  }, [followed]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: DRAG_DISTANCE } }),
  );
  const state = useMemo<PlacingState>(
    () => ({
      held,
      disabled,
      pick: (piece, label) => {
        playSound('drag-pick');
        setHeld((before) => (before === piece ? undefined : piece));
        setSaid(held === piece ? t`${label} put back.` : t`${label} picked up. Choose a place for it.`);
      },
      drop: (zone, label) => {
        if (held === undefined) return;
        onPlace(held, zone);
        setHeld(undefined);
        setFollowed({ piece: held });
        playSound('drag-drop');
        setSaid(t`Placed in ${label}.`);
      },
      moved: (piece) => {
        setFollowed({ piece });
        playSound('drag-drop');
      },
    }),
    [held, disabled, onPlace, t],
  );
  const dropped = (event: DragEndEvent) => {
    if (tappedInstead(event)) return;
    const { active, over } = event;
    setHeld(undefined);
    if (!over || disabled) return;
    playSound('drag-drop');
    onPlace(String(active.id), String(over.id));
    const label = placeNameOf(over);
    setSaid(t`Placed in ${label}.`);
  };
  return (
    <PlacingContext value={state}>
      <DndContext sensors={sensors} onDragEnd={dropped} accessibility={SILENT_DRAGGING}>
        <div ref={board} className="act-placing">
          {children}
        </div>
      </DndContext>
      <LiveRegion text={said} />
    </PlacingContext>
  );
}

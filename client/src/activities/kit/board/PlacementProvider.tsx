// Putting pieces into zones by drag, by tap–tap and by keyboard: pick a piece up, then choose a zone.
import { DndContext, type DragEndEvent, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { playSound } from '../../../audio/playSound.ts';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { dropZoneLabel, SILENT_DND_ACCESSIBILITY } from './dndAccessibility.ts';
import { DRAG_THRESHOLD_PX, TOUCH_DELAY_MS, tapUnlessDragged } from './longPressTap.ts';

interface PlacementState {
  /** Piece that was picked up and waits for a zone. */
  selectedPiece: string | undefined;
  disabled: boolean;
  pickUp(piece: string, label: string): void;
  drop(zone: string, label: string): void;
  /** This piece lies elsewhere now: the focus follows it. */
  focusMovedPiece(piece: string): void;
}

const PlacementContext = createContext<PlacementState | null>(null);

export function usePlacement(): PlacementState {
  const state = useContext(PlacementContext);
  if (!state) throw new Error('pieces and zones live inside <Placing>');
  return state;
}

export interface PlacementProviderProps {
  onPlace(piece: string, zone: string): void;
  disabled?: boolean;
  children: ReactNode;
}

export function PlacementProvider({ onPlace, disabled = false, children }: PlacementProviderProps) {
  const { t } = useLingui();
  const [selectedPiece, setHeld] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const [focusTarget, setFocusTarget] = useState<{ piece: string }>();
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focusTarget) return;
    const pieces = [...(board.current?.querySelectorAll<HTMLElement>('[data-control]') ?? [])];
    pieces.find((piece) => piece.dataset.control === `piece:${focusTarget.piece}`)?.focus({ preventScroll: true });
  }, [focusTarget]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_THRESHOLD_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: DRAG_THRESHOLD_PX } }),
  );
  const state = useMemo<PlacementState>(
    () => ({
      selectedPiece,
      disabled,
      pickUp: (piece, label) => {
        playSound('drag-pick');
        setHeld((before) => (before === piece ? undefined : piece));
        setAnnouncement(
          selectedPiece === piece ? t`${label} put back.` : t`${label} picked up. Choose a place for it.`,
        );
      },
      drop: (zone, label) => {
        if (selectedPiece === undefined) return;
        onPlace(selectedPiece, zone);
        setHeld(undefined);
        setFocusTarget({ piece: selectedPiece });
        playSound('drag-drop');
        setAnnouncement(t`Placed in ${label}.`);
      },
      focusMovedPiece: (piece) => {
        setFocusTarget({ piece });
        playSound('drag-drop');
      },
    }),
    [selectedPiece, disabled, onPlace, t],
  );
  const handleDragEnd = (event: DragEndEvent) => {
    if (tapUnlessDragged(event)) return;
    const { active, over } = event;
    setHeld(undefined);
    if (!over || disabled) return;
    playSound('drag-drop');
    onPlace(String(active.id), String(over.id));
    const label = dropZoneLabel(over);
    setAnnouncement(t`Placed in ${label}.`);
  };
  return (
    <PlacementContext value={state}>
      <DndContext sensors={sensors} onDragEnd={handleDragEnd} accessibility={SILENT_DND_ACCESSIBILITY}>
        <div ref={board} className="act-placing">
          {children}
        </div>
      </DndContext>
      <LiveRegion text={announcement} />
    </PlacementContext>
  );
}

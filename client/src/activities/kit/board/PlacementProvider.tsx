// Moves pieces into zones by drag, by two taps or by keyboard: pick a piece up, then choose a zone.
import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { playSound } from '../../../audio/playSound.ts';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { labelOf, useDndAccessibility } from './dndAccessibility.ts';
import { tapUnlessDragged, usePointerSensors } from './dragging.ts';
import styles from './PlacementProvider.module.css';

interface PlacementState {
  /** The piece that was picked up and goes into the next chosen zone. */
  selectedPiece: string | undefined;
  disabled: boolean;
  pickUp(piece: string, label: string): void;
  drop(zone: string, label: string): void;
  /** Moves the focus to a piece that was rendered in another place. */
  focusMovedPiece(piece: string): void;
}

const PlacementContext = createContext<PlacementState | null>(null);

export function usePlacement(): PlacementState {
  const state = useContext(PlacementContext);
  if (!state) throw new Error('Pieces and zones must be inside <PlacementProvider>.');
  return state;
}

export interface PlacementProviderProps {
  onPlace(piece: string, zone: string): void;
  disabled?: boolean;
  children: ReactNode;
}

/** The board announces moves by drag, tap and keyboard alike. */
const saidByLiveRegion = () => undefined;

export function PlacementProvider({ onPlace, disabled = false, children }: PlacementProviderProps) {
  const board = useRef<HTMLDivElement>(null);
  const focusPiece = usePieceFocus(board);
  const { state, announcement, place, deselect } = usePlacementState(onPlace, disabled, focusPiece);
  const accessibility = useDndAccessibility(saidByLiveRegion);
  const handleDragEnd = (event: DragEndEvent) => {
    if (tapUnlessDragged(event)) return;
    const { active, over } = event;
    if (over && !disabled) place(String(active.id), String(over.id), labelOf(over));
    else deselect();
  };
  return (
    <PlacementContext value={state}>
      <DndContext sensors={usePointerSensors()} onDragEnd={handleDragEnd} accessibility={accessibility}>
        <div ref={board} className={styles.board}>
          {children}
        </div>
      </DndContext>
      <LiveRegion text={announcement} />
    </PlacementContext>
  );
}

type PieceFocus = (piece: string) => void;

function usePlacementState(onPlace: PlacementProviderProps['onPlace'], disabled: boolean, focusPiece: PieceFocus) {
  const { t } = useLingui();
  const [selectedPiece, setSelectedPiece] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const place = useCallback(
    (piece: string, zone: string, label: string) => {
      setSelectedPiece(undefined);
      onPlace(piece, zone);
      playSound('drag-drop');
      setAnnouncement(t`Placed in ${label}.`);
    },
    [onPlace, t],
  );
  const state = useMemo<PlacementState>(
    () => ({
      selectedPiece,
      disabled,
      pickUp: (piece, label) => {
        const isPutBack = selectedPiece === piece;
        playSound('drag-pick');
        setSelectedPiece(isPutBack ? undefined : piece);
        setAnnouncement(isPutBack ? t`${label} put back.` : t`${label} picked up. Choose a place for it.`);
      },
      drop: (zone, label) => {
        if (selectedPiece === undefined) return;
        place(selectedPiece, zone, label);
        focusPiece(selectedPiece);
      },
      focusMovedPiece: (piece) => {
        focusPiece(piece);
        playSound('drag-drop');
      },
    }),
    [selectedPiece, disabled, place, focusPiece, t],
  );
  return { state, announcement, place, deselect: () => setSelectedPiece(undefined) };
}

/** Focuses a piece after the next render, when it is in its new place. */
function usePieceFocus(board: RefObject<HTMLElement | null>): PieceFocus {
  const [target, setTarget] = useState<{ piece: string }>();
  useEffect(() => {
    if (!target) return;
    const controls = [...(board.current?.querySelectorAll<HTMLElement>('[data-control]') ?? [])];
    controls.find(({ dataset }) => dataset.control === `piece:${target.piece}`)?.focus({ preventScroll: true });
  }, [board, target]);
  return useCallback((piece) => setTarget({ piece }), []);
}

// A place for pieces. While a piece is held, a button that covers the whole zone takes it.
import { useDroppable } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import styles from './DropZone.module.css';
import type { LabelledData } from './dndAccessibility.ts';
import { usePlacement } from './PlacementProvider.tsx';

export interface DropZoneProps {
  id: string;
  label: string;
  className?: string | undefined;
  /** Symbol and name at the top. */
  header?: ReactNode;
  /** Pieces in this zone: while one of them is held, the zone does not offer to take it. */
  pieceIds?: readonly string[];
  /** Puts the pieces below each other. */
  column?: boolean;
  children?: ReactNode;
}

export function DropZone({ id, label, className, header, pieceIds = [], column = false, children }: DropZoneProps) {
  const { t } = useLingui();
  const { selectedPiece, disabled, drop } = usePlacement();
  const data: LabelledData = { label };
  const { setNodeRef, isOver } = useDroppable({ id, disabled, data: { ...data } });
  return (
    <div ref={setNodeRef} className={cx(styles.zone, isOver && styles.isOver, className)}>
      <fieldset aria-label={label} className={styles.group}>
        {header && <div className={styles.header}>{header}</div>}
        <div className={cx(styles.pieces, column && styles.column)}>{children}</div>
        {selectedPiece !== undefined && !disabled && !pieceIds.includes(selectedPiece) && (
          <button
            type="button"
            className={styles.take}
            data-control={`zone:${id}`}
            aria-label={t`Put into: ${label}`}
            onClick={() => drop(id, label)}
          >
            <ArrowDown aria-hidden="true" size={20} strokeWidth={3.5} />
          </button>
        )}
      </fieldset>
    </div>
  );
}

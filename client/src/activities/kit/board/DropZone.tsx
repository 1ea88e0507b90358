// A place for pieces. While a piece is held the whole zone is one button that takes it.
import { useDroppable } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { DropZoneData } from './dndAccessibility.ts';
import { usePlacement } from './PlacementProvider.tsx';

export interface DropZoneProps {
  id: string;
  label: string;
  className?: string;
  /** Symbol and name at the top. */
  header?: ReactNode;
  /** Pieces that lie here: while one of them is held, the zone offers nothing. */
  pieceIds?: readonly string[];
  children?: ReactNode;
}

export function DropZone({ id, label, className, header, pieceIds = [], children }: DropZoneProps) {
  const { t } = useLingui();
  const { selectedPiece, disabled, drop } = usePlacement();
  const data: DropZoneData = { label };
  const { setNodeRef, isOver } = useDroppable({ id, disabled, data: { ...data } });
  return (
    <div ref={setNodeRef} className={cx('act-zone', isOver && 'act-zone-over', className)}>
      <fieldset aria-label={label} className="act-zone-group">
        {header && <div className="act-zone-head">{header}</div>}
        <div className="act-zone-pieces">{children}</div>
        {selectedPiece !== undefined && !disabled && !pieceIds.includes(selectedPiece) && (
          <button type="button" className="act-zone-take" data-control={`zone:${id}`} onClick={() => drop(id, label)}>
            <span>{t`Put into: ${label}`}</span>
          </button>
        )}
      </fieldset>
    </div>
  );
}

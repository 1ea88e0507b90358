// A place for pieces. While a piece is held the whole zone is one button that takes it.
import { useDroppable } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { NamedPlace } from './dragging.ts';
import { usePlacing } from './Placing.tsx';

export interface ZoneProps {
  id: string;
  label: string;
  className?: string;
  /** Symbol and name at the top. */
  head?: ReactNode;
  /** Pieces that lie here: while one of them is held, the zone offers nothing. */
  holds?: readonly string[];
  children?: ReactNode;
}

export function Zone({ id, label, className, head, holds = [], children }: ZoneProps) {
  const { t } = useLingui();
  const { held, disabled, drop } = usePlacing();
  const named: NamedPlace = { label };
  const { setNodeRef, isOver } = useDroppable({ id, disabled, data: { ...named } });
  return (
    <div ref={setNodeRef} className={cx('act-zone', isOver && 'act-zone-over', className)}>
      <fieldset aria-label={label} className="act-zone-group">
        {head && <div className="act-zone-head">{head}</div>}
        <div className="act-zone-pieces">{children}</div>
        {held !== undefined && !disabled && !holds.includes(held) && (
          <button type="button" className="act-zone-take" data-control={`zone:${id}`} onClick={() => drop(id, label)}>
            <span>{t`Put into: ${label}`}</span>
          </button>
        )}
      </fieldset>
    </div>
  );
}

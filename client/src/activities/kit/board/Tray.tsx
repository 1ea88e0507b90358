// The zone in which the pieces lie at first.
import { cx } from '../../../ui/cx.ts';
import { DropZone, type DropZoneProps } from './DropZone.tsx';
import styles from './Tray.module.css';

export interface TrayProps extends Omit<DropZoneProps, 'className' | 'header'> {
  isEmpty: boolean;
  /** Shown when all pieces are placed. */
  emptyText: string;
}

export function Tray({ isEmpty, emptyText, children, ...zone }: TrayProps) {
  return (
    <DropZone {...zone} className={cx(styles.tray, isEmpty && styles.isEmpty)}>
      {isEmpty ? <p className={styles.empty}>{emptyText}</p> : children}
    </DropZone>
  );
}

// Silences the announcements of dnd-kit, which are English and contain ids; boards announce moves themselves.
import type { DndContextProps, Over } from '@dnd-kit/core';

const noop = () => undefined;

/** Boards have a live region of their own that announces moves by drag, tap and keyboard alike. */
export const SILENT_DND_ACCESSIBILITY: NonNullable<DndContextProps['accessibility']> = {
  announcements: { onDragStart: noop, onDragOver: noop, onDragEnd: noop, onDragCancel: noop },
  // Pieces are buttons with their own behaviour on Enter.
  screenReaderInstructions: { draggable: '' },
};

/** The data of a drop zone, so that it can be named in an announcement. */
export interface DropZoneData {
  label: string;
}

export function dropZoneLabel({ data }: Pick<Over, 'data'>): string {
  const zone: Partial<DropZoneData> | undefined = data.current;
  return zone?.label ?? '';
}

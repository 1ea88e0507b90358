// What a screen reader hears while a piece is dragged: our own words, as dnd-kit's name ids and are English.
import type { DndContextProps, Over } from '@dnd-kit/core';

const noop = () => undefined;

/** Keeps dnd-kit quiet: boards say in a live region of their own what was placed where, by whichever means. */
export const SILENT_DND_ACCESSIBILITY: NonNullable<DndContextProps['accessibility']> = {
  announcements: { onDragStart: noop, onDragOver: noop, onDragEnd: noop, onDragCancel: noop },
  // Pieces are buttons: what Enter does is their own.
  screenReaderInstructions: { draggable: '' },
};

/** What a zone carries so that it can be named when a piece was dropped there. */
export interface DropZoneData {
  label: string;
}

export function dropZoneLabel({ data }: Pick<Over, 'data'>): string {
  const carried: Partial<DropZoneData> | undefined = data.current;
  return carried?.label ?? '';
}

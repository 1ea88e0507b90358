// Announces drags with the labels of pieces and zones; dnd-kit's own announcements are English and speak ids.
import type { Active, DndContextProps, Over } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** The data of a draggable or a drop zone, so that it can be named in an announcement. */
export interface LabelledData {
  label: string;
}

export function labelOf({ data }: Pick<Active | Over, 'data'>): string {
  const labelled: Partial<LabelledData> | undefined = data.current;
  return labelled?.label ?? '';
}

type DndAccessibility = NonNullable<DndContextProps['accessibility']>;

/** `sayDrop` names a drop; a board whose live region announces drops itself returns undefined. */
export function useDndAccessibility(sayDrop: (piece: string, zone: string) => string | undefined): DndAccessibility {
  const { t } = useLingui();
  return useMemo(() => {
    const sayPutBack = (active: Active) => {
      const label = labelOf(active);
      return t`${label} put back.`;
    };
    return {
      announcements: {
        onDragStart: ({ active }) => {
          const label = labelOf(active);
          return t`${label} picked up. Choose a place for it.`;
        },
        onDragOver: ({ over }) => {
          const zone = over ? labelOf(over) : '';
          return zone === '' ? undefined : t`Over ${zone}.`;
        },
        onDragEnd: ({ active, over }) => (over ? sayDrop(labelOf(active), labelOf(over)) : sayPutBack(active)),
        onDragCancel: ({ active }) => sayPutBack(active),
      },
      // Pieces are buttons with their own behaviour on Enter.
      screenReaderInstructions: { draggable: '' },
    };
  }, [t, sayDrop]);
}

// The props that the image explorer passes to the view of its tool.
import type { StateOf, ToolKind, ToolOf } from '@lanternwise/shared/activities/image-explorer/tools';
import type { ReactNode } from 'react';

export interface ToolViewProps<K extends ToolKind> {
  tool: ToolOf<K>;
  state: StateOf<K>;
  /** The goal is reached. */
  disabled: boolean;
  onChange(state: StateOf<K>): void;
  /** Feedback and Check, at the end of the controls. */
  foot: ReactNode;
}

// What the panes of the filter lab are called on the map, and how large their frames are.
/** A rectangle of class "glass-pane" with the learner's own filter. */
export const OWN_PANE = 'pane-own';
/** Those with filters of ours. */
export const READY_PANES = ['pane-blur', 'pane-edge', 'pane-sharpen'] as const;
/** Of the frame around the glass, and of the feet below it, units. */
export const PANE = { rim: 5, foot: 15 } as const;

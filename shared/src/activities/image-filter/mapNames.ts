// What the panes of the filter lab are called on the map.
/** A rectangle of class "glass-pane" with the learner's own filter. */
export const OWN_PANE = 'pane-own';
/** Those with filters of ours. */
export const READY_PANES = ['pane-blur', 'pane-edge', 'pane-sharpen'] as const;

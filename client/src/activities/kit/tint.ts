// Gives the items of a list the colours of the theme in turn.
import styles from './tint.module.css';

/** Class that sets `--tint` for the item at this index. */
export const tintClass = (index: number): string | undefined => styles[`tint${index % 4}`];

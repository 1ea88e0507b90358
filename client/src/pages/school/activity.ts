// What the lesson gives to each of Unit 2's activities.
export interface ActivityProps {
  /** Draws and shuffles follow from it; another one for each opening. */
  seed: number;
  /** The child pressed 'Complete Activity'. */
  onComplete(): void;
}

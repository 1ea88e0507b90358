// What speaks: the interface behind which the browser's speech or the server's voice works.

export interface Utterance {
  text: string;
}

export interface Narrator {
  /** Speaks after the usual short delay, stopping what was spoken. Resolves when it ended, was stopped or cannot be spoken; never rejects. */
  speak(utterance: Utterance): Promise<void>;
  stop(): void;
}

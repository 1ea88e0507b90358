// Lists under a field what keeps its text from being sent, as it is written.
interface ObjectionsProps {
  sentences: readonly string[];
}

/** Stands in the page before there is anything to say, so that a screen reader hears it. */
export const Objections = ({ sentences }: ObjectionsProps) => (
  <div role="status" className="grid gap-2">
    {sentences.map((sentence) => (
      <p key={sentence} className="lw-error">
        {sentence}
      </p>
    ))}
  </div>
);

// Shows the code of an invitation in type that can be read from across a classroom.
export function JoinCode({ code }: { code: string }) {
  return (
    <p
      data-join-code
      className="font-code text-[clamp(2rem,7vw,3.25rem)] leading-[1.2] font-bold tracking-[0.06em] whitespace-nowrap"
    >
      {code}
    </p>
  );
}

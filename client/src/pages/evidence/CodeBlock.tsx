// Shows a program in a scrolling box.
import { ScrollBox } from '../../ui/ScrollBox.tsx';

export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <ScrollBox
      label={label}
      className="mt-2.5 max-h-[360px] overflow-auto rounded-sm bg-bg p-3 font-code text-[0.9375rem] leading-normal [tab-size:4]"
    >
      <pre>{code}</pre>
    </ScrollBox>
  );
}

// A description list of facts about a certificate.
import type { ReactNode } from 'react';

export function DescriptionList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(220px,100%),1fr))] gap-x-7 gap-y-3.5">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-[0.875rem] text-muted">{name}</dt>
          <dd className="font-bold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

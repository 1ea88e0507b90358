// The lines that sum up what a realm teaches.
import { useRealmContent } from '../features/content/realmContentContext.ts';

export function RecapList() {
  const { realm } = useRealmContent();
  return (
    <ul className="mt-1.5 list-disc ps-[22px] text-start">
      {realm.recap.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

// Language and look of the site, and for those who play also sound, reading aloud and keys.
import type { Role } from '@lanternwise/shared/constants/users';
import type { ReactNode } from 'react';
import { canPlay } from './accountParts.ts';
import { LookCard, PlayingCard } from './SettingsCards.tsx';

export const GamePart = ({ role, keys }: { role: Role; keys: ReactNode }) => (
  <div className="grid items-start gap-8 lg:grid-cols-2">
    <LookCard />
    {canPlay(role) && (
      <div className="grid gap-8">
        <PlayingCard />
        {keys}
      </div>
    )}
  </div>
);

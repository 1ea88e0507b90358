// 'Meet Our Team': eight cards; the second picture shows on hover, on focus, and after a tap.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SectionTitle } from '../home/sections/SectionTitle.tsx';
import { TEAM, type TeamMember } from './team.ts';

export function Team() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="team-title" className="lw-page py-16">
      <SectionTitle
        id="team-title"
        colour="teal"
        lead={t`The guides of the eight realms. None of them is real, and all of them are patient.`}
      >
        <Trans>Meet Our Team</Trans>
      </SectionTitle>
      <ul className="lw-team">
        {TEAM.map((member) => (
          <li key={member.id}>
            <TeamCard member={member} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TeamCard({ member }: { member: TeamMember }) {
  const { t } = useLingui();
  const [isTurned, setTurned] = useState(false);
  const name = t(member.name);
  return (
    <button
      type="button"
      className="lw-picture-card lw-team-card"
      aria-pressed={isTurned}
      aria-label={t`${name}: show the other picture`}
      onClick={() => setTurned(!isTurned)}
    >
      <span className="lw-team-photo">
        <img src={member.image1} alt="" width={604} height={742} loading="lazy" decoding="async" />
        <img src={member.image2} alt="" width={604} height={742} loading="lazy" decoding="async" />
      </span>
      <span className="lw-team-words">
        <strong className="font-display text-xl font-normal text-link">{name}</strong>
        <span>{t(member.designation)}</span>
      </span>
    </button>
  );
}

// Programs that students offer to show to the class: what waits for the teacher, what the class can see, and the rest.
import type { OfferedProgram } from '@lanternwise/shared/contracts/class-programs';
import type { GroupRow } from '@lanternwise/shared/contracts/groups';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { classProgramsApi } from '../../features/workshop/classProgramsApi.ts';
import { REASON_WORDS } from '../../features/workshop/classProgramWords.ts';
import { formatDate } from '../../i18n/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';
import { ListPages } from '../layout/ListControls.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { useListParams } from '../layout/useListParams.ts';
import { ProgramDialog } from './ProgramDialog.tsx';

export function ProgramsTab({ group }: { group: Pick<GroupRow, 'id' | 'archivedAt'> }) {
  const { t } = useLingui();
  const { page } = useListParams();
  const query = classProgramsApi.useListClassProgramsQuery({ groupId: group.id, page });
  const [reading, setReading] = useState<string>();
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        <Trans>
          Students offer programs of the Bakery Workshop here. The class sees a program only after a teacher of the
          class has read it and allowed it; then classmates can open a copy and change it. They see the user name, never
          the name on the class list.
        </Trans>
      </p>
      <QueryResult query={query}>
        {({ items, total, size }) =>
          total === 0 ? (
            <Card className="py-8 text-center text-lg">
              <Trans>No student has offered a program yet.</Trans>
            </Card>
          ) : (
            <>
              <ProgramLists programs={items} onRead={setReading} />
              <ListPages label={t`programs`} list={{ page, size, total }} always />
            </>
          )
        }
      </QueryResult>
      {reading !== undefined && (
        <ProgramDialog
          groupId={group.id}
          programId={reading}
          archived={group.archivedAt !== null}
          onClose={() => setReading(undefined)}
        />
      )}
    </div>
  );
}

interface ProgramListsProps {
  programs: readonly OfferedProgram[];
  onRead(id: string): void;
}

function ProgramLists({ programs, onRead }: ProgramListsProps) {
  const { t } = useLingui();
  const lists = [
    { id: 'waiting', title: t`To look at`, shown: programs.filter(({ state }) => state === 'waiting') },
    { id: 'shown', title: t`The class can see`, shown: programs.filter(({ state }) => state === 'shown') },
    {
      id: 'hidden',
      title: t`Not shown`,
      shown: programs.filter(({ state }) => state === 'declined' || state === 'withdrawn'),
    },
  ];
  return (
    <div className="grid gap-6">
      {lists.map(
        ({ id, title, shown }) =>
          shown.length > 0 && (
            <Section title={title} look="text-xl text-link" key={id} className="grid gap-3">
              <ul className="grid gap-3 lg:grid-cols-2">
                {shown.map((program) => (
                  <li key={program.id}>
                    <ProgramCard program={program} onRead={() => onRead(program.id)} />
                  </li>
                ))}
              </ul>
            </Section>
          ),
      )}
    </div>
  );
}

function ProgramCard({ program, onRead }: { program: OfferedProgram; onRead(): void }) {
  const { t } = useLingui();
  const { title, learner, reason, offeredAt, isRemix } = program;
  const { name } = learner;
  const day = formatDate(offeredAt, 'mediumTime');
  return (
    <Card className="flex h-full flex-wrap items-center justify-between gap-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg break-words">
          {title}
          {isRemix && (
            <Badge colour="violet">
              <Trans>Remix</Trans>
            </Badge>
          )}
        </h3>
        <p className="text-muted">
          {name} · {day}
        </p>
        {reason !== null && <p>{t(REASON_WORDS[reason])}</p>}
      </div>
      <Button variant="secondary" size="small" aria-label={t`Read ${title} by ${name}`} onClick={onRead}>
        <Trans>Read</Trans>
      </Button>
    </Card>
  );
}

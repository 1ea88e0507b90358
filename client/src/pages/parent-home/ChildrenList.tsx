// The linked children with their weeks, and the ways to add a child and to invite the other parent.

import { Suspense } from 'react';
import { useChildrenQuery } from '../../features/reportsApi.ts';
import { withAreaMessages } from '../../i18n/catalogues.ts';
import { useShownLanguage } from '../../i18n/language.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { AddChild } from './AddChild.tsx';
import { ChildPanel } from './ChildPanel.tsx';
import { InviteParent } from './InviteParent.tsx';

// Its words are those of the page behind the letter's link.
const FamilyClasses = lazyPart(
  withAreaMessages('sign-in', async () => (await import('../consent/FamilyClasses.tsx')).FamilyClasses),
);

export function ChildrenList() {
  const childrenQuery = useChildrenQuery({ language: useShownLanguage() });
  return (
    <QueryResult query={childrenQuery}>
      {({ children }) => (
        <div className="grid gap-6">
          {children.length > 0 && (
            <Suspense>
              <FamilyClasses />
            </Suspense>
          )}
          {children.map((child) => (
            <ChildPanel key={child.id} child={child} />
          ))}
          <div className="grid items-start gap-6 md:grid-cols-2">
            <AddChild isFirst={children.length === 0} />
            {children.length > 0 && <InviteParent />}
          </div>
        </div>
      )}
    </QueryResult>
  );
}

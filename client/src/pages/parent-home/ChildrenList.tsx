// The linked children with their weeks, and the ways to add a child and to invite the other parent.

import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { accountApi } from '../../features/account/accountApi.ts';
import { reportsApi } from '../../features/reportsApi.ts';
import { useForm } from '../../features/useForm.ts';
import { withAreaMessages } from '../../i18n/catalogues.ts';
import { useShownLanguage } from '../../i18n/language.ts';
import { showToast } from '../../lib/showToast.ts';
import { Card } from '../../ui/Card.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { CodeField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { ChildPanel } from './ChildPanel.tsx';
import { InviteParent } from './InviteParent.tsx';

// Its words are those of the page behind the letter's link.
const FamilyClasses = lazyPart(
  withAreaMessages('sign-in', async () => (await import('../consent/FamilyClasses.tsx')).FamilyClasses),
);

export function ChildrenList() {
  const childrenQuery = reportsApi.useChildrenQuery({ language: useShownLanguage() });
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

/** Links a child's account by the code that the child's account page shows. */
function AddChild({ isFirst }: { isFirst: boolean }) {
  const { t } = useLingui();
  const [link] = accountApi.useLinkAsParentMutation();
  const form = useForm({
    initial: { code: '' },
    schema: () => import('@lanternwise/shared/contracts/parents').then((contracts) => contracts.linkAsParent.body),
    async send(body, { change }) {
      const { username } = (await link(body).unwrap()).child;
      change({ code: '' });
      showToast('success', t`You see the week of ${username} here now.`);
    },
    failureAt: 'code',
  });
  return (
    <Card title={isFirst ? t`Add your child` : t`Add a child`} className="grid gap-4">
      <ol className="grid list-decimal gap-1 ps-6">
        <li>
          <Trans>Your child signs in and opens "My account".</Trans>
        </li>
        <li>
          <Trans>Under "My parents" your child chooses "Show code for a parent".</Trans>
        </li>
        <li>
          <Trans>You enter that code here. It works for two days.</Trans>
        </li>
      </ol>
      <FormColumn form={form} submit={<Trans>Add child</Trans>}>
        <CodeField label={t`Code from your child`} {...form.field('code')} />
      </FormColumn>
    </Card>
  );
}

// On a parent's page: what was decided and tried about a linked child, and the answers of the parent who was asked.
import { Trans, useLingui } from '@lingui/react/macro';
import { accountApi } from '../../features/account/accountApi.ts';
import { errorMessage } from '../../features/api.ts';
import { showToast } from '../../lib/showToast.ts';
import { QueryResult } from '../layout/QueryResult.tsx';
import { FamilyDecisions } from './FamilyDecisions.tsx';

export function ChildConsent({ childId }: { childId: string }) {
  const { t } = useLingui();
  const consentQuery = accountApi.useChildConsentQuery({ childId });
  const [send, { isLoading, originalArgs, error }] = accountApi.useDecideAsParentMutation();
  return (
    <QueryResult query={consentQuery}>
      {({ consent }) => (
        <div className="grid gap-4">
          {consent.state === null && (
            <p>
              <Trans>
                Your verified address was not asked for consent, so you cannot answer here. Who was asked answers with
                the link in the e-mail.
              </Trans>
            </p>
          )}
          <FamilyDecisions
            consent={consent}
            decide={async (decision) => {
              const { data } = await send({ childId, ...decision });
              if (data) showToast('success', t`Saved.`);
            }}
            pending={isLoading ? originalArgs : undefined}
            error={error ? errorMessage(error) : undefined}
          />
        </div>
      )}
    </QueryResult>
  );
}

// The page behind the link of the letter that asks a parent about one class.
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { classConsentsApi } from '../../features/classConsentsApi.ts';
import { LoadingLogo } from '../../ui/LoadingLogo.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';
import { ClassQuestion } from './ClassQuestion.tsx';
import { useMailLanguage } from './useMailLanguage.ts';

export function ClassConsentPage() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const { data, error } = classConsentsApi.useReadClassConsentQuery({ token });
  const [answer, answering] = classConsentsApi.useAnswerClassConsentMutation();
  const ready = useMailLanguage(data?.locale);
  const username = data?.consent.username ?? '';
  const title = data ? t`May ${username} join this class?` : t`A message from Lanternwise`;
  if (error) {
    return (
      <PlainPage title={t`This link has expired`}>
        <p role="alert">{errorMessage(error)}</p>
        <p>
          <Trans>Your child can enter the code of the class again. Then we write to you again.</Trans>
        </p>
      </PlainPage>
    );
  }
  if (!data || !ready) return <LoadingLogo />;
  return (
    <PlainPage title={title} wide>
      <ClassQuestion
        consent={data.consent}
        busy={answering.isLoading ? answering.originalArgs?.answer : undefined}
        error={answering.error}
        onAnswer={(choice) => void answer({ token, answer: choice })}
      />
    </PlainPage>
  );
}

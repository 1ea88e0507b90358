// Sends a certificate's verification link by e-mail.
import type { Language } from '@lanternwise/shared/constants/languages';
import type { OwnCertificate } from '@lanternwise/shared/contracts/certificates';
import { COURSE_TITLES } from '@lanternwise/shared/courses/titles';
import { Trans, useLingui } from '@lingui/react/macro';
import Send from 'lucide-react/icons/send';
import { certificatesApi } from '../../features/certificatesApi.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useForm } from '../../features/useForm.ts';
import { LANGUAGE_OPTIONS, useShownLanguage } from '../../i18n/language.ts';
import { showToast } from '../../lib/showToast.ts';
import { Panel } from '../../ui/Panel.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { SelectField } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';
import { CertificateLayout, OwnCertificates } from './CertificateLayout.tsx';
import { formatCourse, formatLongDate } from './formatCertificate.ts';

type CertificateOption = Pick<OwnCertificate, 'id' | 'name' | 'generatedAt'> & { course: { title: string } };

/** Shown while the user has no certificate (required by the specification). */
const SAMPLES: readonly CertificateOption[] = [
  {
    id: 'sample-1',
    name: 'Sample',
    course: { title: COURSE_TITLES['ai-adventure'] },
    generatedAt: '2026-01-12T00:00:00Z',
  },
  {
    id: 'sample-2',
    name: 'Sample',
    course: { title: COURSE_TITLES['python-world'] },
    generatedAt: '2026-02-20T00:00:00Z',
  },
  {
    id: 'sample-3',
    name: 'Sample',
    course: { title: COURSE_TITLES['map-making'] },
    generatedAt: '2026-03-08T00:00:00Z',
  },
];

export function SharePage() {
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <CertificateLayout
      title={t`Share Certificate`}
      lead={t`We send a short e-mail with a link that shows your certificate and proves that it is real.`}
    >
      {user && (
        <OwnCertificates userId={user.id}>
          {(own) => (own.length > 0 ? <ShareForm choices={own} /> : <ShareForm choices={SAMPLES} samples />)}
        </OwnCertificates>
      )}
    </CertificateLayout>
  );
}

function ShareForm({ choices, samples = false }: { choices: readonly CertificateOption[]; samples?: boolean }) {
  const { t } = useLingui();
  const shownLanguage = useShownLanguage();
  const [share] = certificatesApi.useShareCertificateMutation();
  const form = useForm({
    initial: {
      certificateId: choices[0]?.id ?? '',
      email: '',
      locale: shownLanguage,
    },
    schema: () =>
      import('@lanternwise/shared/contracts/certificates').then((contracts) => contracts.shareCertificate.body),
    body: ({ email, ...rest }) => ({ ...rest, email: email.trim() }),
    check: () =>
      samples ? { email: t`These are samples. Complete the course to get a certificate you can share.` } : {},
    async send(body, { change }) {
      await share(body).unwrap();
      const recipient = body.email;
      showToast('success', t`An e-mail will be sent to ${recipient}.`);
      change({ email: '' });
    },
    failureAt: 'email',
  });
  return (
    <Panel className="max-w-xl">
      <FormColumn
        form={form}
        submit={form.busy ? t`Sending...` : t`Send the link`}
        wide
        icon={<Send size={20} aria-hidden="true" />}
        className="grid gap-5"
      >
        {samples && (
          <p>
            <Trans>You have no certificate yet. These samples show how it works.</Trans>
          </p>
        )}
        <SelectField
          label={t`Certificate`}
          {...form.field('certificateId')}
          options={choices.map(({ id, name, course, generatedAt }) => ({
            value: id,
            label: [formatCourse(course.title), samples ? t`Sample` : name, formatLongDate(generatedAt)].join(', '),
          }))}
        />
        <TextField label={t`Recipient's e-mail`} type="email" autoComplete="off" {...form.field('email')} />
        <RadioGroup<Language>
          legend={t`Language of the e-mail`}
          {...form.field('locale')}
          options={LANGUAGE_OPTIONS}
          inline
        />
      </FormColumn>
    </Panel>
  );
}

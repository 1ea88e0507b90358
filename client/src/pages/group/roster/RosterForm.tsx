// The form that creates class accounts from a list of names, with live checks of every line.
import { CLASS_ACCOUNTS_MAX } from '@lanternwise/shared/constants/groups';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ageOptions } from '../../../ui/ageLabels.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { SelectField } from '../../../ui/Select.tsx';
import { TextAreaField } from '../../../ui/TextField.tsx';
import { FormColumn } from '../../layout/FormColumn.tsx';
import { RosterLines } from './RosterLines.tsx';
import { RosterPreview } from './RosterPreview.tsx';
import { RosterUpload } from './RosterUpload.tsx';
import { usePastedTable } from './usePastedTable.ts';
import { useRosterForm } from './useRosterForm.ts';

export function RosterForm({ groupId }: { groupId: string }) {
  const { t } = useLingui();
  const list = useRosterForm(groupId);
  const { form, ready } = list;
  const pasted = usePastedTable(form.values.names, list.setNames);
  const most = CLASS_ACCOUNTS_MAX;
  return (
    <Card title={<Trans>Create class accounts</Trans>} className="grid gap-5">
      <FormColumn
        form={form}
        submit={
          ready === 0 ? (
            <Trans>Create accounts</Trans>
          ) : (
            <Plural value={ready} one="Create # account" other="Create # accounts" />
          )
        }
        className="grid gap-5"
      >
        <TextAreaField
          label={t`Names of the students`}
          hint={t`One name per line, up to ${most} at once. Only this group's teachers can see them. First names are enough.`}
          {...form.field('names')}
          className="min-h-[260px] leading-[1.7]"
          autoComplete="off"
          spellCheck={false}
          rows={10}
        />
        <RosterLines list={list} onTable={pasted.open} />
        {pasted.source && <RosterPreview name={t`the box above`} source={pasted.source} onDone={pasted.finish} />}
        <RosterUpload onNames={list.addNames} />
        <SelectField label={t`Age group`} {...form.field('ageBand')} options={ageOptions(t)} />
        <div>
          <Checkbox
            label={t`Our school has the parents' consent for these accounts.`}
            checked={form.values.schoolConsent}
            onChange={form.field('schoolConsent').onChange}
          />
          <p className="lw-hint">
            <Trans>
              Without it, the students can play, but they cannot send free text or publish a certificate. It counts as
              soon as your school is confirmed: by an Admin of this site, or by the staff code of a licence.
            </Trans>
          </p>
        </div>
      </FormColumn>
    </Card>
  );
}

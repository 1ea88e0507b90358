// What a parent's children did, under an address of its own.
import { useLingui } from '@lingui/react/macro';
import { ParentHome } from '../parent-home/ParentHome.tsx';

export function ParentProgressPage() {
  const { t } = useLingui();
  return <ParentHome title={t`My children's progress`} />;
}

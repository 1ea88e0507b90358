// The Admin's home at /admin.
import { useLingui } from '@lingui/react/macro';
import { AdminPage } from '../AdminPage.tsx';
import { AdminHome } from './AdminHome.tsx';

export function AdminHomePage() {
  const { t } = useLingui();
  return (
    <AdminPage title={t`Overview`}>
      <AdminHome />
    </AdminPage>
  );
}

// Shows the pages of School Class X under the notice for phones.
import { Outlet } from 'react-router-dom';
import { MobileNotice } from '../../guards/MobileNotice.tsx';

export function SchoolHost() {
  return (
    <MobileNotice insideMain>
      <Outlet />
    </MobileNotice>
  );
}

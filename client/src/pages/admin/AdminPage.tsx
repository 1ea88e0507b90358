// The layout of the Admin pages: navigation, heading, and the empty state.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Activity from 'lucide-react/icons/activity';
import BookOpenText from 'lucide-react/icons/book-open-text';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import House from 'lucide-react/icons/house';
import Inbox from 'lucide-react/icons/inbox';
import IndianRupee from 'lucide-react/icons/indian-rupee';
import KeyRound from 'lucide-react/icons/key-round';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import Newspaper from 'lucide-react/icons/newspaper';
import ScrollText from 'lucide-react/icons/scroll-text';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import Star from 'lucide-react/icons/star';
import Users from 'lucide-react/icons/users';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Card } from '../../ui/Card.tsx';
import { usePage } from '../layout/usePage.ts';

const ADMIN_LINKS = [
  { to: '/admin', label: msg`Overview`, Icon: House },
  { to: '/admin/search', label: msg`Search`, Icon: Search },
  { to: '/admin/users', label: msg`Users`, Icon: Users },
  { to: '/admin/teachers', label: msg`Teachers`, Icon: GraduationCap },
  { to: '/admin/groups', label: msg`Groups`, Icon: UsersRound },
  { to: '/admin/revenue', label: msg`Revenue`, Icon: IndianRupee },
  { to: '/admin/content', label: msg`Lessons`, Icon: BookOpenText },
  { to: '/admin/feedback', label: msg`Feedback`, Icon: Star },
  { to: '/admin/reports', label: msg`Teachers' texts`, Icon: LifeBuoy },
  { to: '/admin/contact', label: msg`Contact`, Icon: Inbox },
  { to: '/admin/newsletter', label: msg`Newsletter`, Icon: Newspaper },
  { to: '/admin/codes', label: msg`Codes`, Icon: KeyRound },
  { to: '/admin/mails', label: msg`Mail`, Icon: Mail },
  { to: '/admin/audit', label: msg`Audit log`, Icon: ScrollText },
  { to: '/admin/settings', label: msg`Settings`, Icon: Settings },
  { to: '/admin/health', label: msg`Health`, Icon: Activity },
] as const;

export interface AdminPageProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

export function AdminPage({ title, intro, children }: AdminPageProps) {
  const { t } = useLingui();
  const heading = usePage(title);
  return (
    <div className="lw-page grid gap-6 py-8">
      <nav aria-label={t({ context: 'navigation', message: 'Administration' })} className="min-w-0">
        <ul className="flex flex-wrap gap-1">
          {ADMIN_LINKS.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/admin'} className="lw-nav-link gap-2">
                <Icon aria-hidden="true" size={20} /> {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
          {title}
        </h1>
        {intro && <p className="max-w-3xl text-muted">{intro}</p>}
      </div>
      {children}
    </div>
  );
}

export function EmptyState({ children }: { children: ReactNode }) {
  return <Card className="py-12 text-center text-lg text-muted">{children}</Card>;
}

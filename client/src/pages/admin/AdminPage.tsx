// The layout of the Admin pages: navigation, heading, and the empty state.
import {
  Activity,
  BookOpenText,
  Inbox,
  KeyRound,
  Mail,
  Newspaper,
  ScrollText,
  Settings,
  Star,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Card } from '../../ui/Card.tsx';
import { usePage } from '../layout/usePage.ts';

const ADMIN_LINKS = [
  { to: '/admin/users', label: 'Users', Icon: Users },
  { to: '/admin/content', label: 'Lessons', Icon: BookOpenText },
  { to: '/admin/feedback', label: 'Feedback', Icon: Star },
  { to: '/admin/contact', label: 'Contact', Icon: Inbox },
  { to: '/admin/newsletter', label: 'Newsletter', Icon: Newspaper },
  { to: '/admin/codes', label: 'Codes', Icon: KeyRound },
  { to: '/admin/mails', label: 'Mail', Icon: Mail },
  { to: '/admin/audit', label: 'Audit log', Icon: ScrollText },
  { to: '/admin/settings', label: 'Settings', Icon: Settings },
  { to: '/admin/health', label: 'Health', Icon: Activity },
] as const;

export interface AdminPageProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

export function AdminPage({ title, intro, children }: AdminPageProps) {
  const heading = usePage(title);
  return (
    <div className="lw-page grid gap-6 py-8">
      <nav aria-label="Admin" className="min-w-0">
        <ul className="flex flex-wrap gap-1">
          {ADMIN_LINKS.map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} className="lw-nav-link gap-2">
                <Icon aria-hidden="true" size={20} /> {label}
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

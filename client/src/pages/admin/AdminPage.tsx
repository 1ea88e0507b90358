// The frame of Admin's pages: their own links, the heading, and what they show while they wait or fail.
import { Activity, BookOpenText, Mail, ScrollText, Settings, Star, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { messageOf } from '../../features/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { usePage } from '../layout/usePage.ts';

const PAGES = [
  { to: '/admin/users', label: 'People', Icon: Users },
  { to: '/admin/content', label: 'Lessons', Icon: BookOpenText },
  { to: '/admin/feedback', label: 'Feedback', Icon: Star },
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
      <nav aria-label="Admin" className="overflow-x-auto">
        <ul className="flex gap-1">
          {PAGES.map(({ to, label, Icon }) => (
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

export interface Loading<T> {
  data?: T | undefined;
  error?: unknown;
  refetch(): unknown;
}

/** Draws what came; a spinner before, words and another try after a failure. */
export function Loaded<T>({ from, children }: { from: Loading<T>; children(data: T): ReactNode }) {
  if (from.data !== undefined && !from.error) return children(from.data);
  if (!from.error) {
    return (
      <p className="grid min-h-60 place-items-center text-2xl text-muted">
        <Spinner />
      </p>
    );
  }
  return (
    <Card role="alert" className="grid justify-items-start gap-4">
      <p>{messageOf(from.error)}</p>
      <Button variant="secondary" onClick={() => void from.refetch()}>
        Try again
      </Button>
    </Card>
  );
}

export function Nothing({ children }: { children: ReactNode }) {
  return <Card className="py-12 text-center text-lg text-muted">{children}</Card>;
}

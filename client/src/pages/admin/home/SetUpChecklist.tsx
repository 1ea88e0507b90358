// What of the set-up of this installation is done and what is to do, computed by the server from what is true.
import type { AdminOverviewReply } from '@lanternwise/shared/contracts/admin-overview';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/Card.tsx';

type Item = keyof AdminOverviewReply['checklist'];

interface ItemTexts {
  title: MessageDescriptor;
  done: MessageDescriptor;
  /** How to do it. */
  toDo: MessageDescriptor;
  to: string;
}

const ITEMS: Record<Item, ItemTexts> = {
  publicUrl: {
    title: msg`The site's address`,
    done: msg`Links in e-mails and on cards lead to this site.`,
    toDo: msg`Set PUBLIC_URL where the server is started: links in e-mails and on cards need it.`,
    to: '/admin/settings',
  },
  mail: {
    title: msg`Mail server`,
    done: msg`E-mails are sent by themselves.`,
    toDo: msg`Set SMTP_URL and MAIL_FROM. Until then e-mails stay in the outbox, and you pass on their links.`,
    to: '/admin/mails',
  },
  backup: {
    title: msg`Backups`,
    done: msg`There is one of the last two days.`,
    toDo: msg`There is none of the last two days. Make one now, and copy it to another place.`,
    to: '/admin/health',
  },
  payments: {
    title: msg`Payments`,
    done: msg`Plans are paid for, or this site is open to everyone.`,
    toDo: msg`Payments are only played through (sandbox): nobody pays. Set the keys of Stripe, or ACCESS=open.`,
    to: '/admin/revenue',
  },
  secondAdmin: {
    title: msg`A second Admin`,
    done: msg`Another Admin can help when you are locked out.`,
    toDo: msg`Give a second person the role Admin, so that nobody is locked out for good.`,
    to: '/admin/users',
  },
  school: {
    title: msg`The first school`,
    done: msg`A teacher with a confirmed school is here.`,
    toDo: msg`Invite a teacher, or confirm the school of one who has registered.`,
    to: '/admin/teachers',
  },
};

export function SetUpChecklist({ now: { checklist } }: { now: AdminOverviewReply }) {
  const { t } = useLingui();
  const items = Object.entries(ITEMS) as [Item, ItemTexts][];
  const all = items.length;
  const done = items.filter(([item]) => checklist[item]).length;
  return (
    <Card className="grid gap-3" title={<Trans>Set-up</Trans>}>
      <p className="text-muted">
        <Trans>
          {done} of {all} done
        </Trans>
      </p>
      <ul className="grid gap-3">
        {items.map(([item, texts]) => {
          const isDone = checklist[item];
          const Icon = isDone ? CircleCheck : CircleDashed;
          return (
            <li key={item} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <Icon aria-hidden="true" size={24} className={isDone ? 'text-ok' : 'text-muted'} />
              <p>
                <span className="lw-hidden">{isDone ? t`Done:` : t`To do:`} </span>
                {isDone ? (
                  <strong>{t(texts.title)}</strong>
                ) : (
                  <Link to={texts.to} className="lw-link font-bold">
                    {t(texts.title)}
                  </Link>
                )}
                <span className="block text-muted">{t(isDone ? texts.done : texts.toDo)}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

// Groups of page links with their titles, for the menus.
import { useLingui } from '@lingui/react/macro';
import { Link, NavLink } from 'react-router-dom';
import { usePricesHidden, withoutPrices } from '../../features/access/usePricesHidden.ts';
import type { LinkGroup } from './siteLinks.ts';

export function LinkGroupList({ groups }: { groups: readonly LinkGroup[] }) {
  const { t } = useLingui();
  const arePricesHidden = usePricesHidden();
  return groups.map(({ title, links }) => (
    <section key={title.id} aria-label={t(title)}>
      <p className="px-3.5 pt-2 text-sm text-muted">{t(title)}</p>
      <ul>
        {withoutPrices(links, arePricesHidden).map(({ to, label }) => (
          <li key={to}>
            {/* A hash is on every page, and no page is the current one of it. */}
            {to.startsWith('#') ? (
              <Link to={to} className="lw-nav-link">
                {t(label)}
              </Link>
            ) : (
              <NavLink to={to} end className="lw-nav-link">
                {t(label)}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}

// The filters of a heat map, kept in the address: one realm, collapsed realms, order, only students who need help.
import type { HeatMap } from '@lanternwise/shared/contracts/reports';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { cx } from '../../ui/cx.ts';
import { SelectField } from '../../ui/Select.tsx';
import { useListParams } from '../layout/useListParams.ts';
import styles from './heatMap.module.css';
import { HEAT_MAP_ORDERS, type HeatMapFilter, type HeatMapOrder, realmsOf } from './heatMapView.ts';

const ORDER_LABELS: Readonly<Record<HeatMapOrder, MessageDescriptor>> = {
  need: msg`Needs help first`,
  name: msg`Name`,
  done: msg`Least done first`,
};
const ALL = 'all';

interface FilterSetters {
  set(change: Record<string, string>): void;
  toggleRealm(realm: string): void;
  collapse(realms: readonly string[]): void;
}

export function useHeatMapFilter(): FilterSetters & { filter: HeatMapFilter } {
  const params = useListParams();
  const [realm, collapsed, order, need] = ['realm', 'collapsed', 'order', 'need'].map(params.get);
  const filter = useMemo<HeatMapFilter>(
    () => ({
      realm: realm ?? '',
      collapsed: new Set((collapsed ?? '').split('.').filter(Boolean)),
      order: HEAT_MAP_ORDERS.find((each) => each === order) ?? 'need',
      onlyNeed: need === '1',
    }),
    [realm, collapsed, order, need],
  );
  // Filters replace the address: Back leads out of the map, not through its filters.
  const set = (change: Record<string, string>) => params.set(change, true);
  const collapse = (realms: readonly string[]) => set({ collapsed: realms.join('.') });
  const toggleRealm = (toggled: string) => {
    const { collapsed: now } = filter;
    collapse(now.has(toggled) ? [...now].filter((each) => each !== toggled) : [...now, toggled]);
  };
  return { filter, set, collapse, toggleRealm };
}

interface HeatMapFiltersProps extends FilterSetters {
  map: HeatMap;
  filter: HeatMapFilter;
}

export function HeatMapFilters({ map, filter, set, collapse }: HeatMapFiltersProps) {
  const { t } = useLingui();
  const realms = realmsOf(map);
  const allCollapsed = realms.every(({ realm }) => filter.collapsed.has(realm));
  return (
    <div className={cx(styles.filters, 'flex flex-wrap items-center gap-3')}>
      <SelectField
        label={t`Realm`}
        value={realms.some(({ realm }) => realm === filter.realm) ? filter.realm : ALL}
        options={[
          { value: ALL, label: t`All realms` },
          ...realms.map(({ realm, title }) => ({ value: realm as string, label: title })),
        ]}
        onChange={(realm) => set({ realm: realm === ALL ? '' : realm })}
      />
      <SelectField
        label={t`Sort by`}
        value={filter.order}
        options={HEAT_MAP_ORDERS.map((value) => ({ value, label: t(ORDER_LABELS[value]) }))}
        onChange={(order) => set({ order: order === 'need' ? '' : order })}
      />
      <Checkbox
        label={t`Only who needs help`}
        checked={filter.onlyNeed}
        onChange={(need) => set({ need: need ? '1' : '' })}
      />
      <Button
        variant="quiet"
        size="small"
        onClick={() => collapse(allCollapsed ? [] : realms.map(({ realm }) => realm))}
      >
        {allCollapsed ? <Trans>Expand all realms</Trans> : <Trans>Collapse all realms</Trans>}
      </Button>
    </div>
  );
}

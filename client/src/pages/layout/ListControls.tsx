// The controls of a list whose choices are kept in the URL: a select, a search field, and its pages.
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { SelectField } from '../../ui/Select.tsx';
import { useListParams } from './useListParams.ts';

const ANY = 'any';

export interface ListSelectProps<V extends string> {
  /** In the URL. */
  name: string;
  label: string;
  values: readonly V[];
  labelOf(value: V): string;
  /** The option of no choice. */
  all?: string;
  /** Without `all`: what is chosen while the URL says nothing; by default the first value. */
  usual?: V | undefined;
}

export function ListSelect<V extends string>({
  name,
  label,
  values,
  labelOf,
  all,
  usual = values[0],
}: ListSelectProps<V>) {
  const { get, set } = useListParams();
  const first = all === undefined ? [] : [{ value: ANY, label: all }];
  const unsaid = all === undefined ? usual : ANY;
  return (
    <SelectField<string>
      label={label}
      value={values.find((value) => value === get(name)) ?? unsaid ?? ''}
      options={[...first, ...values.map((value) => ({ value, label: labelOf(value) }))]}
      onChange={(value) => set({ [name]: value === unsaid ? '' : value })}
    />
  );
}

export function ListSearch({ name = 'search', label }: { name?: string; label: string }) {
  const { get, set } = useListParams();
  return <SearchBox label={label} value={get(name)} onSearch={(text) => set({ [name]: text }, true)} />;
}

interface ListPagesProps {
  /** What the list holds, for example "accounts". */
  label: string;
  list: { page: number; size: number; total: number };
  /** Also where there is one page only, with how much the list holds. */
  always?: boolean;
}

export function ListPages({ label, list: { page, size, total }, always = false }: ListPagesProps) {
  const { setPage } = useListParams();
  if (!always && total <= size) return null;
  return <Pagination label={label} page={page} pageSize={size} total={total} onPageChange={setPage} />;
}

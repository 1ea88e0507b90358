// Prepares data for a plot: the mean of each group.

export interface GroupMean {
  group: string;
  count: number;
  mean: number;
}

/** In the order in which the groups first occur; values that are no finite numbers are left out. */
export function meanByGroup(rows: readonly { group: string; value: number }[]): GroupMean[] {
  const groups = new Map<string, number[]>();
  for (const { group, value } of rows) {
    if (Number.isFinite(value)) groups.set(group, [...(groups.get(group) ?? []), value]);
  }
  return [...groups].map(([group, values]) => ({
    group,
    count: values.length,
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
  }));
}

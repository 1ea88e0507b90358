// Defines the table of links between parents and children.
import type { ColumnBuilders, ReferencedTable } from '../../db/columnBuilders.ts';

export function parentLinksTable(k: ColumnBuilders, users: ReferencedTable) {
  const person = (name: string) =>
    k
      .text(name)
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' });
  return k.table(
    'parent_links',
    {
      id: k.text('id').primaryKey(),
      parentId: person('parent_id'),
      childId: person('child_id'),
      /** What this parent calls the child; only they read it. */
      childName: k.text('child_name'),
      createdAt: k.timestamp('created_at').notNull(),
    },
    (t) => [k.uniqueIndex('parent_links_pair').on(t.parentId, t.childId), k.index('parent_links_child').on(t.childId)],
  );
}

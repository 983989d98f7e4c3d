import { asc, eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { plans } from './table.ts';

export type PlanRow = typeof plans.$inferSelect;

export function selectPlans(db: Database): Promise<PlanRow[]> {
  return db.select().from(plans).orderBy(asc(plans.position), asc(plans.id));
}

export async function selectPlan(db: Database, id: string): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(plans).where(eq(plans.id, id));
  return row;
}

export async function upsertPlan(db: Database, row: typeof plans.$inferInsert): Promise<PlanRow> {
  const [saved] = await db
    .insert(plans)
    .values(row)
    .onConflictDoUpdate({ target: plans.id, set: row })
    .returning();
  if (!saved) throw new Error('The plan was not written');
  return saved;
}

import { getTableColumns, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { vi } from 'vitest';

/**
 * Gives openings a further field, as somebody adds one: in `openingFields` and in the table, and in no list of readers.
 * What is imported afterwards knows it; `forgetInternalField` makes the modules new again.
 */
export async function addInternalField(): Promise<void> {
  vi.resetModules();
  vi.doMock('#domain/job-openings/opening.ts', async (original) => {
    const opening = await original<typeof import('#domain/job-openings/opening.ts')>();
    const { shortText } = await import('#domain/text/text.ts');
    return { ...opening, openingFields: { ...opening.openingFields, internal_reference: shortText(40) } };
  });
  const { jobOpenings } = await import('#server/modules/job-openings/table.ts');
  const further = pgTable('job_openings', {
    internalReference: text('internal_reference').notNull().default(''),
  });
  Object.assign(getTableColumns(jobOpenings), getTableColumns(further));
}

export const internalColumn = sql`alter table job_openings add column internal_reference text not null default ''`;

export function forgetInternalField(): void {
  vi.doUnmock('#domain/job-openings/opening.ts');
  vi.resetModules();
}

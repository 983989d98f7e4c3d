import type { Locale } from '#domain/locale.ts';
import type { Database } from '#server/platform/database/database.ts';
import { selectAdministrators } from './queries.ts';

/** The admins and superadmins that letters to the team go to. */
export function findAdministrators(db: Database): Promise<{ id: string; email: string; locale: Locale }[]> {
  return selectAdministrators(db);
}

import { randomBytes } from 'node:crypto';

/** The name as a piece of an address, with random letters behind it, so that no two companies ever meet. */
export function newSlug(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${words || 'company'}-${randomBytes(5).toString('hex')}`;
}

import type { FileRecord } from './queries.ts';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const wirePath = new RegExp(
  `^/?(?:api/)?(?:files|uploads)/(${uuid})(?:\\.webp)?(?:\\?ticket=([\\w-]{20,100}))?$`,
);

/** How a private file is named on the wire: `files/{id}`, to be read below `/api/`. */
export function filePath(id: string): string;
export function filePath(id: string | null | undefined): string | null;
export function filePath(id: string | null | undefined): string | null {
  return id ? `files/${id}` : null;
}

/** How a public picture (avatar, logo) is named on the wire: `uploads/{id}.webp`, to be read at the root. */
export function picturePath(id: string): string;
export function picturePath(id: string | null | undefined): string | null;
export function picturePath(id: string | null | undefined): string | null {
  return id ? `uploads/${id}.webp` : null;
}

/** The address of a public picture on this site. */
export function pictureAddress(id: string | null | undefined): string | null {
  return id ? `/${picturePath(id)}` : null;
}

/** The path that an upload answers; before an account exists it carries the ticket that registering claims. */
export function uploadedPath(file: Pick<FileRecord, 'id' | 'isPublic'>, ticket: string | undefined): string {
  if (file.isPublic) return picturePath(file.id);
  return ticket ? `${filePath(file.id)}?ticket=${ticket}` : filePath(file.id);
}

/** File id and ticket of a path that a client sends back; undefined for anything else. */
export function readPath(path: string): { id: string; ticket: string | undefined } | undefined {
  const found = wirePath.exec(path.trim());
  return found?.[1] ? { id: found[1], ticket: found[2] } : undefined;
}

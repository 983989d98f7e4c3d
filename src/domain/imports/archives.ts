import { cvMaximumBytes } from '#domain/uploads.ts';

/** Bytes of an archive of CVs. */
export const archiveMaximumBytes = 200 * 1024 * 1024;
/** CVs of one archive; what lies beside them (the table, folders, hidden files) is not counted. */
export const archiveCvsMaximum = 2000;
/** Bytes that the CVs of one archive unpack to in all. */
export const archiveUnpackedMaximum = 1024 * 1024 * 1024;
/** What is no CV unpacks to more than so many times its bytes. */
const ratioMaximum = 100;
/** Below so many bytes nobody minds how much was packed away. */
const ratioFromBytes = 64 * 1024;

/** Why a file of an archive is no CV that can be taken. */
export const cvProblems = [
  'cv_type',
  'cv_archive',
  'cv_encrypted',
  'cv_large',
  'cv_packed',
  'cv_total',
  'cv_path',
  'cv_unreadable',
  'cv_infected',
  'cv_unread',
] as const;
export type CvProblem = (typeof cvProblems)[number];

/** Whether a file of an archive is the table whose rows name the others. */
export function isTable(name: string): boolean {
  return /\.(?:csv|tsv|xlsx)$/i.test(name);
}

/** The files of an archive that are no table: those that rows name, and that are counted. */
export function withoutTables<File extends { name: string }>(files: readonly File[]): File[] {
  return files.filter(({ name }) => !isTable(name));
}

/** Whether nothing forbids to look into a table of so many bytes at most. */
export function isReadableTable(file: ArchivedFile, maximumBytes: number): boolean {
  const problem = problemOf(file);
  return (problem === null || problem === 'cv_large') && file.unpacked <= maximumBytes;
}

/** A file of an archive, as the directory tells of it. */
export interface ArchivedFile {
  /** With its folders, parted by `/`. */
  name: string;
  /** Bytes in the archive, and those that it says it unpacks to. */
  packed: number;
  unpacked: number;
  isEncrypted: boolean;
}

/** Folders, and what computers put beside files without asking: nobody has to know of it. */
export function isBeside(name: string): boolean {
  const parts = name.split('/');
  const last = parts.at(-1) ?? '';
  return (
    last === '' ||
    parts.some((part) => part === '__MACOSX' || (part.startsWith('.') && part !== '.' && part !== '..')) ||
    /^(?:thumbs\.db|desktop\.ini)$/i.test(last)
  );
}

/** What forbids to look into each file, before anything is unpacked; null where nothing does. */
export function archiveProblems(files: readonly ArchivedFile[]): (CvProblem | null)[] {
  let left = archiveUnpackedMaximum;
  return files.map((file) => {
    const problem = problemOf(file);
    if (problem) return problem;
    if (file.unpacked > left) return 'cv_total';
    left -= file.unpacked;
    return null;
  });
}

function problemOf({ name, packed, unpacked, isEncrypted }: ArchivedFile): CvProblem | null {
  if (/^(?:\/|[a-z]:)/i.test(name) || name.split('/').includes('..')) return 'cv_path';
  if (isEncrypted) return 'cv_encrypted';
  if (unpacked > ratioFromBytes && unpacked > packed * ratioMaximum) return 'cv_packed';
  return unpacked > cvMaximumBytes || packed > cvMaximumBytes ? 'cv_large' : null;
}

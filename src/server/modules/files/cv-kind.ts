import { open } from 'node:fs/promises';

/** What a file says of itself in its first bytes, whatever it is called. */
export type CvKind = 'pdf' | 'archive' | 'old-word' | 'picture' | 'phone-picture';

/** Which kind of file a CV came as; undefined for what no CV is. An archive may be a Word file (.docx). */
export async function cvKindOf(path: string): Promise<CvKind | undefined> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    return kindOf(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function kindOf(head: Buffer): CvKind | undefined {
  const start = head.subarray(0, 12).toString('latin1');
  if (start.startsWith('PK\x03\x04')) return 'archive';
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'old-word';
  if (start.startsWith('\xff\xd8\xff') || start.startsWith('\x89PNG\r\n\x1a\n')) return 'picture';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'picture';
  if (/^....ftyp(?:hei|hev|mif1|msf1|avi)/s.test(start)) return 'phone-picture';
  return head.includes('%PDF-') ? 'pdf' : undefined;
}

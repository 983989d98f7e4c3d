import { defineEvent } from '#server/platform/events.ts';

/** A person or company uploaded a picture for itself; whoever keeps it claims the file. */
export const pictureUploaded = defineEvent<{ fileId: string; kind: 'avatar' | 'logo'; accountId: string }>(
  'picture.uploaded',
);

/** Files that had been kept unread were read: what a CV says, or what is wrong with them. */
export const waitingFilesRead = defineEvent<{ fileIds: string[]; text: string; isSound: boolean }>(
  'waiting-files.read',
);

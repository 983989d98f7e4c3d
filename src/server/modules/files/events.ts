import { defineEvent } from '#server/platform/events.ts';

/** A person or company uploaded a picture for itself; whoever keeps it claims the file. */
export const pictureUploaded = defineEvent<{ fileId: string; kind: 'avatar' | 'logo'; accountId: string }>(
  'picture.uploaded',
);

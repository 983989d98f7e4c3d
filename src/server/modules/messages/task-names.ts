import { z } from 'zod';
import { conversationSides } from '#domain/messages/limits.ts';

/** Some minutes after a message: who has not read it is told by email. */
export const tellByMail = {
  name: 'messages.tell-by-mail',
  payload: z.object({ id: z.uuid(), side: z.enum(conversationSides) }),
};

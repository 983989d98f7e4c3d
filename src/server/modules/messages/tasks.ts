import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { tellUnread } from './mail.ts';
import { dropOldConversations } from './retention.ts';
import { tellByMail } from './task-names.ts';

/** Every night: what is older than the privacy policy promises. */
const dropOld = defineTask({
  name: 'messages.drop-old',
  payload: z.object({}),
  schedule: '37 2 * * *',
  run: (context: Context) => dropOldConversations(context),
});

/** Background work of messages. */
export const messagesTasks = [
  defineTask({ ...tellByMail, run: (context: Context, payload) => tellUnread(context, payload) }),
  dropOld,
];

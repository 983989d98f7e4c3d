import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { tellUnread } from './mail.ts';
import { tellByMail } from './task-names.ts';

/** Background work of messages. */
export const messagesTasks = [
  defineTask({ ...tellByMail, run: (context: Context, payload) => tellUnread(context, payload) }),
];

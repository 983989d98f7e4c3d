import type pg from 'pg';
import { longestWait, readBacklog } from '#server/platform/metrics/backlog.ts';
import { taskSchema } from '#server/platform/tasks-queues.ts';
import { type Check, look, well, wrong } from './findings.ts';

/** A task as far as it is looked for. */
export type ScheduledTask = { name: string; schedule?: string };

/** Whether what happens by itself happens: schedules, tasks and letters. */
export function workChecks(pool: pg.Pool, definitions: readonly ScheduledTask[]): Check[] {
  return [
    { about: 'Schedules', examine: () => checkSchedules(pool, definitions) },
    { about: 'Tasks', examine: () => checkTasks(pool) },
    { about: 'Emails', examine: () => checkLetters(pool) },
  ];
}

async function checkSchedules(pool: pg.Pool, definitions: readonly ScheduledTask[]) {
  const { rows } = await pool.query<{ name: string }>(`select name from ${taskSchema}.schedule`);
  const known = new Set(rows.map(({ name }) => name));
  const wanted = definitions.filter(({ schedule }) => schedule).map(({ name }) => name);
  const missing = wanted.filter((name) => !known.has(name));
  if (missing.length === 0) return well(`All ${wanted.length} are there.`);
  return wrong(`Missing: ${missing.join(', ')}. A start writes them.`);
}

async function checkTasks(pool: pg.Pool) {
  const { tasks } = await readBacklog(pool);
  const due = tasks.reduce((sum, task) => sum + task.due, 0);
  const dead = tasks.filter((task) => task.dead > 0);
  const late = tasks.filter((task) => task.oldest > longestWait);
  if (late.length > 0)
    return wrong(
      `Nobody takes ${late.map(({ name, oldest }) => `${name} (due for ${minutes(oldest)})`).join(', ')}. Does a process with ROLE=tasks or all run?`,
    );
  if (dead.length > 0)
    return look(
      `Failed for good: ${dead.map(({ name, dead: count }) => `${name} (${count})`).join(', ')}. Administrators see why on their overview, and try them again there.`,
    );
  return well(due === 0 ? 'Nothing waits.' : `${due} are due, none for long.`);
}

async function checkLetters(pool: pg.Pool) {
  const { letters } = await readBacklog(pool);
  if (letters.waiting === 0) return well('None waits.');
  if (letters.oldest <= longestWait) return well(`${letters.waiting} are on their way.`);
  return wrong(
    `${letters.waiting} wait, the oldest for ${minutes(letters.oldest)}. Look at SMTP_URL and the mail server.`,
  );
}

function minutes(seconds: number): string {
  return `${Math.round(seconds / 60)} minutes`;
}

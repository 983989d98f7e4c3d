import { z } from 'zod';
import { applicationStatuses } from '#domain/applications/applications.ts';
import {
  dateOrders,
  importFields,
  importHints,
  importMapping,
  importPresets,
  importReasons,
  importRowStates,
  importStates,
} from '#domain/imports/imports.ts';
import { done } from './done.ts';
import { pageNumber, pageOf } from './page.ts';
import { call } from './route.ts';

const tag = 'Imports';
const one = z.object({ id: z.string().max(64) });

const importSummary = z.object({
  id: z.string(),
  label: z.string(),
  preset: z.enum(importPresets),
  state: z.enum(importStates),
  total: z.number(),
  /** Rows that the step under way has done. */
  done: z.number(),
  ready: z.number(),
  refused: z.number(),
  same: z.number(),
  imported: z.number(),
  kept: z.number(),
  created_at: z.string(),
  /** Who began it; null once the account is gone. */
  created_by: z.string().nullable(),
  finished_at: z.string().nullable(),
  abilities: z.object({
    ...{ change: z.boolean(), run: z.boolean(), cancel: z.boolean() },
    ...{ undo: z.boolean(), discard: z.boolean() },
  }),
});
export type ImportSummary = z.infer<typeof importSummary>;

const importColumn = z.object({
  head: z.string(),
  field: z.enum(importFields).nullable(),
  /** What stands in its first rows. */
  samples: z.array(z.string()),
});

const importDetails = importSummary.extend({
  columns: z.array(importColumn),
  /** Files that came beside the table, which are rows of it, too; 0 of a table alone and of CVs alone. */
  files: z.number(),
  /** Of the refused, the files that came beside the table. */
  refused_files: z.number(),
  /** Rows to be imported that name a file and do not get it; 0 unless it can be run. */
  without_file: z.number(),
  opening_id: z.string().nullable(),
  /** What the column of stages holds, and what that is here. */
  stages: z.array(z.object({ stage: z.string(), rows: z.number(), status: z.enum(applicationStatuses) })),
  date_order: z.enum(dateOrders).nullable(),
  /** Whether the dates of the file can be read either way: then it has to be said which. */
  is_date_unclear: z.boolean(),
  dial_code: z.string(),
  locale: z.string(),
  /** Openings that it would make, closed ones. */
  new_openings: z.number(),
  /** When the same file was imported before; null where it was not. */
  same_file_at: z.string().nullable(),
});
export type ImportDetails = z.infer<typeof importDetails>;

const importRow = z.object({
  number: z.number(),
  /** Whether it is a file that came beside the table, and so has no line in it. */
  is_beside_table: z.boolean(),
  /** As the file, or the application that came of it, names the person. */
  name: z.string(),
  email: z.string(),
  /** Which file of an archive it is, or has; empty of rows without one. */
  file: z.string(),
  reason: z.enum(importReasons).nullable(),
  value: z.string(),
  hints: z.array(z.enum(importHints)),
  application_id: z.string().nullable(),
});
export type ShownImportRow = z.infer<typeof importRow>;

const shownStates = z.enum(importRowStates).catch('refused');

/** Moving in: applications of another system from a file, which `POST /api/imports/file` takes, or from an archive of CVs, with such a file among them or without one (`/api/imports/cvs`). */
export const imports = {
  list: call({
    method: 'GET',
    path: '/imports',
    policy: 'company-owner',
    summary: "The company's latest imports, with how far each is.",
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(importSummary) })),
  read: call({
    method: 'GET',
    path: '/imports/{id}',
    policy: 'company-owner',
    summary: 'An import with its columns and what they are taken for.',
    tag,
  })
    .input(one)
    .output(z.object({ status: z.literal(200), data: importDetails })),
  check: call({
    method: 'PUT',
    path: '/imports/{id}',
    policy: 'company-owner',
    summary: 'Says what the columns hold and reads every row by it; nothing is imported by that.',
    tag,
    toast: 'refusals',
  })
    .input(importMapping.safeExtend(one.shape))
    .output(done),
  rows: call({
    method: 'GET',
    path: '/imports/{id}/rows',
    policy: 'company-owner',
    summary:
      'The rows of an import in one state, 20 a page: those refused with the reason of each, of those to be imported what is worth a second look.',
    tag,
  })
    .input(one.extend({ state: shownStates.optional(), page: pageNumber(2500) }))
    .output(pageOf(importRow)),
  refused: call({
    method: 'GET',
    path: '/imports/{id}/refused',
    policy: 'company-owner',
    summary: 'The refused rows as CSV, with the reason of each, safe to open in a spreadsheet.',
    tag,
    limit: 'export',
  })
    .input(one)
    .output(z.file()),
  run: call({
    method: 'POST',
    path: '/imports/{id}/run',
    policy: 'company-owner',
    summary: 'Imports the rows that were found right, in the background; each person is told and asked.',
    tag,
    toast: 'refusals',
  })
    .input(one)
    .output(done),
  cancel: call({
    method: 'POST',
    path: '/imports/{id}/cancel',
    policy: 'company-owner',
    summary: 'Stops what is under way; what is imported stays until it is undone.',
    tag,
    toast: 'refusals',
  })
    .input(one)
    .output(done),
  undo: call({
    method: 'POST',
    path: '/imports/{id}/undo',
    policy: 'company-owner',
    summary:
      'Takes an import back, in the background. What somebody has touched since stays unless `also_touched`; what its ' +
      'person has confirmed always does.',
    tag,
    toast: 'refusals',
  })
    .input(one.extend({ also_touched: z.boolean().default(false) }))
    .output(done),
  discard: call({
    method: 'DELETE',
    path: '/imports/{id}',
    policy: 'company-owner',
    summary: 'Throws away a file of which nothing is imported, with its rows.',
    tag,
    toast: 'refusals',
  })
    .input(one)
    .output(done),
};

import { z } from 'zod';
import {
  applicationStatuses,
  applicationsShown,
  storedApplicationStatuses,
} from '#domain/applications/applications.ts';
import { employmentTypes, experienceLevels } from '#domain/job-openings/job-openings.ts';
import { listCalls } from '#server/platform/registry.ts';

/** One call of the API as an assistant makes it: what it may say is a part of what the call takes. */
export interface McpTool {
  name: string;
  description: string;
  input: z.ZodRawShape;
  method: string;
  /** From `/api` on; `{id}` is of the input. */
  path: string;
  /** What a key must have for it; `open` is for everybody, with a key and without. */
  scope: string;
  isReading: boolean;
}

const page = z.number().int().min(1).max(100).optional().describe('Which page, from 1.');
const id = z.string().max(64).describe('The id, as a list gives it.');

const calls = new Map(listCalls().map((call) => [call.name, call]));

function tool(name: string, call: string, description: string, input: z.ZodRawShape): McpTool {
  const found = calls.get(call);
  if (!found) throw new Error(`No call ${call}`);
  const { method, path, keyScope: scope } = found;
  return { name, description, input, method, path, scope, isReading: method === 'GET' };
}

/** What assistants may do: what everybody may read, then what a company's key may read, then what it may write. */
export const mcpTools: readonly McpTool[] = [
  tool('search_openings', 'jobPool.search', 'Searches the public job openings, newest first, 12 to a page.', {
    job_title: z.string().max(200).optional().describe('Words of the title, or a tag.'),
    country: z.string().max(100).optional().describe("In English; Qatar unless told, 'all' for every one."),
    city: z.string().max(100).optional(),
    employment_type: z.array(z.enum(employmentTypes)).optional(),
    experience_level: z.array(z.enum(experienceLevels)).optional(),
    salary_min: z.number().int().min(1).optional().describe('Per month, in the money of the country.'),
    remote: z.boolean().optional(),
    page,
  }),
  tool('get_opening', 'jobPool.opening', 'Reads one public job opening in full.', { id }),
  tool('find_companies', 'jobPool.companies', 'Lists the companies that have a public page.', {
    search: z.string().max(200).optional().describe('Words of the name.'),
    page,
  }),
  tool('list_own_openings', 'jobOpenings.list', "Lists the company's own openings, newest first.", {
    page,
  }),
  tool('list_applications', 'applications.list', 'Lists the applications that the company received.', {
    job_id: z.string().max(64).optional().describe('Of one opening.'),
    status: z.array(z.enum(storedApplicationStatuses)).optional(),
    name: z.string().max(255).optional().describe("Part of a candidate's name."),
    show: z.number().int().min(1).max(50).optional().describe(`To a page; ${applicationsShown} unless told.`),
    page,
  }),
  tool('get_application', 'applications.get', 'Reads one application in full: answers, notes, history.', {
    id,
  }),
  tool('search_talent_pool', 'talentPool.search', 'Searches candidates who agreed to be found.', {
    search: z.string().max(200).optional().describe('A name or a profession.'),
    page,
  }),
  tool('read_statistics', 'applicationStatistics.read', 'Reads the hiring funnel and figures of a period.', {
    from: z.iso.date().optional(),
    to: z.iso.date().optional().describe('The last thirty days unless told.'),
    job_id: z.uuid().optional(),
  }),
  tool('change_application_status', 'applications.changeStatus', 'Sets the status of an application.', {
    id,
    status: z.enum(applicationStatuses),
    from: z.enum(storedApplicationStatuses).optional().describe('Only where it still has this one.'),
  }),
];

/** Those that somebody sees: without a key what is open, with one what its scopes allow as well. */
export function toolsFor(scopes: readonly string[]): McpTool[] {
  return mcpTools.filter(({ scope }) => scope === 'open' || scopes.includes(scope));
}

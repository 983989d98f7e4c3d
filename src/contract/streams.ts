import type { Policy } from './route.ts';

/** A route that streams and therefore is no call, as the API's description names it. */
interface StreamedRoute {
  method: 'get' | 'head' | 'patch' | 'post';
  /** Below `/api`; `{id}` marks a parameter. */
  path: `/${string}`;
  policy: Policy;
  summary: string;
  tag: string;
  /** Headers that it reads. */
  headers?: readonly string[];
  /** The kind of its body, and of what it answers; none where there is nothing. */
  takes?: string;
  answers: readonly { status: number; description: string; type?: string }[];
}

const offset = 'In Upload-Offset: how many bytes have come.';
const fileInRanges: StreamedRoute['answers'] = [
  { status: 200, description: 'The file.', type: 'application/octet-stream' },
  { status: 206, description: 'The part that was asked for.', type: 'application/octet-stream' },
];

/** What stands beside the calls of the contract; a test names a route that is missing here. */
export const streamedRoutes: readonly StreamedRoute[] = [
  {
    method: 'post',
    path: '/company-member-export',
    policy: 'member',
    summary: 'Everything about the account of a member as a ZIP of JSON and files; asks for the password.',
    tag: 'Company members',
    takes: 'application/json',
    answers: [{ status: 200, description: 'The archive.', type: 'application/zip' }],
  },
  {
    method: 'post',
    path: '/imports/file',
    policy: 'company-owner',
    summary:
      'Sends the file of applications, CSV, Excel (.xlsx) or JSON, that a company moves in with, as `file` of a form; of it nothing is ' +
      'imported by that. `id` names the import.',
    tag: 'Imports',
    takes: 'multipart/form-data',
    answers: [
      { status: 200, description: 'The import whose columns are to be confirmed.', type: 'application/json' },
    ],
  },
  {
    method: 'post',
    path: '/imports/cvs',
    policy: 'company-owner',
    summary:
      'Sends a ZIP of CVs (PDF, .docx) as `file` of a form; each becomes a row of an import, once it is read. `id` names the import.',
    tag: 'Imports',
    takes: 'multipart/form-data',
    answers: [{ status: 200, description: 'The import whose CVs are read.', type: 'application/json' }],
  },
  {
    method: 'head',
    path: '/recordings/{id}',
    policy: 'public',
    summary: 'How much of a recording has come; a visitor names the Upload-Ticket of its beginning.',
    tag: 'Files',
    headers: ['Upload-Ticket'],
    answers: [{ status: 204, description: offset }],
  },
  {
    method: 'patch',
    path: '/recordings/{id}',
    policy: 'public',
    summary: 'Sends the bytes of a recording from Upload-Offset on; 409 tells the true offset.',
    tag: 'Files',
    headers: ['Upload-Offset', 'Upload-Ticket'],
    takes: 'application/offset+octet-stream',
    answers: [
      { status: 204, description: offset },
      { status: 409, description: offset },
    ],
  },
  {
    method: 'get',
    path: '/files/{id}',
    policy: 'public',
    summary: 'A file for whoever may read it, with support of ranges; 404 for everybody else.',
    tag: 'Files',
    headers: ['Range'],
    answers: fileInRanges,
  },
  {
    method: 'get',
    path: '/shared_applications/{id}/files/{file}',
    policy: 'public',
    summary: 'A file that a shared link shows, with support of ranges.',
    tag: 'Files',
    headers: ['Range'],
    answers: fileInRanges,
  },
  {
    method: 'get',
    path: '/live',
    policy: 'signed-in',
    summary: 'What changes for the caller, as server-sent events that name what to ask again.',
    tag: 'Live',
    answers: [{ status: 200, description: 'The events.', type: 'text/event-stream' }],
  },
];

import { oc } from '@orpc/contract';

/**
 * Who may make a call; checked before anything else, from the session alone.
 * `company` is any member of a company, `approved-company` passes the approval gate,
 * `candidate-or-approved-company` is for what both sides of an application read,
 * `recruiter` and `owner` name the least role inside an approved company.
 */
export type Policy =
  | 'public'
  | 'signed-in'
  | 'candidate'
  | 'candidate-or-approved-company'
  | 'company'
  | 'company-owner'
  | 'approved-company'
  | 'approved-recruiter'
  | 'admin'
  | 'superadmin';

export interface CallMeta {
  policy?: Policy;
  /**
   * `none` suppresses the default notices of POST, PUT and DELETE (specification, section 7); `refusals` only that of
   * success, for a screen which says its own. `as-delete` is for the POST that stands in for a DELETE.
   */
  notice?: 'default' | 'none' | 'refusals' | 'as-delete';
  /** `own`: the service opens its transactions itself, because it hashes, stores or waits in between. */
  transaction?: 'request' | 'own';
  /** Name of a rate limit that every use of the call counts against. */
  limit?: string;
}

export interface CallOptions extends CallMeta {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`; `{id}` marks a parameter. */
  path: `/${string}`;
  policy: Policy;
  /** One sentence for the API's description. */
  summary: string;
  tag: string;
  successStatus?: number;
}

/** Begins one call of the API; add `.input(schema)` and `.output(schema)`. */
export function call(options: CallOptions) {
  const { method, path, summary, tag, successStatus, ...meta } = options;
  return oc
    .$meta<CallMeta>({})
    .meta(meta)
    .route({ method, path, summary, tags: [tag], successStatus });
}

import { oc } from '@orpc/contract';
import type { CompanyFeature } from '#domain/companies/features.ts';

/**
 * Who may make a call; checked before anything else, from the session alone.
 * `company` is a member who works for the whole company, `approved-company` passes the approval gate,
 * `candidate-or-approved-company` is for both sides of a conversation,
 * `company-or-admin` is for what both change of a company,
 * `recruiter` and `owner` name the least role inside an approved company.
 * `member` is any member, also one who works for named openings alone; so are `opening-team` past the gate and
 * `opening-decider`, who decides on applications: what such a call reads is bounded by the openings of its caller.
 */
export type Policy =
  | 'public'
  | 'signed-in'
  | 'candidate'
  | 'candidate-or-approved-company'
  | 'candidate-or-opening-team'
  | 'member'
  | 'member-or-admin'
  | 'opening-team'
  | 'opening-decider'
  | 'company'
  | 'company-owner'
  | 'approved-company'
  | 'approved-recruiter'
  | 'company-or-admin'
  | 'admin'
  | 'superadmin';

export interface CallMeta<Settled extends Policy = Policy> {
  policy?: Settled;
  /**
   * `none` suppresses the default toasts of POST, PUT and DELETE (specification, section 7); `refusals` only that of
   * success, for a screen which says its own. `as-delete` is for the POST that stands in for a DELETE.
   */
  toast?: 'default' | 'none' | 'refusals' | 'as-delete';
  /** A POST because its input is too long for an address: it changes nothing, and nothing is written down of it. */
  isReading?: boolean;
  /** `own`: the service opens its transactions itself, because it hashes, stores or waits in between. */
  transaction?: 'request' | 'own';
  /**
   * The features that an administrator may have switched off for the company: its people are refused, before the body is
   * read. Who is no member is let in by the policy alone.
   */
  feature?: CompanyFeature | readonly CompanyFeature[];
  /** The rate limits that every use of the call counts against, before its body is read. */
  limit?: string | readonly string[];
}

export interface CallOptions<Settled extends Policy> extends CallMeta<Settled> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`; `{id}` marks a parameter. */
  path: `/${string}`;
  policy: Settled;
  /** One sentence for the API's description. */
  summary: string;
  tag: string;
  successStatus?: number;
}

/** Begins one call of the API; add `.input(schema)` and `.output(schema)`. Its policy is a part of its type. */
export function call<Settled extends Policy>(options: CallOptions<Settled>) {
  const { method, path, summary, tag, successStatus, ...meta } = options;
  return oc
    .$meta<CallMeta<Settled>>({})
    .meta(meta)
    .route({ method, path, summary, tags: [tag], successStatus });
}

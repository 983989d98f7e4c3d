import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { CallMeta } from '#contract/route.ts';
import { requirePolicy } from './authorization.ts';
import type { Context } from './context.ts';
import { limitCall } from './limits.ts';

/**
 * The base of every procedure: the policy is checked first, then the call's rate limit,
 * and what writes runs in one transaction.
 */
export const procedures = implement(contract)
  .$context<Context>()
  .use(async ({ context, next, procedure }) => {
    const { meta, route } = procedure['~orpc'];
    const call: CallMeta = meta;
    if (!call.policy) throw new Error(`The call ${route.path} names no policy`);
    requirePolicy(call.policy, context.actor);
    if (call.limit) await limitCall(context, call.limit);
    if (route.method === 'GET' || call.transaction === 'own') return next({ context });
    return context.inTransaction(async (inner) => next({ context: inner }));
  });

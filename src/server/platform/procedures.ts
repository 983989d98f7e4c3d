import { AsyncLocalStorage } from 'node:async_hooks';
import type { AnyContractRouter, ContractProcedure } from '@orpc/contract';
import { implement, type ProcedureImplementer, type RouterImplementer } from '@orpc/server';
import { type Contract, contract } from '#contract/contract.ts';
import { judgeDaysBy } from '#contract/day-of-call.ts';
import type { CallMeta } from '#contract/route.ts';
import { calendarDate } from '#domain/time.ts';
import { auditOfCall, isAudited, recordAudit } from './audit.ts';
import { type ActorOf, requireFeatures, requirePolicy } from './authorization.ts';
import type { Context } from './context.ts';
import { keepAnswer } from './kept-answers.ts';
import { limitAccount } from './limit-reads.ts';
import { limitCall, settleLimit } from './limits.ts';
import { Refusal } from './refusal.ts';

/** The policy is checked first, then the features, then the call's rate limits are counted: before its body is read, where it has one. */
export async function admitCall(context: Context, call: CallMeta): Promise<void> {
  if (!call.policy) throw new Error('A call names no policy');
  requirePolicy(call.policy, context);
  requireFeatures([call.feature ?? []].flat(), context.actor);
  limitAccount(context);
  for (const name of [call.limit ?? []].flat()) await limitCall(context, name);
}

/** The contract's calls to implement, each with the caller that its policy lets in. */
type Narrowed<Part extends AnyContractRouter> =
  Part extends ContractProcedure<infer Input, infer Output, infer Errors, infer Meta>
    ? Meta extends CallMeta<infer Settled>
      ? ProcedureImplementer<Context, Context<ActorOf[Settled]>, Input, Output, Errors, Meta>
      : never
    : Pick<RouterImplementer<Part, Context, Context>, 'router' | 'use'> & {
        [Name in keyof Part]: Part[Name] extends AnyContractRouter ? Narrowed<Part[Name]> : never;
      };

/** Ages and months are judged by the server's clock, together with all else that may be wrong with an input. */
const instants = new AsyncLocalStorage<Date>();
judgeDaysBy(() => {
  const now = instants.getStore();
  return now && calendarDate(now);
});

/** Nobody runs a procedure unadmitted, what writes runs in one transaction, and what administrators write is written down. */
const base = implement(contract)
  .$context<Context>()
  .use(async ({ context, next, procedure, path }, input) => {
    const { meta, route } = procedure['~orpc'];
    const call: CallMeta = meta;
    if (!context.isAdmitted) await admitCall(context, call);
    const write = async (inner: Context) => {
      const response = await next({ context: inner });
      if (!call.isReading && isAudited(context, route.method))
        await recordAudit(inner, auditOfCall(path, input));
      if (context.once) await keepAnswer(inner, context.once, { status: 200, body: response.output });
      return response;
    };
    const answer = () =>
      route.method === 'GET'
        ? next({ context })
        : call.transaction === 'own'
          ? write(context)
          : context.inTransaction(write);
    return instants.run(context.clock.now(), () => settled(context, call, answer));
  });

/** What the call's limits were charged too much comes back; who was refused for the limit itself gets nothing back. */
async function settled<T>(context: Context, call: CallMeta, answer: () => T | PromiseLike<T>): Promise<T> {
  const settle = async (outcome: 'done' | 'refused') => {
    const names = [call.limit ?? []].flat();
    // Where the database is away now, what was charged stays charged.
    await Promise.all(names.map((name) => settleLimit(context, name, outcome))).catch(() => undefined);
  };
  try {
    const result = await answer();
    await settle('done');
    return result;
  } catch (error) {
    if (!isPastLimit(error)) await settle('refused');
    throw error;
  }
}

function isPastLimit(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS';
}

/** The base of every procedure. */
export const procedures = base as unknown as Narrowed<Contract>; // `admitCall` has settled the actor.

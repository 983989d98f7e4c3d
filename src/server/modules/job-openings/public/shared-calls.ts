import type { Context, Contributors } from '#server/platform/context.ts';
import { limitVisitor } from '#server/platform/limit-reads.ts';
import { countView } from './views.ts';

/** What the public search answers every visitor alike: each counts as a read of its visitor, an opening as a view, too. */
export const sharedSearchCalls: Contributors['sharedCalls'] = new Map([
  ...['search', 'countries', 'highlights', 'companies', 'company', 'careers'].map(
    (name): [string, (context: Context) => void] => [`jobPool.${name}`, limitVisitor],
  ),
  [
    'jobPool.opening',
    (context: Context, input: unknown) => {
      limitVisitor(context);
      countView(context, (input as { id: string }).id);
    },
  ],
]);

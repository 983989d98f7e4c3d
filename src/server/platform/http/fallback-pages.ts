import { ORPCError } from '@orpc/server';
import { isDatabaseAway, isDatabaseSlow } from '#server/platform/database/database-away.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { createPageCache, type RenderedPage } from './page-cache.ts';
import { callBranch, makeCall } from './recorded-calls.ts';

/** Why a page can't be had now, though there is one: too many were asked for, or a part of the product is away. */
export interface Obstacle {
  status: 429 | 503;
  retryAfterSeconds: number;
  /** Nothing is away, there are too many visitors. */
  isBusy?: boolean;
}

/** The obstacle that an error tells of; undefined for a fault, and for a refusal of another kind. */
export function obstacleOf(error: unknown): Obstacle | undefined {
  if (isDatabaseAway(error) || isDatabaseSlow(error)) return { status: 503, retryAfterSeconds: 2 };
  if (error instanceof Refusal) {
    if (error.code === 'UNAVAILABLE') return { status: 503, retryAfterSeconds: error.retryAfterSeconds ?? 2 };
    if (error.code === 'TOO_MANY_REQUESTS')
      return { status: 429, retryAfterSeconds: error.retryAfterSeconds ?? 60 };
  }
  if (error instanceof ORPCError && (error.status === 429 || error.status === 503)) {
    const { retry_after } = (error.data ?? {}) as { retry_after?: number };
    return { status: error.status, retryAfterSeconds: retry_after ?? 2 };
  }
  return undefined;
}

/** The calls of a page; `meet` hears of each obstacle that one of them met. */
export function noteObstacles(api: unknown, meet: (obstacle: Obstacle) => void): unknown {
  return callBranch([], async (path, input, options) => {
    try {
      return await makeCall(api, path, input, options);
    } catch (error) {
      const obstacle = obstacleOf(error);
      if (obstacle) meet(obstacle);
      throw error;
    }
  });
}

export interface FallbackPages {
  render(obstacle: Obstacle, page: { facts: FallbackFacts; nonce: string }): Promise<RenderedPage>;
}

interface FallbackFacts {
  localePrefix: string;
  publicUrl: string;
}

/**
 * The pages that stand in for one that can't be had now: in the site's shell, at the address that was asked for, made
 * of text and links alone. Each is rendered once, so that whoever asks too much costs next to nothing.
 */
export function createFallbackPages(
  render: (request: Request, page: object) => Promise<RenderedPage>,
): FallbackPages {
  const cache = createPageCache({ life: Number.POSITIVE_INFINITY });
  return {
    async render({ status, retryAfterSeconds, isBusy }, { facts, nonce }) {
      const name = isBusy ? 'busy' : status === 429 ? 'too-many' : 'unavailable';
      const url = `${facts.publicUrl}${facts.localePrefix}/error/${name}`;
      const { headers, body } = await cache.respond({
        key: JSON.stringify([name, facts]),
        nonce,
        api: {},
        render: (api) => render(new Request(url), { ...facts, nonce, api, isFallback: true }),
      });
      headers.set('retry-after', String(retryAfterSeconds));
      headers.set('cache-control', 'no-store');
      return { status, headers, body };
    },
  };
}

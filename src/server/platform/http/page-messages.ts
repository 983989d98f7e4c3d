import type { ORPCErrorJSON } from '@orpc/client';

/** What the main thread tells a page thread. */
export type ToRenderThread =
  | { type: 'render'; page: number; url: string; headers: [string, string][]; method: string; facts: object }
  | { type: 'answered'; page: number; call: number; answer: unknown }
  | { type: 'refused'; page: number; call: number; error: ORPCErrorJSON<string, unknown> };

/** What a page thread tells the main thread. */
export type FromRenderThread =
  | { type: 'ready' }
  | { type: 'call'; page: number; call: number; path: readonly string[]; input: unknown }
  | {
      type: 'rendered';
      page: number;
      status: number;
      headers: [string, string][];
      body: Uint8Array<ArrayBuffer> | null;
    }
  | { type: 'failed'; page: number; reason: string };

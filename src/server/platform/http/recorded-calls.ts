/** A call that a page made while it was rendered, with what it was answered. */
export interface RecordedCall {
  path: readonly string[];
  input: unknown;
  response: Promise<unknown>;
}

export interface Recording {
  /** The calls for the page to make, as deep as the API is. */
  api: unknown;
  calls: RecordedCall[];
}

type Call = (input: unknown, options?: unknown) => Promise<unknown>;

/**
 * The calls of a page, written down as they are made. What `ahead` has asked already is not asked again: each of its
 * answers serves one call with the same input.
 */
export function recordCalls(api: unknown, ahead: readonly RecordedCall[] = []): Recording {
  const calls: RecordedCall[] = [];
  const waiting = ahead.map((call) => ({ name: nameOf(call), response: call.response }));
  const make = (path: readonly string[], input: unknown, options: unknown) => {
    const name = nameOf({ path, input });
    const place = waiting.findIndex((call) => call.name === name);
    const response = waiting[place]?.response ?? makeCall(api, path, input, options);
    if (place >= 0) waiting.splice(place, 1);
    calls.push({ path, input, response });
    return response;
  };
  return { api: callBranch([], make), calls };
}

/** Makes a recorded call anew. */
export function makeCall(
  api: unknown,
  path: readonly string[],
  input: unknown,
  options?: unknown,
): Promise<unknown> {
  let target = api;
  for (const part of path) target = (target as Record<string, unknown>)[part];
  return (target as Call)(input, options);
}

/** An API of any depth whose every call goes to `make` with its path. */
export function callBranch(
  path: readonly string[],
  make: (path: readonly string[], input: unknown, options: unknown) => Promise<unknown>,
): unknown {
  return new Proxy(() => undefined, {
    get: (_target, part) =>
      typeof part === 'string' && part !== 'then' ? callBranch([...path, part], make) : undefined,
    apply: (_target, _self, [input, options]: unknown[]) => make(path, input, options),
  });
}

function nameOf({ path, input }: Pick<RecordedCall, 'path' | 'input'>): string {
  return `${path.join('.')} ${JSON.stringify(input)}`;
}

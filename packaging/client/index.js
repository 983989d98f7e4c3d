/** What the API refused, or what else it answered that is no success. */
export class ApiError extends Error {
  constructor(status, body, retryAfter) {
    super(body?.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body?.code;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** Makes calls of a company by an API key: `await call('GET /job_opening', { query: { page: 1 } })`. */
export function createClient({ site, key, fetch = globalThis.fetch }) {
  return async (call, { path = {}, query = {}, body, idempotencyKey, signal } = {}) => {
    const [method, template] = call.split(' ');
    const filled = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name]));
    const url = new URL(`/api${filled}`, site);
    for (const [name, value] of Object.entries(query))
      for (const one of [value].flat())
        if (one !== undefined && one !== null) url.searchParams.append(name, one);
    const headers = { authorization: `Bearer ${key}` };
    if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
    if (method !== 'GET') headers['content-type'] = 'application/json';
    const sent = method === 'GET' ? undefined : JSON.stringify(body ?? {});
    const answer = await fetch(url, { method, headers, body: sent, redirect: 'error', signal });
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    const content = isJson ? await answer.json() : await answer.blob();
    if (answer.ok) return content;
    const retryAfter = Number(answer.headers.get('retry-after')) || undefined;
    throw new ApiError(answer.status, isJson ? content : undefined, retryAfter);
  };
}

import { request } from 'node:http';

/**
 * The part of the browser's `XMLHttpRequest` that an upload uses, over Node's own connection: a body goes piece by
 * piece, and `upload.onprogress` says what has gone.
 */
export function xmlHttpRequestTo(origin: string) {
  return class {
    status = 0;
    responseText = '';
    upload: { onprogress?(event: { loaded: number; total: number }): void } = {};
    onabort?: () => void;
    onerror?: () => void;
    onload?: () => void;
    onloadend?: () => void;
    #address = '';
    #method = '';
    #headers: Record<string, string> = {};
    readonly #stopping = new AbortController();

    open(method: string, path: string): void {
      this.#method = method;
      this.#address = origin + path;
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }
    abort(): void {
      this.#stopping.abort();
      this.onabort?.();
      this.onloadend?.();
    }
    async send(form: FormData): Promise<void> {
      const { signal } = this.#stopping;
      const { headers, body } = new Response(form);
      const pieces: Uint8Array[] = await Array.fromAsync(body ?? []);
      const total = pieces.reduce((sum, { length }) => sum + length, 0);
      if (signal.aborted) return;
      const sent = request(
        this.#address,
        {
          method: this.#method,
          headers: {
            ...this.#headers,
            'content-type': headers.get('content-type') ?? '',
            'content-length': total,
          },
          signal,
        },
        async (answer) => {
          this.status = answer.statusCode ?? 0;
          this.responseText = Buffer.concat(await Array.fromAsync(answer)).toString();
          this.onload?.();
          this.onloadend?.();
        },
      );
      sent.on('error', () => {
        if (signal.aborted) return;
        this.onerror?.();
        this.onloadend?.();
      });
      let loaded = 0;
      for (const piece of pieces) {
        if (signal.aborted) return;
        await new Promise<void>((resolve) => sent.write(piece, () => resolve()));
        loaded += piece.length;
        this.upload.onprogress?.({ loaded, total });
      }
      sent.end();
    }
  };
}

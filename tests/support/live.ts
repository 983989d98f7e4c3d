import type { LiveChange } from '#domain/live.ts';
import type { Server } from '#server/compose.ts';
import type { Caller } from './client.ts';

interface Message {
  id: string;
  event: string;
  data: unknown;
}

/** An open page's live channel, read event by event. */
export async function liveStream(
  server: Pick<Server, 'app'>,
  { token }: Caller,
  { after, headers = {} }: { after?: string; headers?: Record<string, string> } = {},
) {
  const query = after === undefined ? '' : `?${new URLSearchParams({ after })}`;
  const response = await server.app.request(`http://localhost:3000/api/live${query}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  if (!response.ok || !response.body) throw new Error(`The channel answered ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  let lastId = '';
  const nextMessage = async (): Promise<Message | undefined> => {
    for (;;) {
      const end = buffer.indexOf('\n\n');
      if (end >= 0) {
        const message = parse(buffer.slice(0, end));
        buffer = buffer.slice(end + 2);
        if (message.id) lastId = message.id;
        if (message.event) return message;
      } else {
        const { done, value } = await reader.read();
        if (done) return undefined;
        buffer += value;
      }
    }
  };
  const next = async (event?: string): Promise<unknown> => {
    const message = await nextMessage();
    if (!message) throw new Error('The channel was closed');
    return !event || message.event === event ? message.data : next(event);
  };
  const ready = await next('ready');
  return {
    headers: response.headers,
    /** What the channel said first. */
    ready,
    lastId: () => lastId,
    next,
    changes: () => next('changed') as Promise<LiveChange[]>,
    /** Everything that still comes, until the server closes it. */
    async rest(): Promise<string> {
      let text = buffer;
      for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
      return text;
    },
    close: () => reader.cancel(),
  };
}

function parse(text: string): Message {
  const fields = new Map(
    text.split('\n').map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at), line.slice(at + 2)];
    }),
  );
  const data = fields.get('data');
  return { id: fields.get('id') ?? '', event: fields.get('event') ?? '', data: data && JSON.parse(data) };
}

import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** The messages taken so far, as they came. */
  messages: string[];
  /** While set, every recipient is refused with this code: 4xx for now, 5xx for good. */
  refuseWith: number | undefined;
  /** How many connections were opened. */
  connections(): number;
  stop(): Promise<void>;
}

/** A mail server on this machine that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const state: Pick<MailServer, 'messages' | 'refuseWith'> = { messages: [], refuseWith: undefined };
  let connections = 0;
  const server = new SMTPServer({
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      if (!state.refuseWith) return done();
      done(Object.assign(new Error(`<${address}>: refused`), { responseCode: state.refuseWith }));
    },
    onData(stream, _session, done) {
      text(stream).then((message) => {
        state.messages.push(message);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  return Object.assign(state, {
    connections: () => connections,
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}

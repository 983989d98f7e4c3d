/** As much of the provider as the tests' one uses; it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Asked {
    oidc: {
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant };
      client: { clientId: string };
      session: { accountId: string };
    };
  }

  export default class Provider {
    constructor(issuer: string, settings: object);
    use(
      middleware: (
        asked: { path: string; response: { body: Record<string, unknown> } },
        next: () => Promise<void>,
      ) => Promise<void>,
    ): void;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
  export type { Asked };
}

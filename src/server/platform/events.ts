declare const payloadOf: unique symbol;

/** A thing that happened, named `noun.participle`, with what it carries. */
export interface Event<Payload> {
  readonly name: string;
  readonly [payloadOf]?: Payload;
}

/** Reacts within the transaction of the cause; what may wait is enqueued as a task. */
type Listener<Context, Payload> = (context: Context, payload: Payload) => Promise<void>;

export interface Events<Context> {
  on<Payload>(event: Event<Payload>, listener: Listener<Context, Payload>): void;
  /** Runs the listeners one after the other in the order of their registration; an error undoes the cause. */
  publish<Payload>(context: Context, event: Event<Payload>, payload: Payload): Promise<void>;
}

/** Declares an event: `const companyApproved = defineEvent<{ companyId: string }>('company.approved')`. */
export function defineEvent<Payload>(name: string): Event<Payload> {
  return { name };
}

/** The events of one process. A lower module publishes, a higher one listens. */
export function createEvents<Context>(): Events<Context> {
  const listeners = new Map<string, Listener<Context, unknown>[]>();
  return {
    on(event, listener) {
      const known = listeners.get(event.name) ?? [];
      // The name decides the payload's type, so a listener found by name takes what its event carries.
      listeners.set(event.name, [...known, listener as Listener<Context, unknown>]);
    },
    async publish(context, event, payload) {
      for (const listener of listeners.get(event.name) ?? []) await listener(context, payload);
    },
  };
}

import type { RefusalCode } from '#contract/errors.ts';

/** Field → text keys with their parameters; translated at the edge. */
export type FieldErrors = Record<string, FieldError[]>;
interface FieldError {
  text: string;
  params?: Record<string, string | number>;
}

/** An expected "no" of a service; the edge gives it status and text (`contract/errors.ts`). */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly params: Record<string, string | number>;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the answer carries besides, as its `data`. */
  readonly data: Record<string, unknown> | undefined;

  constructor(
    code: RefusalCode,
    options: {
      params?: Record<string, string | number>;
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      data?: Record<string, unknown>;
    } = {},
  ) {
    super(code);
    this.code = code;
    this.params = options.params ?? {};
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.data = options.data;
  }
}

/** Refuses one field with a text key: the 422 of a rule that only the server can check. */
export function refuseField(field: string, text: string, params?: Record<string, string | number>): Refusal {
  return new Refusal('VALIDATION_FAILED', { fields: { [field]: [{ text, params }] } });
}

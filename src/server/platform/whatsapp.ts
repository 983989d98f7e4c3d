import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import type { WhatsappSender } from './config.ts';

/** A message as a template that WhatsApp has approved; `docs/operating/settings.md` has their texts. */
export interface WhatsappOrder {
  /** With the dial code, digits alone. */
  to: string;
  template: string;
  locale: Locale;
  /** What fills in `{{1}}`, `{{2}}` …; one line each. */
  parameters: readonly string[];
}

/**
 * Why a message was not taken. `later`: tried again. `recipient`: nobody can be reached there. `setting`: the operator
 * has something to mend (the template, the account); nothing else helps.
 */
export class WhatsappRefusal extends Error {
  readonly kind: 'later' | 'recipient' | 'setting';
  readonly code: number | undefined;
  constructor(message: string, kind: WhatsappRefusal['kind'], code?: number) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const refused = z.object({
  error: z.object({
    message: z.string(),
    code: z.number(),
    error_data: z.object({ details: z.string().optional() }).optional(),
  }),
});

/** Codes of the documentation that another attempt may pass: unknown and service faults, limits, an expired token. */
const laterCodes = new Set([
  1, 2, 4, 190, 80007, 130429, 131000, 131016, 131042, 131048, 131056, 131057, 133004, 133016,
]);
/** Codes that are about the recipient: no WhatsApp there, ended by them, or not to be reached now. */
const recipientCodes = new Set([130472, 130497, 131021, 131026, 131030, 131049, 131050]);

/** Sends a template by the WhatsApp Cloud API and answers the id of the message; throws a `WhatsappRefusal`. */
export async function sendWhatsapp(
  { url, phoneId, token }: WhatsappSender,
  { to, template, locale, parameters }: WhatsappOrder,
): Promise<string> {
  const body = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'template',
    template: {
      name: template,
      language: { code: locale },
      components: [
        { type: 'body', parameters: parameters.map((text) => ({ type: 'text', text: oneLine(text) })) },
      ],
    },
  };
  const answer = await fetch(`${url}/${phoneId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(20_000),
  }).catch((error: unknown) => {
    const said = error instanceof Error ? error.message : String(error);
    throw new WhatsappRefusal(`No answer: ${said}`, 'later');
  });
  const said: unknown = await answer.json().catch(() => undefined);
  const taken = accepted.safeParse(said);
  if (answer.ok && taken.data?.messages[0]) return taken.data.messages[0].id;
  throw refusalOf(answer.status, refused.safeParse(said).data?.error, to);
}

type Refused = z.output<typeof refused>['error'];

/** Whether a code says that nobody is reached there. */
export function isAboutRecipient(code: number | undefined): boolean {
  return code !== undefined && recipientCodes.has(code);
}

/** By the code, as the documentation asks; where there is none, by the status. The number stands in no log. */
function refusalOf(status: number, error: Refused | undefined, to: string): WhatsappRefusal {
  const text = [error?.message, error?.error_data?.details].filter(Boolean).join(' ');
  const message = `${status} ${text}`.trim().replaceAll(to, '[number]').slice(0, 400);
  const code = error?.code;
  if (isAboutRecipient(code)) return new WhatsappRefusal(message, 'recipient', code);
  const isLater =
    code === undefined ? status === 429 || status >= 500 : laterCodes.has(code) || status === 429;
  return new WhatsappRefusal(message, isLater || status >= 500 ? 'later' : 'setting', code);
}

/** Parameters may hold neither lines nor tabs nor many spaces, and not nothing. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 300) || '–';
}

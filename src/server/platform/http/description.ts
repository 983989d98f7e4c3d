import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import { contract } from '#contract/contract.ts';
import { streamedRoutes } from '#contract/streams.ts';
import { webhookEvents } from '#contract/webhook-events.ts';
import { productName } from '#domain/product.ts';
import { listCalls, type RegisteredCall } from '#server/platform/registry.ts';

/** The OpenAPI document of every call of the contract, each with its policy and features. */
export async function describeApi(publicUrl: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: `${productName} API`, version: '1.0.0', description: introduction },
    servers: [{ url: `${publicUrl}/api` }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    security: [{ bearer: [] }],
  });
  for (const call of listCalls()) {
    const item = document.paths?.[call.path.replace(/^\/api/, '')] as Record<string, object> | undefined;
    const operation = item?.[call.method.toLowerCase()];
    if (operation)
      Object.assign(operation, {
        'x-policy': call.policy,
        'x-key-scope': call.keyScope,
        ...(call.features.length > 0 && { 'x-features': call.features }),
        ...(call.policy === 'public' && { security: [] }),
      });
    if (operation && isDoneOnce(call)) describeOnce(operation);
  }
  describeStreams(document);
  return { ...document, webhooks: describeWebhooks() };
}

/** What a key may send again: writes, not what is read by POST. */
function isDoneOnce({ method, keyScope }: RegisteredCall): boolean {
  return method !== 'GET' && keyScope.endsWith(':write');
}

function describeOnce(operation: { parameters?: object[] }): void {
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'With an API key: the first answer under this value is kept for 24 hours; the same call with the same body is answered the same again, with `Idempotency-Replayed: true`, and does nothing. Another call or body is refused with 422 `IDEMPOTENCY_KEY_USED`, one whose first still runs with 409 `IDEMPOTENCY_KEY_RUNNING` and `Retry-After`.',
      schema: { type: 'string', maxLength: 255 },
    },
  ];
}

/** What is posted to the endpoints of companies, by the names of its events. */
function describeWebhooks(): Record<string, object> {
  const parameters = Object.entries({
    'webhook-id': 'The same with each attempt: whoever has seen it has done it.',
    'webhook-timestamp': 'Of this attempt, in seconds since 1970.',
    'webhook-signature': 'By each secret that is good now: `v1,` and a signature, with spaces between them.',
  }).map(([name, description]) => ({
    ...{ name, in: 'header', required: true, description },
    schema: { type: 'string' },
  }));
  return Object.fromEntries(
    Object.entries(webhookEvents).map(([type, { summary, body }]) => [
      type,
      {
        post: {
          ...{ summary, tags: ['Webhooks'], security: [], parameters },
          requestBody: {
            required: true,
            content: { 'application/json': { schema: z.toJSONSchema(body, { io: 'input' }) } },
          },
          responses: {
            '2XX': { description: 'It has arrived.' },
            '410': { description: 'The endpoint is gone: it is switched off.' },
            default: { description: 'It has not arrived, and is sent again.' },
          },
        },
      },
    ]),
  );
}

function describeStreams(document: Awaited<ReturnType<OpenAPIGenerator['generate']>>): void {
  const paths = (document.paths ?? {}) as Record<string, object>;
  for (const { method, path, policy, summary, tag, headers, takes, answers } of streamedRoutes) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true }));
    const inHead = (headers ?? []).map((name) => ({ name, in: 'header' }));
    const text = { type: 'string' };
    paths[path] = {
      ...paths[path],
      [method]: {
        ...{ summary, tags: [tag], 'x-policy': policy },
        ...(policy === 'public' && { security: [] }),
        parameters: [...inPath, ...inHead].map((parameter) => ({ ...parameter, schema: text })),
        ...(takes && {
          requestBody: { content: { [takes]: { schema: takes === json ? password : bytes } } },
        }),
        responses: Object.fromEntries(
          answers.map(({ status, description, type }) => [
            status,
            { description, ...(type && { content: { [type]: { schema: bytes } } }) },
          ]),
        ),
      },
    };
  }
}

const json = 'application/json';
const bytes = { type: 'string', format: 'binary' };
const password = { type: 'object', properties: { password: { type: 'string' } }, required: ['password'] };

const introduction =
  'Send an API key (Settings, API keys) or the token of POST /login as `Authorization: Bearer`. Every refusal carries `code`, `message`, ' +
  '`request_id` and, for fields, `errors`. `x-policy` names who may make a call, `x-features` what ' +
  'an administrator may have switched off for their company, which is refused with FEATURE_OFF, and `x-key-scope` which scope an ' +
  'API key needs for it: `open` none, `closed` is no key’s.';

import { isContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { contract } from '#contract/contract.ts';

interface Json {
  type?: string | string[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
  $ref?: string;
  minimum?: number;
  format?: string;
}

/**
 * A payload for a call by its name in the contract, made from its schema: fields that `known` names take its value,
 * optional ones without are left out. Not every rule of a field is in its schema, so some are refused all the same.
 */
export function sampleInput(name: string, known: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const sample = sampleOf(schemaOf(name), known);
  return typeof sample === 'object' && sample !== null ? (sample as Record<string, unknown>) : {};
}

/** Whether a field of one of these names stands anywhere in what a call takes. */
export function takesAny(name: string, fields: readonly string[]): boolean {
  const schema = JSON.stringify(schemaOf(name));
  return fields.some((field) => schema.includes(`${JSON.stringify(field)}:`));
}

function schemaOf(name: string): Json {
  const procedure = name.split('.').reduce<unknown>((node, part) => Object(node)[part], contract);
  if (!isContractProcedure(procedure)) throw new Error(`No call is named ${name}`);
  const schema = procedure['~orpc'].inputSchema;
  if (!schema) return {};
  return z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Json;
}

function sampleOf(schema: Json, known: Readonly<Record<string, unknown>>): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(choices[0] ?? {}, known);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, known)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties) {
    const fields = Object.entries(schema.properties ?? {}).filter(
      ([field]) => field in known || schema.required?.includes(field),
    );
    return Object.fromEntries(
      fields.map(([field, part]) => [field, field in known ? known[field] : sampleOf(part, known)]),
    );
  }
  if (type === 'array') return [];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (schema.format === 'date') return '2026-12-12';
  return 'Some words';
}

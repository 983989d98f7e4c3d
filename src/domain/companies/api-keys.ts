import { z } from 'zod';
import { presentedPassword } from '#domain/identity/credentials.ts';
import { shortText } from '#domain/text/text.ts';

/** The parts of a company's work that a key may be let into. */
export const keyParts = ['openings', 'applications', 'pool', 'interviews', 'messages', 'company'] as const;
export type KeyPart = (typeof keyParts)[number];

const keyActs = ['read', 'write'] as const;

/** What a key may do: `applications:read` reads, `applications:write` changes; neither holds the other. */
export type KeyScope = `${KeyPart}:${(typeof keyActs)[number]}`;
export const keyScopes = keyParts.flatMap((part) => keyActs.map((act): KeyScope => `${part}:${act}`));

/** A company has so many keys at most. */
export const mostKeys = 20;

/** How long a key lives, in days; `never` until it is revoked. */
export const keyLives = ['30', '90', '365', 'never'] as const;

/** What a key begins with: whoever finds one in a log or a repository knows what it is. */
export const keyMark = 'mihna_key_';

const network = z.union([z.ipv4(), z.cidrv4(), z.ipv6(), z.cidrv6()]);

/** Addresses and networks, each on its own; what is none of them is refused of the whole list. */
const networks = z
  .array(z.string().trim().max(64))
  .max(20, { error: 'validation_key_networks_many', abort: true })
  .refine((texts) => texts.every((text) => network.safeParse(text).success), {
    error: 'validation_key_network',
  });

/** POST api/api_keys: a name, what it may do, for how long, from where; after the own password. */
export const apiKeyOrder = z.object({
  name: shortText(60, { required: 'validation_key_name' }),
  scopes: z
    .array(z.enum(keyScopes, { error: 'validation_option' }))
    .min(1, { error: 'validation_key_scopes' })
    .max(keyScopes.length),
  life: z.enum(keyLives, { error: 'validation_option' }),
  /** Addresses or networks that it works from; from everywhere, where there are none. */
  networks: networks.default([]),
  password: presentedPassword('validation_enter_password'),
});
export type ApiKeyOrder = z.output<typeof apiKeyOrder>;

import { z } from 'zod';
import { presentedPassword } from '#domain/identity/credentials.ts';
import { emailAddress } from '#domain/identity/emails.ts';
import { longText, shortText } from '#domain/text/text.ts';
import { whenRight } from '#domain/text/when-right.ts';
import { isDomain } from './domains.ts';
import { memberRoles } from './roles.ts';

/** A company proves so many domains at most. */
export const mostDomains = 20;
/** So many groups of a provider give a role at most. */
export const mostGroupRoles = 50;
/** Whoever goes to the provider is back within so many minutes. */
export const entryMinutes = 10;
/** For who has no password, an entry stands for it so long. */
export const freshEntryMinutes = 10;

/** A proof whose record is gone is kept for so many days, about which its owners are told at once. */
export const lostProofDays = 3;

/** Where anybody gets an address: none of them is a company's. */
const mailProviders: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'outlook.fr'],
  ...['hotmail.fr', 'hotmail.co.uk', 'live.fr', 'yahoo.com', 'ymail.com', 'rocketmail.com', 'yahoo.fr'],
  ...['yahoo.co.uk', 'yahoo.co.in', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me'],
  ...['protonmail.com', 'pm.me', 'gmx.com', 'gmx.net', 'gmx.de', 'gmx.fr', 'web.de', 'mail.com', 'mail.ru'],
  ...['yandex.com', 'yandex.ru', 'zoho.com', 'zohomail.com', 'fastmail.com', 'hey.com', 'tutanota.com'],
  ...['orange.fr', 'wanadoo.fr', 'free.fr', 'sfr.fr', 'laposte.net', 'rediffmail.com', 'qq.com', '163.com'],
  ...['126.com', 'naver.com', 'maktoob.com', 'mailinator.com', 'duck.com', 'ooredoo.qa', 'qatar.net.qa'],
]);

/** The domain of a (normalised) address. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1);
}

/** POST api/company_sign_in/domains: a name that is the company's own. */
export const domainOrder = z.object({
  domain: z
    .string()
    .max(300, { error: 'validation_domain' })
    .overwrite((text) => text.trim().toLowerCase().replace(/^@/, '').replace(/\.$/, ''))
    .refine(isDomain, { error: 'validation_domain', abort: true })
    .refine((domain) => !mailProviders.has(domain), { error: 'validation_domain_public' }),
});

/** What a group of the provider makes of its people: anything but an owner. */
export const grantedRoles = memberRoles.filter((role) => role !== 'owner');
export type GrantedRole = (typeof grantedRoles)[number];

const grantedRole = z.enum(grantedRoles as [GrantedRole, ...GrantedRole[]], { error: 'validation_option' });

const groupRole = z.object({
  group: shortText(200, { required: 'validation_group' }),
  role: grantedRole,
});
export type GroupRole = z.output<typeof groupRole>;

/** Where a provider is met: some say by the search which of their companies it is. */
export function isSsoAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url) return false;
  url.search = '';
  return isWebAddress(url.href);
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    ['http:', 'https:'].includes(url.protocol) &&
    `${url.username}${url.password}${url.hash}${url.search}` === ''
  );
}

/** What is spoken with a provider. */
export const connectionKinds = ['oidc', 'saml'] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** What a provider says of itself in SAML has so many characters at most, and so many certificates that stand at once. */
const mostMetadata = 200_000;
export const mostCertificates = 10;

const connectionFields = z.object({
  kind: z.enum(connectionKinds, { error: 'validation_option' }).default('oidc'),
  /** Of SAML the entity id. */
  issuer: shortText(500, {}, 0).default(''),
  client_id: shortText(500, {}, 0).default(''),
  client_secret: shortText(1000, {}, 0).default(''),
  /** SAML: what the provider says of itself; it stands for issuer, sso_address and certificates. */
  metadata: longText(mostMetadata, {}, 0).default(''),
  sso_address: shortText(1000, {}, 0).default(''),
  /** One below the other, as PEM; more than one while a new one takes over. */
  certificates: longText(40_000, {}, 0).default(''),
  /** The attribute that holds the address; empty where the NameID does. */
  email_attribute: shortText(200, {}, 0).default(''),
  groups_claim: shortText(100, {}, 0).default(''),
  roles: z.array(groupRole).max(mostGroupRoles).default([]),
  default_role: grantedRole,
  password: presentedPassword('validation_enter_password'),
});

type ConnectionFields = Pick<
  z.output<typeof connectionFields>,
  'kind' | 'issuer' | 'client_id' | 'metadata' | 'sso_address' | 'certificates'
>;

/** PUT api/company_sign_in/connection: how a company's people prove themselves; the secret stays where none is given. */
export const connectionOrder = connectionFields.superRefine(
  (order, context) => {
    for (const [field, message] of missingIn(order))
      context.addIssue({ code: 'custom', path: [field], message });
  },
  whenRight('kind', 'issuer', 'client_id', 'metadata', 'sso_address', 'certificates'),
);

function missingIn({ kind, issuer, client_id, metadata, ...saml }: ConnectionFields): [string, string][] {
  const missing: [string, string, boolean][] =
    kind === 'oidc'
      ? [
          ['issuer', 'validation_issuer', isWebAddress(issuer)],
          ['client_id', 'validation_client_id', client_id !== ''],
        ]
      : [
          ['issuer', 'validation_entity_id', metadata !== '' || issuer !== ''],
          ['sso_address', 'validation_sso_address', metadata !== '' || isSsoAddress(saml.sso_address)],
          ['certificates', 'validation_certificates', metadata !== '' || saml.certificates !== ''],
        ];
  return missing.filter(([, , isThere]) => !isThere).map(([field, message]) => [field, message]);
}
export type ConnectionOrder = z.output<typeof connectionOrder>;

/** PUT api/company_sign_in/state: whether the company's people come in by it. */
export const connectionState = z.object({
  is_on: z.boolean(),
  /** Whether members with an address of a proved domain come in by it alone. */
  is_enforced: z.boolean().default(false),
  /** The owner who keeps the password, where it is enforced. */
  keeper_id: z.string().max(64).default(''),
  /** Whether the sessions end that were begun in other ways; the own one stays. */
  ends_sessions: z.boolean().default(false),
  password: presentedPassword('validation_enter_password'),
});

export type ConnectionState = z.output<typeof connectionState>;

/** POST api/company_sign_in/way: whose address it may be. */
export const entryQuestion = z.object({ email: emailAddress });

/** POST api/company_sign_in/entry: who goes to the provider, and where to afterwards. */
export const entryOrder = entryQuestion.extend({ redirect: shortText(2000).optional() });

/** POST api/company_sign_in/confirmation: where to afterwards. */
export const confirmationOrder = z.object({ redirect: shortText(2000).optional() });

/** What stands in the place of a password for who has none: the entry counts, not the word. */
export const byCompany = 'by-company';

/** POST api/company_sign_in/proof: for which company an administrator vouches, and what speaks for it. */
export const domainProof = domainOrder.extend({
  company_id: z.string(),
  reason: shortText(500, { required: 'validation_proof_reason' }),
});

/** Where a provider sends its people back to: an address for each company, so that no answer is taken for another's. */
export function returnPath(companyId: string): string {
  return `/sign-in/return/${companyId}`;
}

/** Where a browser brings an answer of SAML from, once our own page has it: with its cookies, unlike from a provider's page. */
export function broughtPath(companyId: string): string {
  return `${returnPath(companyId)}/brought`;
}

/** What we are for a company's provider in SAML: its address is the name, and holds what a provider has to know. */
export function metadataPath(companyId: string): string {
  return `/sign-in/metadata/${companyId}`;
}

/** How the token of a directory begins, so that it is taken for no other. */
export const directoryMark = 'mihna_scim_';

/** POST api/company_sign_in/directory: after the own password, because a token outlives the session. */
export const directoryOrder = z.object({ password: presentedPassword('validation_enter_password') });

/**
 * The role that a person's groups give: that of the first row of the table which names one of them, else the default.
 * Undefined where the provider says nothing of groups, or is asked for none: then the role stays what it is.
 */
export function roleByGroups(
  {
    groupsClaim,
    roles,
    defaultRole,
  }: { groupsClaim: string; roles: readonly GroupRole[]; defaultRole: GrantedRole },
  claims: Readonly<Record<string, unknown>>,
): GrantedRole | undefined {
  const groups = groupsClaim === '' ? undefined : groupsIn(claims[groupsClaim]);
  if (!groups) return undefined;
  return roleInGroups({ roles, defaultRole }, groups);
}

/** The same where it is known which groups somebody is in. */
export function roleInGroups(
  { roles, defaultRole }: { roles: readonly GroupRole[]; defaultRole: GrantedRole },
  groups: readonly string[],
): GrantedRole {
  return roles.find(({ group }) => groups.includes(group))?.role ?? defaultRole;
}

/** Groups as providers write them: a list of texts, or one text; undefined for anything else. */
export function groupsIn(value: unknown): string[] | undefined {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined;
}

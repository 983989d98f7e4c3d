import { BlockList } from 'node:net';
import { availableParallelism } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { type IndexingAccount, indexingSettings, readIndexing } from './indexing.ts';
import { visitorReadsPerCore } from './limit-rules.ts';
import { addNetwork } from './networks.ts';
import { type ProxyTrust, readTrust } from './proxy-trust.ts';
import { providerSettings, readProviders, type SignInProvider } from './sign-in-providers.ts';
import { WrongSetting } from './wrong-setting.ts';

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => ['on', 'true', '1'].includes(value));

/** The sender of letters that nobody has set: an address of nobody. */
export const defaultMailFrom = 'Mihna <no-reply@mihna.example>';

const databaseAddress = z.url({ protocol: /^postgres(ql)?$/ });

/** Whether the address that browsers shall read a bucket at, if one is named, is one that they can open. */
function namesItsReads(address: string): boolean {
  const reads = new URL(address).searchParams.get('reads');
  return reads === null || z.url({ protocol: /^https?$/ }).safeParse(reads).success;
}

const environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  SECRET_KEY: z.string().min(32, 'it has fewer than 32 characters').optional(),
  SECRET_KEY_BEFORE: z.string().min(32, 'it has fewer than 32 characters').optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  DATABASE_STATEMENT_NAMES: flag.optional(),
  LIVE_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  STORAGE_URL: z
    .url({ protocol: /^(file|s3)$/ })
    .refine(namesItsReads, 'what stands behind reads= is no address of http or https')
    .optional(),
  ADOPT_STORAGE: z.string().optional(),
  BACKUP_TO: z.url({ protocol: /^(file|s3)$/ }).optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'it is a time of the day in UTC, such as 01:15')
    .default('01:15'),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default(defaultMailFrom),
  KEEP_LETTERS: z.coerce.number().int().min(2).max(30).default(30),
  KEEP_ALERT_HITS: z.coerce.number().int().min(31).max(3650).default(90),
  KEEP_PROFILE_VIEWS: z.coerce.number().int().min(90).max(3650).default(730),
  MAIL_CONNECTIONS: z.coerce.number().int().min(1).max(50).default(4),
  ALARM_TO: z.email().optional(),
  ALARM_URL: z.url({ protocol: /^https?$/ }).optional(),
  DEMO: flag.optional(),
  TRUST_PROXY: z.string().default('off').transform(readTrust),
  ROLE: z.enum(['all', 'web', 'tasks']).default('all'),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  STOP_GRACE: z.coerce.number().int().min(1).max(3600).default(10),
  RATE_LIMITS: z.coerce.number().min(1).max(1_000_000).default(1),
  VISITOR_READS: z.coerce.number().int().min(1).max(100_000).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  FFMPEG_PATH: z.string().optional(),
  CLAMD_URL: z
    .string()
    .regex(/^(?:tcp:\/\/[^/\s]+(?::\d+)?|unix:\/\/\/\S+)$/, 'it is tcp://host:port or unix:///path')
    .optional(),
  WHATSAPP_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v23.0'),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'it is the id of a sender, in digits')
    .optional(),
  WHATSAPP_TOKEN: z.string().min(8).optional(),
  WHATSAPP_APP_SECRET: z.string().min(8).optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(8).optional(),
  WEBHOOK_NETWORKS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((networks) => networks.every((network) => addNetwork(new BlockList(), network)), {
      error: 'it is a list of networks such as 10.1.0.0/16',
    }),
  SAML_SIGN_IN: flag.default(false),
  ...providerSettings,
  ...indexingSettings,
  READING_PATIENCE: z.coerce.number().min(0).max(60).default(10),
  MIHNA_DEV: flag.default(false),
});

/** Everything that the environment decides, read once at the start. */
export interface Config {
  isProduction: boolean;
  isDevelopmentServer: boolean;
  port: number;
  host: string;
  /** Where an operator's Prometheus reads; nothing listens there without. */
  metrics: { port: number; host: string } | undefined;
  /** Address that links in letters and canonical links carry; never taken from a request. */
  publicUrl: string;
  /** Absolute. */
  dataFolder: string;
  /** What stored secrets are sealed with; a file in the data folder holds the key without. */
  secretKey: string | undefined;
  /** The key before that one, which still opens what it sealed, until `npm run rotate-key` has sealed it anew. */
  secretKeyBefore: string | undefined;
  databaseUrl: string | undefined;
  /** Where a pooler stands at `databaseUrl`: the database itself, for migrations and for who listens. */
  databaseDirectUrl: string | undefined;
  /** A replica, for what visitors read. */
  databaseReadUrl: string | undefined;
  /** Connections of a process for its requests; tasks have four of their own, and who listens two. */
  databasePool: number;
  /** Off where a pooler may give each statement another connection, which does not know its name. */
  namesStatements: boolean;
  /** Redis or Valkey, over which processes tell each other of what open pages follow; the database does without. */
  liveUrl: string | undefined;
  storageUrl: string | undefined;
  /** The mark of the storage that this database shall have from now on, whosever it was. */
  adoptsStorage: string | undefined;
  /** Where the backup of each day goes, when (UTC), and how many stay; none is made by itself without. */
  backups: { to: string; at: string; keep: number } | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** For how many days rows of tables that grow for ever are kept. */
  keepsDays: { letters: number; alertHits: number; profileViews: number };
  /** Letters that are delivered at once, each over a connection of its own. */
  mailConnections: number;
  /** Who is told of what is amiss: an address, and where it is posted. The log and the metrics say it in any case. */
  alarms: { to: string | undefined; url: string | undefined };
  loadsDemo: boolean;
  /** `DEMO=on` was said aloud: the demo and the mailbox may be met by everybody. */
  wantsDemo: boolean;
  trustsProxy: ProxyTrust;
  /** Whether this process answers requests, works off tasks, or both. */
  role: 'all' | 'web' | 'tasks';
  /** Seconds for which a process that stops still answers, and says that it is not ready. */
  drainSeconds: number;
  /** Seconds that a stop waits for answers and for tasks under way. */
  stopGrace: number;
  /** Every rate limit is multiplied by this; 1 in production. */
  rateLimitFactor: number;
  /** Reads of visitors that are answered at once (R6). */
  visitorReads: number;
  logLevel: string;
  ffmpegPath: string | undefined;
  /** The sender of WhatsApp messages; none are sent without. */
  whatsapp: WhatsappSender | undefined;
  /** Where clamd listens; nothing is scanned without. */
  scannerUrl: string | undefined;
  /** Private networks in which companies' webhooks are delivered all the same. */
  webhookNetworks: readonly string[];
  /** Whether companies may connect a sign-in that speaks SAML, beside OpenID Connect. */
  speaksSaml: boolean;
  /** By whose word candidates come in, besides their password. */
  signInProviders: readonly SignInProvider[];
  /** By which Google is told of pages of openings; it is told nothing without. */
  indexing: IndexingAccount | undefined;
  /** Seconds that an upload waits for its PDF to be read; then the file is kept, and read later. */
  readingPatience: number;
}

/** Of the WhatsApp Cloud API: its address with the version, the id of the sending number, and the token. */
export interface WhatsappSender {
  url: string;
  phoneId: string;
  token: string;
  /** How reports of delivery are known to be WhatsApp's; none are taken without. */
  reports: { appSecret: string; verifyToken: string } | undefined;
}

/** Reads and validates the environment; throws `WrongSetting` with one sentence for each wrong value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(present);
  if (!parsed.success) {
    throw new WrongSetting(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} is wrong: ${issue.message}.`).join('\n'),
    );
  }
  const value = parsed.data;
  const isProduction = value.NODE_ENV === 'production';
  if (isProduction && value.RATE_LIMITS !== 1) {
    throw new WrongSetting('RATE_LIMITS is wrong: production does not raise its rate limits; leave it out.');
  }
  return {
    isProduction,
    isDevelopmentServer: value.MIHNA_DEV,
    port: value.PORT,
    host: value.HOST,
    metrics:
      value.METRICS_PORT === undefined ? undefined : { port: value.METRICS_PORT, host: value.METRICS_HOST },
    publicUrl: (
      value.PUBLIC_URL ?? `http://${value.HOST === '0.0.0.0' ? 'localhost' : value.HOST}:${value.PORT}`
    ).replace(/(?<!\/)\/+$/, ''),
    dataFolder: isAbsolute(value.DATA_DIR) ? value.DATA_DIR : resolve(value.DATA_DIR),
    secretKey: value.SECRET_KEY,
    secretKeyBefore: value.SECRET_KEY_BEFORE,
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    databaseReadUrl: value.DATABASE_READ_URL,
    databasePool: value.DATABASE_POOL,
    namesStatements: value.DATABASE_STATEMENT_NAMES ?? value.DATABASE_DIRECT_URL === undefined,
    liveUrl: value.LIVE_URL,
    storageUrl: value.STORAGE_URL,
    adoptsStorage: value.ADOPT_STORAGE,
    backups: value.BACKUP_TO
      ? { to: value.BACKUP_TO, at: value.BACKUP_AT, keep: value.BACKUP_KEEP }
      : undefined,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    keepsDays: {
      letters: value.KEEP_LETTERS,
      alertHits: value.KEEP_ALERT_HITS,
      profileViews: value.KEEP_PROFILE_VIEWS,
    },
    mailConnections: value.MAIL_CONNECTIONS,
    alarms: { to: value.ALARM_TO, url: value.ALARM_URL },
    wantsDemo: value.DEMO === true,
    loadsDemo: value.DEMO ?? (!isProduction && value.DATABASE_URL === undefined),
    trustsProxy: value.TRUST_PROXY,
    role: value.ROLE,
    drainSeconds: value.DRAIN_SECONDS,
    stopGrace: value.STOP_GRACE,
    rateLimitFactor: value.RATE_LIMITS,
    visitorReads: value.VISITOR_READS ?? visitorReadsPerCore * availableParallelism(),
    logLevel: value.LOG_LEVEL,
    ffmpegPath: value.FFMPEG_PATH,
    whatsapp: readSender(value),
    scannerUrl: value.CLAMD_URL,
    webhookNetworks: value.WEBHOOK_NETWORKS,
    speaksSaml: value.SAML_SIGN_IN,
    signInProviders: readProviders(value, isProduction),
    indexing: readIndexing(value),
    readingPatience: value.READING_PATIENCE,
  };
}

function readSender({
  WHATSAPP_URL: url,
  WHATSAPP_PHONE_ID: phoneId,
  WHATSAPP_TOKEN: token,
  WHATSAPP_APP_SECRET: appSecret,
  WHATSAPP_VERIFY_TOKEN: verifyToken,
}: z.output<typeof environment>): WhatsappSender | undefined {
  if (!appSecret !== !verifyToken)
    throw new WrongSetting(
      `${appSecret ? 'WHATSAPP_VERIFY_TOKEN' : 'WHATSAPP_APP_SECRET'} is missing: reports of WhatsApp need both, or neither.`,
    );
  const reports = appSecret && verifyToken ? { appSecret, verifyToken } : undefined;
  if (phoneId && token) return { url: url.replace(/(?<!\/)\/+$/, ''), phoneId, token, reports };
  if (!phoneId && !token && !reports) return undefined;
  throw new WrongSetting(
    `${phoneId ? 'WHATSAPP_TOKEN' : 'WHATSAPP_PHONE_ID'} is missing: WhatsApp needs both, or neither.`,
  );
}

import type { Config } from './config.ts';

/** What the start knows of the database. */
interface Found {
  hasDemoAccounts: boolean;
}

const removal = '`npm run remove-demo`';

/**
 * Why the product does not start with what it was given, in a sentence that says what to do: demo accounts have a
 * password that everybody knows, and the mailbox shows every letter. `DEMO=on`, said aloud, allows both.
 */
export function refuseStart(config: Config, { hasDemoAccounts }: Found): string | undefined {
  const apart = refuseApart(config);
  if (apart) return apart;
  if (config.alarms.to && !config.smtpUrl)
    return 'ALARM_TO needs SMTP_URL: without a mail server nobody is told. ALARM_URL needs none.';
  if (config.wantsDemo) return undefined;
  if (hasDemoAccounts && config.isProduction)
    return `This database holds the demo accounts, whose password everybody knows. Remove them with ${removal}, or say DEMO=on if this is a demo.`;
  if (isThisMachine(config.publicUrl)) return undefined;
  const place = `PUBLIC_URL is ${config.publicUrl}, which others can reach`;
  if (hasDemoAccounts)
    return `${place}, and this database holds the demo accounts, whose password everybody knows. Remove them with ${removal}, or say DEMO=on if this is a demo.`;
  if (config.loadsDemo)
    return `${place}, and demo accounts would be made, whose password everybody knows. Set NODE_ENV=production, or say DEMO=on if this is a demo.`;
  if (showsMailbox(config))
    return `${place}, and /dev/mailbox would show every letter to everybody. Set SMTP_URL or NODE_ENV=production, or say DEMO=on if this is a demo.`;
  return undefined;
}

/** What several processes, or a process far from its database, can't work without: each would see other files, other keys. */
function refuseApart({
  role,
  databaseUrl,
  databaseReadUrl,
  storageUrl,
  secretKey,
  isProduction,
}: Config): string | undefined {
  if (databaseReadUrl && !databaseUrl)
    return 'DATABASE_READ_URL names a replica, and DATABASE_URL is not set: the embedded database has none.';
  if (role !== 'all' && !databaseUrl)
    return `ROLE=${role} needs DATABASE_URL: the embedded database serves one process, which does everything.`;
  const isFar = isProduction && databaseUrl !== undefined && !isThisMachine(databaseUrl);
  if (role === 'all' && !isFar) return undefined;
  const why = role === 'all' ? 'DATABASE_URL is on another machine' : `ROLE=${role} means several processes`;
  if (!storageUrl)
    return `${why}, and the files would lie in DATA_DIR of this one. Set STORAGE_URL: a bucket, or file:///path of a folder that all of them share.`;
  if (!secretKey)
    return `${why}, and each would seal secrets with a key of its own. Set SECRET_KEY, the same for all of them.`;
  return undefined;
}

/** What an operator should know of an address, though it may be used. */
export function warnOfStart({ publicUrl }: Config): string | undefined {
  if (publicUrl.startsWith('https:') || isThisMachine(publicUrl)) return undefined;
  return `PUBLIC_URL is ${publicUrl}: without https, passwords and CVs cross the network in clear, and browsers record no video. Put a proxy with TLS before it.`;
}

/** The mailbox of the letters that no mail server takes; never in production. */
export function showsMailbox({ smtpUrl, isProduction }: Config): boolean {
  return !smtpUrl && !isProduction;
}

function isThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  // PostgreSQL's own addresses may name a socket's folder, and no host.
  return hostname === '' || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(hostname);
}

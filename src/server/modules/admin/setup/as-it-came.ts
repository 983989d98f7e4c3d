import { legalVersions } from '#domain/legal.ts';
import { type SetupHint, setupHints } from '#domain/setup-hints.ts';
import { readUntouchedSite } from '#server/modules/content/site/service.ts';
import { hasDemoAccounts } from '#server/modules/identity/demo-service.ts';
import { hasFirstPlans } from '#server/modules/plans/service.ts';
import { defaultMailFrom } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';

/** Something that is still as the product came. */
export interface AsItCame {
  id: SetupHint;
  /** What stands there, as it is told apart from what stands there later. */
  seen: string;
  /** The same, where a person can do something with it. */
  value: string | null;
}

const unset = { seen: '', value: null };

/** What of this installation nobody has changed yet; nobody can see whether the legal texts fit. */
export async function listAsItCame(context: Pick<Context, 'db' | 'config'>): Promise<AsItCame[]> {
  const { config } = context;
  const site = await readUntouchedSite(context);
  const versions = `${legalVersions.terms} ${legalVersions.privacy}`;
  const found: Record<SetupHint, Omit<AsItCame, 'id'> | false> = {
    demo: (await hasDemoAccounts(context)) && unset,
    mail_server: !config.smtpUrl && unset,
    mail_sender: config.mailFrom === defaultMailFrom && { seen: config.mailFrom, value: config.mailFrom },
    secret_key: !config.secretKey && unset,
    backups: !config.backups && unset,
    legal: { seen: versions, value: null },
    plans: (await hasFirstPlans(context)) && unset,
    statistics: site.statistics && unset,
    social: site.social && unset,
  };
  return setupHints.flatMap((id) => {
    const standing = found[id];
    return standing ? [{ id, ...standing }] : [];
  });
}

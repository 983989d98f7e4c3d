import { socialNetworks } from '#domain/site.ts';
import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { boxesFor, readSite, saveSocialLinks, saveStatistics } from './service.ts';

const { site } = procedures;

export const siteProcedures = site.router({
  read: site.read.handler(async ({ context }) => {
    const settings = await readSite(context);
    const { social } = settings;
    return {
      status: 200,
      data: {
        statistics: boxesFor(settings, context.locale),
        social: socialNetworks.flatMap((network) => {
          const href = social[network];
          return href ? [{ network, href }] : [];
        }),
        sends_whatsapp: context.config.whatsapp !== undefined,
        sign_in_providers: context.config.signInProviders.map(({ key, name }) => ({ key, name })),
      },
    };
  }),
  settings: site.settings.handler(async ({ context }) => ({ status: 200, data: await readSite(context) })),
  saveStatistics: site.saveStatistics.handler(async ({ context, input }) => {
    await saveStatistics(context, input);
    return done;
  }),
  saveSocial: site.saveSocial.handler(async ({ context, input }) => {
    await saveSocialLinks(context, input);
    return done;
  }),
});

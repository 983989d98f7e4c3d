import { broughtPath, metadataPath, returnPath } from '#domain/companies/sign-in.ts';
import { isId } from '#domain/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import type { App, AppContext } from '#server/platform/http/app.ts';
import { readForm } from '#server/platform/http/forms.ts';
import { backFromProvider } from '#server/platform/open-id/come-back.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type BroughtAnswer, finishEntry } from './return-service.ts';
import { handOverPage } from './saml/hand-over.ts';
import { ownMetadata } from './saml/metadata.ts';

/** Where the providers of companies send people back to; each is led on, and reads at the sign-in why not. */
export function companySignInRoutes(app: App, { config }: Platform): void {
  app.get(returnPath(':company'), (c) => finish(c, { search: new URL(c.req.url).search }));
  if (!config.speaksSaml) return;
  /**
   * A form of the provider's page brings no cookie of ours. What it says is shown back in a form of our own page, which does:
   * the one step that reads it is taken from there, like every write.
   */
  app.post(returnPath(':company'), async (c) => {
    const { locale } = await c.get('context')();
    const { SAMLResponse: answer = '' } = await readForm(c);
    const page = handOverPage({ locale, answer, nonce: c.get('nonce')(), to: broughtPath(companyOf(c)) });
    return c.html(page, 200, { 'cache-control': 'no-store' });
  });
  app.post(broughtPath(':company'), async (c) => {
    const { SAMLResponse: saml = '' } = await readForm(c);
    return finish(c, { saml });
  });
  app.get(metadataPath(':company'), (c) => {
    const headers = {
      'content-type': 'application/samlmetadata+xml; charset=utf-8',
      'content-disposition': 'attachment; filename="mihna-saml.xml"',
    };
    if (companyOf(c) === '') throw new Refusal('NOT_FOUND');
    return c.body(ownMetadata({ config }, companyOf(c)), 200, headers);
  });
}

/** The company that an address names; empty where that is no id. */
function companyOf(c: AppContext): string {
  const id = c.req.param('company') ?? '';
  return isId(id) ? id : '';
}

function finish(c: AppContext, brought: BroughtAnswer): Promise<Response> {
  const companyId = companyOf(c);
  return backFromProvider(c, {
    limit: 'company_entry',
    refused: '/login?pg=emp&refused=too_many',
    finish: (context) => (companyId ? finishEntry(context, { companyId, brought }) : '/login'),
  });
}

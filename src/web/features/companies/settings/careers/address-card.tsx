import { z } from 'zod';
import type { OwnCareersPage } from '#contract/careers-page.ts';
import { careersSlug } from '#domain/companies/careers/address.ts';
import { careersPath } from '#domain/companies/careers/paths.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { CopiedField } from '#web/features/companies/settings/copied-field.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormSentence, PostForm } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useAnsweredPage } from './use-answered-page.ts';

const check = bySchema(z.object({ slug: careersSlug }));

/** Where the page is found; an address that it had before still leads there. */
export function AddressCard({ page }: { page: OwnCareersPage }) {
  const { publicUrl } = useSurroundings();
  return (
    <Card as="section" pad="md" aria-labelledby="careers-address" className="stack">
      <h2 id="careers-address">{m.careers_address()}</h2>
      {page.slug ? (
        <>
          <CopiedField label={m.careers_address_link()} value={publicUrl + careersPath(page.slug)} />
          <AddressForm slug={page.slug} />
          {page.former_slugs.length > 0 && (
            <div>
              <p>{m.careers_address_former()}</p>
              <ul className="careers-former">
                {page.former_slugs.map((slug) => (
                  <li key={slug}>
                    <bdi dir="ltr">{careersPath(slug)}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      ) : (
        <p className="muted">{m.careers_address_first()}</p>
      )}
    </Card>
  );
}

function AddressForm({ slug }: { slug: string }) {
  const show = useAnsweredPage();
  const form = useForm({
    values: { slug },
    check,
    send: (values) => api.careersPage.changeAddress(values),
    onDone: ({ data }) => show(data),
    unexpected: m.companies_update_failed,
  });
  return (
    <PostForm element={form.element} className="company-form" onSubmit={form.submit}>
      <FormSentence form={form} />
      <TextInput
        {...form.field('slug')}
        label={m.careers_address_end()}
        description={m.careers_address_help()}
        prefix={<bdi dir="ltr">/c/</bdi>}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <div>
        <Button type="submit" loading={form.isRunning} disabled={!form.isDirty || form.wait > 0}>
          {m.careers_address_change()}
        </Button>
      </div>
    </PostForm>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { type SocialLinks, socialLinks, socialNetworks } from '#domain/site.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';

const names = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'X',
  youtube: 'YouTube',
};

/** The addresses behind the marks in the footer. */
export function SocialForm({ social }: { social: SocialLinks }) {
  const cache = useQueryClient();
  const form = useForm({
    values: Object.fromEntries(socialNetworks.map((network) => [network, social[network] ?? ''])) as Record<
      (typeof socialNetworks)[number],
      string
    >,
    check: bySchema(socialLinks),
    send: (values) => api.site.saveSocial(values),
    onDone: () => cache.invalidateQueries({ queryKey: query.site.key() }),
    guards: true,
  });
  return (
    <Card as="section" pad="md" aria-labelledby="social">
      <Form form={form} className="stack">
        <div>
          <h2 id="social">{m.admin_site_social()}</h2>
          <p className="muted small">{m.admin_site_social_help()}</p>
        </div>
        {socialNetworks.map((network) => (
          <TextInput
            key={network}
            {...form.field(network)}
            label={names[network]}
            inputMode="url"
            placeholder="https://"
          />
        ))}
        <div className="row">
          <Button type="submit" loading={form.isRunning} disabled={!form.isDirty || form.wait > 0}>
            {m.admin_site_save_social()}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

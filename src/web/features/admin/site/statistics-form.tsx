import { useQueryClient } from '@tanstack/react-query';
import { localeList } from '#domain/locale-list.ts';
import { type Statistic, statistics as statisticsSchema } from '#domain/site.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** The two boxes of the landing page, in every language. */
export function StatisticsForm({ statistics }: { statistics: [Statistic, Statistic] }) {
  const cache = useQueryClient();
  const form = useForm({
    values: { statistics },
    check: bySchema(statisticsSchema),
    send: (values) => api.site.saveStatistics(values),
    onDone: () => cache.invalidateQueries({ queryKey: query.site.key() }),
    guards: true,
  });
  return (
    <Card as="section" pad="md" aria-labelledby="statistics">
      <Form form={form} className="stack">
        <div>
          <h2 id="statistics">{m.admin_site_statistics()}</h2>
          <p className="muted small">{m.admin_site_statistics_help()}</p>
        </div>
        {([0, 1] as const).map((place) => (
          <fieldset key={place} className="site-pair">
            <legend className="field-label">{m.admin_site_box({ number: place + 1 })}</legend>
            <TextInput {...form.field(`statistics.${place}.value`)} label={m.admin_site_figure()} />
            {localeList.map(({ code, name }) => (
              <TextInput
                key={code}
                {...form.field(`statistics.${place}.label.${code}`)}
                label={m.admin_site_label({ language: name })}
              />
            ))}
          </fieldset>
        ))}
        <div className="row">
          <Button type="submit" loading={form.isRunning} disabled={!form.isDirty || form.wait > 0}>
            {m.admin_site_save_statistics()}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

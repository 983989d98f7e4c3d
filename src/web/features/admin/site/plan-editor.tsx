import { useQueryClient } from '@tanstack/react-query';
import type { EditedPlan } from '#contract/plans.ts';
import { planChange } from '#domain/plan-change.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { planName } from '#web/features/companies/plan-name.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';

const slots = ['slot', 'screening_question_slot', 'video_question_slot'] as const;
const labels = {
  slot: m.companies_slot_jobs,
  screening_question_slot: m.companies_slot_screening,
  video_question_slot: m.companies_slot_video,
};

/** A plan's name, price and slots; an empty price is "on request". */
export function PlanEditor({ plan }: { plan: EditedPlan }) {
  const cache = useQueryClient();
  const form = useForm({
    values: {
      name: plan.name,
      price: plan.price === null ? '' : String(plan.price),
      slot: String(plan.slot),
      screening_question_slot: String(plan.screening_question_slot),
      video_question_slot: String(plan.video_question_slot),
      is_offered: plan.is_offered,
    },
    check: (values) => bySchema(planChange)(asSent(values)),
    send: (values) =>
      api.plans.save({ id: plan.id, features: plan.features, position: plan.position, ...asSent(values) }),
    onDone: () => cache.invalidateQueries({ queryKey: query.plans.key() }),
    guards: true,
  });
  const id = `plan-${plan.id}`;
  return (
    <Card as="section" pad="md" aria-labelledby={id}>
      <Form form={form} className="stack">
        <h3 id={id}>{planName(plan.name)}</h3>
        <TextInput {...form.field('name')} label={m.admin_site_plan_name()} />
        <TextInput
          {...form.field('price')}
          label={m.admin_site_price()}
          description={m.admin_site_price_help()}
          inputMode="numeric"
        />
        {slots.map((slot) => (
          <TextInput key={slot} {...form.field(slot)} label={labels[slot]()} inputMode="numeric" />
        ))}
        <Checkbox
          {...form.tick('is_offered')}
          label={m.admin_site_offered()}
          description={m.admin_site_offered_help()}
        />
        <div className="row">
          <Button
            type="submit"
            aria-label={m.admin_site_save_named({ name: planName(plan.name) })}
            loading={form.isRunning}
            disabled={!form.isDirty || form.wait > 0}
          >
            {m.admin_site_save()}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

interface Typed extends Record<(typeof slots)[number], string> {
  name: string;
  price: string;
  is_offered: boolean;
}

/** Counts as numbers; what is none is refused at its field. */
function asSent({ name, price, is_offered, ...counts }: Typed) {
  const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
  return {
    name,
    is_offered,
    price: price.trim() === '' ? null : Number(price),
    slot: number(counts.slot),
    screening_question_slot: number(counts.screening_question_slot),
    video_question_slot: number(counts.video_question_slot),
  };
}

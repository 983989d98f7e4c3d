import { useQuery, useQueryClient } from '@tanstack/react-query';
import { meetingLink } from '#domain/interviews/meeting-links.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { SaveForm } from '#web/features/companies/save-form.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { useForm } from '#web/forms/use-form.ts';
import { isolated } from '#web/isolation.ts';

/** Where the company's video interviews are held: owners say it once, and the form for an interview begins with it. */
export function MeetingLinkForm() {
  const stored = useQuery(query.interviews.meetingLink.queryOptions());
  return (
    <Answered query={stored} skeleton={<Skeleton height="160px" />}>
      {({ data }) => <PatternForm pattern={data.pattern} />}
    </Answered>
  );
}

function PatternForm({ pattern }: { pattern: string }) {
  const queries = useQueryClient();
  const form = useForm({
    values: { pattern },
    check: bySchema(meetingLink),
    send: (values) => api.interviews.saveMeetingLink(values),
    keeps: true,
    onDone: () => queries.invalidateQueries({ queryKey: query.interviews.meetingLink.key() }),
    unexpected: m.calendars_update_failed,
  });
  return (
    <SaveForm id="meeting-link" title={m.calendars_link()} help={m.calendars_link_help()} form={form}>
      <TextInput
        {...form.field('pattern')}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        label={m.calendars_link_pattern()}
        description={m.calendars_link_example({ example: isolated('https://meet.jit.si/{company}-{id}') })}
      />
    </SaveForm>
  );
}

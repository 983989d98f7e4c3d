import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { TrashIcon } from '#web/design/icons/icons.tsx';
import type { ReceivedPage } from '#web/features/applications/calls.ts';
import { agoText, dayText } from '#web/features/applications/dates.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import type { ListSearch } from './list-search.ts';
import { Markers } from './markers.tsx';
import { type Removable, RemoveDialog } from './remove-dialog.tsx';
import { StatusSelect } from './status-select.tsx';
import { useStatusChange } from './use-status-change.ts';

/** The applications as a dense table; on a phone each row is a card. */
export function ListTable({ page, search }: { page: ReceivedPage; search: ListSearch }) {
  const { locale } = useSurroundings();
  const { change, statusOf } = useStatusChange();
  const [removing, setRemoving] = useState<Removable>();
  const { abilities } = page;
  return (
    <>
      <table className="list-table">
        <caption className="sr">{m.applications_title()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.applications_column_candidate()}</th>
            <th scope="col">{m.applications_column_job()}</th>
            <th scope="col">{m.applications_column_applied()}</th>
            <th scope="col">{m.applications_column_markers()}</th>
            <th scope="col">{m.applications_column_status()}</th>
            {abilities.remove && (
              <th scope="col">
                <span className="sr">{m.applications_column_acts()}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {page.data.map((application) => (
            <tr key={application.id}>
              <td>
                <div className="list-person">
                  <Person application={application} search={search} />
                </div>
              </td>
              <td className="list-job">{application.job.title}</td>
              <td className="list-when num">
                <time dateTime={application.applied_at} title={dayText(application.applied_at, locale)}>
                  {agoText(application.applied_at, locale)}
                </time>
              </td>
              <td className="list-marks">
                <Markers application={application} />
              </td>
              <td className="list-status">
                <StatusSelect
                  name={nameOf(application)}
                  status={statusOf(application)}
                  canChange={abilities.change_status}
                  onChange={(status) => change(application, status)}
                />
              </td>
              {abilities.remove && (
                <td className="list-acts">
                  <IconButton
                    variant="quiet"
                    size="sm"
                    label={m.applications_remove_of({ name: nameOf(application) })}
                    icon={<TrashIcon size="sm" />}
                    onClick={() => setRemoving({ id: application.id, name: nameOf(application) })}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <RemoveDialog application={removing} onClose={() => setRemoving(undefined)} />
    </>
  );
}

function Person({ application, search }: { application: ReceivedApplication; search: ListSearch }) {
  const { avatar, current_position } = application.candidate;
  const name = nameOf(application);
  return (
    <>
      <Avatar name={name} src={avatar && `/${avatar}`} size="sm" />
      <span className="list-name">
        <Link to="/job_application/list/details" search={{ ...search, id: application.id }}>
          {name}
        </Link>
        {current_position && <span className="muted xs">{current_position}</span>}
      </span>
    </>
  );
}

export function nameOf({ candidate }: Pick<ReceivedApplication, 'candidate'>): string {
  return candidate.name || m.applications_former_candidate();
}

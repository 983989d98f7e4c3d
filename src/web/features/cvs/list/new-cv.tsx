import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CvDocument } from '#domain/cvs/document.ts';
import { cvFromProfile } from '#domain/cvs/from-profile.ts';
import { cvNameMaximum } from '#domain/cvs/kept.ts';
import type { CvPaper } from '#domain/cvs/looks.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { ChevronDownIcon, PlusIcon, UploadIcon } from '#web/design/icons/icons.tsx';
import { DocumentIcon, PersonIcon } from '#web/design/icons/subject-icons.tsx';
import { Menu, MenuItem } from '#web/design/overlay/menu.tsx';
import { useDetails } from '#web/features/candidates/use-details.ts';
import { useRefreshCvs } from '#web/features/cvs/use-cvs.ts';
import { useCall } from '#web/forms/use-call.ts';
import { FromJsonDialog } from './from-json-dialog.tsx';
import { FromPdfDialog } from './from-pdf-dialog.tsx';

/** The ways to a new CV: from the profile in one click, from a PDF, from a JSON Resume. */
export function NewCv({ isFirst, opening }: { isFirst?: boolean; opening: string | undefined }) {
  const [way, setWay] = useState<'pdf' | 'json'>();
  const details = useDetails().data?.data;
  const navigate = useNavigate();
  const refresh = useRefreshCvs();
  const { run, isRunning, sentence, fields } = useCall();
  const problem = sentence ?? Object.values(fields)[0];

  async function keep(document: CvDocument): Promise<boolean> {
    const name = (document.basics.title || m.cvs_name_first()).slice(0, cvNameMaximum);
    const made = await run(async () => {
      const paper = await lastPaper();
      return api.cvs.create({ name, document: paper ? { ...document, paper } : document });
    });
    if (!made) return false;
    await refresh();
    const to = { to: '/cv-builder/editor/$id', params: { id: made.data.id }, search: { opening } } as const;
    await navigate(to);
    return true;
  }
  const fromProfile = () => details && void keep(cvFromProfile(details, getLocale()));
  return (
    <>
      {isFirst ? (
        <>
          <Button
            variant="primary"
            icon={<PersonIcon size="sm" />}
            loading={isRunning}
            disabled={!details}
            onClick={fromProfile}
          >
            {m.cvs_from_profile()}
          </Button>
          <Button icon={<UploadIcon size="sm" />} onClick={() => setWay('pdf')}>
            {m.cvs_from_pdf()}
          </Button>
          <Button icon={<DocumentIcon size="sm" />} onClick={() => setWay('json')}>
            {m.cvs_from_json()}
          </Button>
        </>
      ) : (
        <Menu
          label={m.cvs_new()}
          trigger={(props) => (
            <Button
              {...props}
              variant="primary"
              icon={<PlusIcon size="sm" />}
              endIcon={<ChevronDownIcon size="sm" />}
              loading={isRunning}
            >
              {m.cvs_new()}
            </Button>
          )}
        >
          <MenuItem icon={<PersonIcon size="sm" />} disabled={!details} onClick={fromProfile}>
            {m.cvs_from_profile()}
          </MenuItem>
          <MenuItem icon={<UploadIcon size="sm" />} onClick={() => setWay('pdf')}>
            {m.cvs_from_pdf()}
          </MenuItem>
          <MenuItem icon={<DocumentIcon size="sm" />} onClick={() => setWay('json')}>
            {m.cvs_from_json()}
          </MenuItem>
        </Menu>
      )}
      {problem && <FieldError>{problem}</FieldError>}
      {way === 'pdf' && details && (
        <FromPdfDialog details={details} onClose={() => setWay(undefined)} onMade={keep} />
      )}
      {way === 'json' && <FromJsonDialog onClose={() => setWay(undefined)} onMade={keep} />}
    </>
  );
}

/** Who chose a paper once has it again: the one of the CV that was changed last. */
async function lastPaper(): Promise<CvPaper | undefined> {
  const [last] = (await api.cvs.list()).data;
  return last && (await api.cvs.read({ id: last.id })).data.document.paper;
}

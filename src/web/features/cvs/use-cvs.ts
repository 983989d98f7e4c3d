import { useQueryClient } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { useKeepDetails } from '#web/features/candidates/use-details.ts';
import { saveFile } from '#web/features/cvs/preview/bytes.ts';
import { failureMessage } from '#web/refusal.ts';
import { cvFileName } from './cv-file-name.ts';

/** Has the lists and the CVs themselves read again. */
export function useRefreshCvs(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: query.cvs.list.key() });
}

/** Hands a made PDF to the browser and counts the download (specification 1, section 4). */
export async function takePdf(
  bytes: Uint8Array<ArrayBuffer>,
  named: { person: string; name: string },
): Promise<void> {
  saveFile(bytes, cvFileName(named), 'application/pdf');
  // The download is there; a count that fails takes nothing from it.
  await api.candidates.countCv({}).catch(() => undefined);
}

/** Puts the PDF of a kept CV into the profile, where companies read it; answers the version of the profile then. */
export function useProfileCv(): (id: string) => Promise<number | undefined> {
  const keep = useKeepDetails();
  return async (id) => {
    try {
      const { data: file } = await api.cvs.makeFile({ id });
      const { data: details } = await api.candidates.update({ id: '1', cv: file.path });
      keep(details);
      showToast({ type: 'success', text: m.cvs_used_in_profile() });
      return details.version;
    } catch (error) {
      showToast({ type: 'error', text: failureMessage(error), duration: 5000 });
      return undefined;
    }
  };
}

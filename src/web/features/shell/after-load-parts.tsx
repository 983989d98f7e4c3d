import { UnsavedDialog } from './unsaved-dialog.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

const hasWorker = import.meta.env.PROD && typeof navigator !== 'undefined' && 'serviceWorker' in navigator;

export function AfterLoadParts() {
  return (
    <>
      <UnsavedDialog />
      {hasWorker && <UpdatePrompt />}
    </>
  );
}

import { useEffect, useState } from 'react';
import { type Caption, writeCaptions } from '#domain/captions.ts';

/** Address of a WebVTT file of these captions within the page; undefined without any. */
export function useTextTrack(captions: readonly Caption[] | string): string | undefined {
  const [url, setUrl] = useState<string>();
  const text = typeof captions === 'string' ? captions : writeCaptions(captions);
  useEffect(() => {
    if (text === '') return setUrl(undefined);
    const made = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return url;
}

import { useEffect, useState } from 'react';
import { type Caption, writeCaptions } from '#domain/video/captions.ts';

/** Address of a WebVTT file of these captions within the page; undefined without any. */
export function useTextTrack(captions: readonly Caption[] | string): string | undefined {
  const [url, setUrl] = useState<string>();
  const text = typeof captions === 'string' ? captions : writeCaptions(captions);
  useEffect(() => {
    if (text === '') {
      setUrl(undefined);
      return;
    }
    const made = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return url;
}

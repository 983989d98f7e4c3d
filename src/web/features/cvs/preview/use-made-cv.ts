import { useEffect, useRef, useState } from 'react';
import type { CvDocument } from '#domain/cvs/document.ts';
import { api } from '#web/api.ts';
import { failureMessage } from '#web/refusal.ts';
import { bytesOf } from './bytes.ts';

const pauseMs = 200;

/** A PDF with the words that it was made of. */
export interface MadePdf {
  document: CvDocument;
  bytes: Uint8Array<ArrayBuffer>;
  pages: number;
  dropped: readonly string[];
}

/** The PDF of what is written: made 200 ms after the last key, one at a time, the newest words win. */
export function useMadeCv(document: CvDocument) {
  const [made, setMade] = useState<MadePdf>();
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  const newest = useRef(document);
  const isRunning = useRef(false);
  const isOver = useRef(false);
  useEffect(() => {
    newest.current = document;
  }, [document]);

  useEffect(
    () => () => {
      isOver.current = true;
    },
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try makes the same words again.
  useEffect(() => {
    isOver.current = false;
    const timer = setTimeout(() => void make(), pauseMs);
    return () => clearTimeout(timer);
  }, [document, tries]);

  // What failed without a connection is made as soon as there is one.
  useEffect(() => {
    if (!failure) return;
    const again = () => setTries((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failure]);

  async function make(): Promise<void> {
    if (isRunning.current || isOver.current) return;
    isRunning.current = true;
    const document = newest.current;
    try {
      setMade(await makePdf(document));
      setFailure(undefined);
    } catch (error) {
      setFailure(failureMessage(error));
    } finally {
      isRunning.current = false;
    }
    if (newest.current !== document) await make();
  }

  /** The PDF of the newest words, for a download: the one that is shown, where it has them already. */
  async function latest(): Promise<MadePdf> {
    return made?.document === newest.current ? made : makePdf(newest.current);
  }

  return { made, failure, latest, retry: () => setTries((count) => count + 1) };
}

async function makePdf(document: CvDocument): Promise<MadePdf> {
  const { data } = await api.cvs.preview({ document });
  return { document, bytes: bytesOf(data.pdf), pages: data.pages, dropped: data.dropped };
}

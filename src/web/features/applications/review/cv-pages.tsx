import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { type DrawnPage, drawPdf, type ReadPage, textOf } from './draw-pdf.ts';
import './cv-card.css';

/** A CV drawn on canvases: the file itself never runs in the page. Its text stands below for screen readers. */
export function CvPages({
  path,
  fallback,
  most,
  onRead,
  over,
}: {
  path: string;
  fallback: ReactNode;
  /** How many pages, where not all are wanted; what can't be drawn is then no alarm. */
  most?: number;
  /** Is given the pages and their text once they were read. */
  onRead?: (pages: readonly ReadPage[], text: string) => void;
  /** What lies over a page, by its place among them; for eyes alone. */
  over?: (page: number) => ReactNode;
}) {
  const tellPages = useEffectEvent((read: readonly DrawnPage[]) =>
    onRead?.(
      read.map(({ pieces }) => ({ pieces })),
      textOf(read),
    ),
  );
  const sheet = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [problem, setProblem] = useState('');
  const [pages, setPages] = useState<readonly DrawnPage[]>([]);

  useEffect(() => {
    const stop = new AbortController();
    const into = sheet.current;
    if (!into) return;
    setPages([]);
    into.replaceChildren();
    setState('loading');
    drawPdf(`/api/${path}`, into, { most, signal: stop.signal })
      .then((read) => {
        setPages(read);
        tellPages(read);
        setState('shown');
      })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        setProblem(error instanceof Error ? error.message : '');
        setState('failed');
      });
    return () => stop.abort();
  }, [path, most]);

  return (
    <>
      {state === 'loading' && fallback}
      {state === 'failed' && (
        <Notice tone="no" role={most ? undefined : 'alert'}>
          {problem || m.applications_cv_unreadable()}
        </Notice>
      )}
      <div ref={sheet} className="cv-pages" aria-hidden="true" />
      {over &&
        pages.map(({ sheet: page }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a file never move.
          <Fragment key={at}>{createPortal(over(at), page)}</Fragment>
        ))}
      {/* In whatever language its author wrote it. */}
      <div className="sr" lang="">
        {textOf(pages)}
      </div>
    </>
  );
}

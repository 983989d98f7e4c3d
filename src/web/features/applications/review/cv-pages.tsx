import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { drawPdf } from './draw-pdf.ts';
import './cv-card.css';

/** A CV drawn on canvases: the file itself never runs in the page. Its text stands below for screen readers. */
export function CvPages({
  path,
  fallback,
  most,
  onText,
}: {
  path: string;
  fallback: ReactNode;
  /** How many pages, where not all are wanted; what can't be drawn is then no alarm. */
  most?: number;
  /** Is given the text once it was read. */
  onText?: (text: string) => void;
}) {
  const tellText = useEffectEvent((words: string) => onText?.(words));
  const sheet = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [problem, setProblem] = useState('');
  const [text, setText] = useState('');

  useEffect(() => {
    const stop = new AbortController();
    const into = sheet.current;
    if (!into) return;
    into.replaceChildren();
    setState('loading');
    drawPdf(`/api/${path}`, into, { most, signal: stop.signal })
      .then((words) => {
        setText(words);
        tellText(words);
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
      {/* In whatever language its author wrote it. */}
      <div className="sr" lang="">
        {text}
      </div>
    </>
  );
}

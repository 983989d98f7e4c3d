import { useEffect, useRef, useState } from 'react';
import { api } from '../../../api.ts';
import { answersOf } from './form-problems.ts';

export type DraftState = 'untouched' | 'waiting' | 'saved' | 'failed';

/** Keeps what is written on the server, a second after the last key; `end` stops it when the form is sent. */
export function useDraft(jobId: string, coverLetter: string, answers: Record<string, string>) {
  const [state, setState] = useState<DraftState>('untouched');
  const content = JSON.stringify([coverLetter, answers]);
  const kept = useRef(content);
  const isOver = useRef(false);

  useEffect(() => {
    if (content === kept.current || isOver.current) return;
    setState('waiting');
    const timer = setTimeout(async () => {
      const [cover_letter, given] = JSON.parse(content) as [string, Record<string, string>];
      const isSaved = await api.applications
        .saveDraft({ job_id: jobId, cover_letter, answers: answersOf(given) })
        .then(() => true)
        .catch(() => false);
      if (isSaved) kept.current = content;
      setState(isSaved ? 'saved' : 'failed');
    }, 1000);
    return () => clearTimeout(timer);
  }, [content, jobId]);

  return {
    state,
    end: () => {
      isOver.current = true;
      setState('untouched');
    },
  };
}

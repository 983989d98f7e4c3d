import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { PracticeScreen } from '#web/features/practice-interview/practice-screen.tsx';
import { readSurroundings } from '#web/request.ts';

export const Route = createFileRoute('/_candidate/interview-simulator')({
  head: () => ({ meta: [{ title: `${m.practice_title()} · ${m.product_name()}` }] }),
  component: () => <PracticeScreen email={readSurroundings().viewer?.email ?? ''} />,
});

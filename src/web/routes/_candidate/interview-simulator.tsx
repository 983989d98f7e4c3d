import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { PracticeScreen } from '#web/features/practice-interview/practice-screen.tsx';
import { readSurroundings } from '#web/request.ts';

export const Route = createFileRoute('/_candidate/interview-simulator')({
  head: () => ({ meta: [{ title: `${m.practice_title()} · ${productName}` }] }),
  component: () => <PracticeScreen email={readSurroundings().viewer?.email ?? ''} />,
});

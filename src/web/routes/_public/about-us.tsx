import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { AboutPage } from '#web/features/content/about-page.tsx';
import { pageHead } from '#web/features/shell/head.ts';

export const Route = createFileRoute('/_public/about-us')({
  head: () =>
    pageHead({
      title: m.content_about_meta_title(),
      description: import.meta.env.SSR ? m.content_about_meta_description() : '',
      path: '/about-us',
    }),
  component: AboutPage,
});

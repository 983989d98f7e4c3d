import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ProfileScreen } from '#web/features/candidates/profile/profile-screen.tsx';

export const Route = createFileRoute('/_candidate/profile/')({
  head: () => ({ meta: [{ title: `${m.area_profile()} · ${m.product_name()}` }] }),
  component: ProfileScreen,
});

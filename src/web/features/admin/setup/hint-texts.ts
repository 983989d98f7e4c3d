import type { SetupHint } from '#domain/setup-hints.ts';
import { m } from '#texts/messages.js';

interface HintText {
  title: () => string;
  /** What it is, why it matters, and what to do where no page changes it. */
  text: () => string;
  /** Where it is changed, or read. */
  links: { to: string; label: () => string }[];
}

export const hintTexts: Readonly<Record<SetupHint, HintText>> = {
  demo: { title: m.admin_setup_demo, text: m.admin_setup_demo_text, links: [] },
  mail_server: { title: m.admin_setup_mail_server, text: m.admin_setup_mail_server_text, links: [] },
  mail_sender: { title: m.admin_setup_mail_sender, text: m.admin_setup_mail_sender_text, links: [] },
  secret_key: { title: m.admin_setup_secret_key, text: m.admin_setup_secret_key_text, links: [] },
  backups: { title: m.admin_setup_backups, text: m.admin_setup_backups_text, links: [] },
  legal: {
    title: m.admin_setup_legal,
    text: m.admin_setup_legal_text,
    links: [
      { to: '/term-and-conditions', label: m.admin_setup_read_terms },
      { to: '/privacy-and-policy', label: m.admin_setup_read_privacy },
    ],
  },
  plans: {
    title: m.admin_setup_plans,
    text: m.admin_setup_plans_text,
    links: [{ to: '/admin-site#plans', label: m.admin_setup_change_plans }],
  },
  statistics: {
    title: m.admin_setup_statistics,
    text: m.admin_setup_statistics_text,
    links: [{ to: '/admin-site#statistics', label: m.admin_setup_change_statistics }],
  },
  social: {
    title: m.admin_setup_social,
    text: m.admin_setup_social_text,
    links: [{ to: '/admin-site#social', label: m.admin_setup_change_social }],
  },
};

/** How a hint is called where a later version may not know it any more. */
export function hintTitle(id: string): string {
  const known: Partial<Record<string, HintText>> = hintTexts;
  return known[id]?.title() ?? id;
}

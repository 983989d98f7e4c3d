import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Note, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface AdminInvitationData {
  inviterName: string;
  /** Of the page that accepts, with its token. */
  path: string;
  days: number;
}

export const adminInvitation = defineLetter<AdminInvitationData>({
  subject: (data, locale) =>
    m.letters_admin_invitation_subject(
      { inviter: data.inviterName, product: m.product_name({}, { locale }) },
      { locale },
    ),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_admin_invitation_title({ product: m.product_name({}, { locale }) }, { locale })}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_admin_invitation_text({ inviter: data.inviterName }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_member_invitation_button({}, { locale })}
      </Action>
      <Note>{m.letters_member_invitation_life({ days: data.days }, { locale })}</Note>
    </Layout>
  ),
  preview: { inviterName: 'Noura Al-Attiyah', path: '/admin-invitation?token=preview', days: 3 },
});

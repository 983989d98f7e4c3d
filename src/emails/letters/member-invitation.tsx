import type { MemberRole } from '#domain/companies/roles.ts';
import type { Locale } from '#domain/locale.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Note, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface MemberInvitationData {
  inviterName: string;
  companyName: string;
  role: MemberRole;
  /** Titles, where the role sees named openings alone. */
  openings: string[];
  /** Of the page that accepts, with its token. */
  path: string;
  days: number;
}

export const memberInvitation = defineLetter<MemberInvitationData>({
  subject: (data, locale) =>
    m.letters_member_invitation_subject({ inviter: data.inviterName, company: data.companyName }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_member_invitation_title(
        { company: data.companyName, product: m.product_name({}, { locale }) },
        { locale },
      )}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{roleTexts[data.role]({ inviter: data.inviterName }, { locale })}</Paragraph>
      {data.openings.length > 0 && (
        <Facts
          facts={[[m.letters_member_invitation_openings({}, { locale }), namesOf(data.openings, locale)]]}
        />
      )}
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_member_invitation_button({}, { locale })}
      </Action>
      <Note>{m.letters_member_invitation_life({ days: data.days }, { locale })}</Note>
    </Layout>
  ),
  preview: {
    inviterName: 'Yousef Al-Marri',
    companyName: 'Rawdat Engineering',
    role: 'hiring_manager',
    openings: ['Civil Engineer', 'Site Surveyor'],
    path: '/registration?us=emp&invitation=preview',
    days: 7,
  },
});

const openingsNamed = 20;

function namesOf(openings: readonly string[], locale: Locale): string {
  const comma = m.common_comma({}, { locale });
  const more = openings.length > openingsNamed ? `${comma}…` : '';
  return openings.slice(0, openingsNamed).join(comma) + more;
}

const roleTexts = {
  owner: m.letters_member_invitation_text_owner,
  recruiter: m.letters_member_invitation_text_recruiter,
  viewer: m.letters_member_invitation_text_viewer,
  hiring_manager: m.letters_member_invitation_text_hiring_manager,
  interviewer: m.letters_member_invitation_text_interviewer,
} satisfies Record<MemberRole, unknown>;

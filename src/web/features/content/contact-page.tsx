import { m } from '#texts/messages.js';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { ContactForm } from './contact-form.tsx';
import './contact.css';
import { Intro } from './intro.tsx';

/** `/contact-us` */
export function ContactPage({ subject }: { subject: string }) {
  return (
    <>
      <Intro title={m.content_contact_title()} lead={m.content_contact_lead()} />
      <div className="wrap section contact">
        <ContactForm subject={subject} />
        <aside className="contact-side" aria-label={m.content_contact_side()}>
          <div className="card card-pad contact-faq">
            <h2>{m.content_contact_faq_title()}</h2>
            <p>{m.content_contact_faq_text()}</p>
            <PageLink to="/help-and-faq">{m.shell_faq()}</PageLink>
          </div>
          <dl className="contact-hints">
            <Hint title={m.content_contact_candidate_title()} text={m.content_contact_candidate_text()} />
            <Hint title={m.content_contact_employer_title()} text={m.content_contact_employer_text()} />
            <Hint title={m.content_contact_report_title()} text={m.content_contact_report_text()} />
            <Hint title={m.content_contact_privacy_title()} text={m.content_contact_privacy_text()} />
          </dl>
        </aside>
      </div>
    </>
  );
}

function Hint({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  );
}

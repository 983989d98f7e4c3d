import { m } from '#texts/messages.js';
import { ArchFrame } from '#web/design/art/arch.tsx';
import { EyeOffIcon, LockIcon } from '#web/design/icons/icons.tsx';
import { HandshakeIcon, ShieldIcon } from '#web/design/icons/subject-icons.tsx';
import '#web/design/prose.css';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { Closing } from './closing.tsx';
import { Intro } from './intro.tsx';
import { type Point, Points } from './points.tsx';

/** `/about-us` */
export function AboutPage() {
  return (
    <>
      <Intro title={m.content_about_title()} lead={m.content_about_lead()} />
      <div className="wrap">
        <section className="section about-story" aria-labelledby="story">
          <div className="prose">
            <h2 id="story">{m.content_about_story_title()}</h2>
            <p>{m.content_about_story_one()}</p>
            <p>{m.content_about_story_two()}</p>
          </div>
          <div className="about-art" aria-hidden="true">
            <ArchFrame />
          </div>
        </section>
        <section className="section" aria-labelledby="values">
          <h2 id="values" className="section-title">
            {m.content_about_values_title()}
          </h2>
          <Points points={values()} />
        </section>
        <section className="section" aria-labelledby="check">
          <h2 id="check" className="section-title">
            {m.content_about_check_title()}
          </h2>
          <ol className="how-steps how-steps-three">
            {[m.content_about_check_one(), m.content_about_check_two(), m.content_about_check_three()].map(
              (text) => (
                <li key={text} className="how-step">
                  <p>{text}</p>
                </li>
              ),
            )}
          </ol>
        </section>
        <Closing title={m.content_about_call_title()} text={m.content_about_call_text()}>
          <PageLink to="/contact-us" className="btn btn-lg">
            {m.shell_contact()}
          </PageLink>
        </Closing>
      </div>
    </>
  );
}

function values(): Point[] {
  return [
    {
      title: m.content_about_value_free_title(),
      text: m.content_about_value_free_text(),
      Mark: HandshakeIcon,
    },
    {
      title: m.content_about_value_checked_title(),
      text: m.content_about_value_checked_text(),
      Mark: ShieldIcon,
    },
    { title: m.content_about_value_fair_title(), text: m.content_about_value_fair_text(), Mark: EyeOffIcon },
    {
      title: m.content_about_value_private_title(),
      text: m.content_about_value_private_text(),
      Mark: LockIcon,
    },
  ];
}

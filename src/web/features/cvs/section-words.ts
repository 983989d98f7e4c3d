import type { CvSection } from '#domain/cvs/document.ts';
import { type CvSectionKind, cvSectionKinds } from '#domain/cvs/looks.ts';
import { m } from '#texts/messages.js';

const titles: Record<CvSectionKind, () => string> = {
  summary: m.cvs_section_summary,
  experience: m.cvs_section_experience,
  education: m.cvs_section_education,
  skills: m.cvs_section_skills,
  languages: m.cvs_section_languages,
  certificates: m.cvs_section_certificates,
  projects: m.cvs_section_projects,
  awards: m.cvs_section_awards,
  publications: m.cvs_section_publications,
  volunteering: m.cvs_section_volunteering,
  interests: m.cvs_section_interests,
  personal: m.cvs_section_personal,
  links: m.cvs_section_links,
  references: m.cvs_section_references,
};

/** The heading with the name, address and number; it stands first and is no section to move. */
export const headingId = 'basics';

/** The id of the heading over the section that is edited. */
export const sectionTitleId = 'cv-section-title';

/** Whether a section is one of the kinds, and no own one. */
export function isSectionKind(id: string): id is CvSectionKind {
  return (cvSectionKinds as readonly string[]).includes(id);
}

/** What a section is called in the editor: its own heading, or that of its kind in the language of the page. */
export function sectionTitle({ id, heading }: Pick<CvSection, 'id' | 'heading'>): string {
  if (heading) return heading;
  return isSectionKind(id) ? titles[id]() : m.cvs_section_own();
}

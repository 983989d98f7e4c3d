// What titles of jobs write in capitals; typed in small letters it is the same word.
const acronyms = new Set(
  `AI API AWS BIM CAD CAM CCTV CEO CFO CIO CNC COO CRM CSSD CTO DHA DHP EMT ENT ERP GIS GP HGV HR HSE HVAC ICT ICU IT
  LNG MEP MRI NDT NGO NICU PHP PICU PLC PMO PR QA QC QHSE QS RN SAP SEO SQL UI UX VIP`.split(/\s+/),
);

/** Words of a title as they are written: "icu nurse" is "ICU nurse". */
export function withAcronyms(title: string): string {
  return title
    .split(' ')
    .map((word) => (acronyms.has(word.toUpperCase()) ? word.toUpperCase() : word))
    .join(' ');
}

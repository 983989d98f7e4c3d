/** What a paper is: proof of what was learned, leave to do something, or a place in a register. */
export const certificateKinds = ['Certificate', 'Licence', 'Registration'] as const;
type CertificateKind = (typeof certificateKinds)[number];

/** A paper that openings of the Gulf ask for, as its issuer names it. */
interface KnownCertificate {
  name: string;
  issuer: string;
  kind: CertificateKind;
  /** How CVs write it; folded. */
  pattern: RegExp;
}

const word = (words: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'u');

/** Papers by name; what is offered while one is typed, and what is sure when a CV is read. */
export const knownCertificates: readonly KnownCertificate[] = [
  {
    name: 'DHP licence',
    issuer: 'Department of Healthcare Professions, Qatar',
    kind: 'Licence',
    pattern: word('dhp|department of healthcare professions'),
  },
  {
    name: 'QCHP licence',
    issuer: 'Qatar Council for Healthcare Practitioners',
    kind: 'Licence',
    pattern: word('qchp|qatar council for healthcare practitioners'),
  },
  {
    name: 'DataFlow report',
    issuer: 'DataFlow Group',
    kind: 'Certificate',
    pattern: word('data ?flow'),
  },
  { name: 'Prometric examination', issuer: 'Prometric', kind: 'Certificate', pattern: word('prometric') },
  {
    name: 'SCFHS registration',
    issuer: 'Saudi Commission for Health Specialties',
    kind: 'Registration',
    pattern: word('scfhs|mumaris(?: ?plus)?|saudi commission for health special[it]+ies'),
  },
  {
    name: 'DHA licence',
    issuer: 'Dubai Health Authority',
    kind: 'Licence',
    pattern: word('dha|dubai health authority'),
  },
  {
    name: 'DoH licence (HAAD)',
    issuer: 'Department of Health, Abu Dhabi',
    kind: 'Licence',
    pattern: word('haad|doh|department of health,? abu dhabi'),
  },
  {
    name: 'MOHAP licence',
    issuer: 'Ministry of Health and Prevention, UAE',
    kind: 'Licence',
    pattern: word('mohap|ministry of health and prevention'),
  },
  {
    name: 'UPDA registration (MMUP)',
    issuer: 'Ministry of Municipality, Qatar',
    kind: 'Registration',
    pattern: word('upda|mmup'),
  },
  {
    name: 'Kahramaa licence',
    issuer: 'Kahramaa',
    kind: 'Licence',
    pattern: word('kahramaa?|qgewc'),
  },
  {
    name: 'QCDD approval',
    issuer: 'Qatar Civil Defence Department',
    kind: 'Registration',
    pattern: word('qcdd|qatar civil defen[cs]e(?: department)?'),
  },
  {
    name: 'Light vehicle driving licence',
    issuer: 'Traffic Department',
    kind: 'Licence',
    pattern: word('(?:light (?:vehicle )?|lmv |qatari? )driving licen[cs]e|permis (?:de conduire )?b'),
  },
  {
    name: 'Heavy vehicle driving licence',
    issuer: 'Traffic Department',
    kind: 'Licence',
    pattern: word('(?:heavy (?:vehicle |duty )?|hmv )driving licen[cs]e|permis (?:de conduire )?c'),
  },
  {
    name: 'Motorcycle driving licence',
    issuer: 'Traffic Department',
    kind: 'Licence',
    pattern: word('motor(?:cycle|bike) (?:driving )?licen[cs]e|permis (?:de conduire )?a'),
  },
  {
    name: 'Forklift operator licence',
    issuer: 'Traffic Department',
    kind: 'Licence',
    pattern: word('forklift (?:operator )?(?:licen[cs]e|certificate|certification)'),
  },
  {
    name: 'NEBOSH International General Certificate',
    issuer: 'NEBOSH',
    kind: 'Certificate',
    pattern: word('nebosh'),
  },
  { name: 'IOSH Managing Safely', issuer: 'IOSH', kind: 'Certificate', pattern: word('iosh') },
  { name: 'OSHA 30-Hour', issuer: 'OSHA', kind: 'Certificate', pattern: word('osha') },
  {
    name: 'PMP',
    issuer: 'Project Management Institute',
    kind: 'Certificate',
    pattern: word('pmp|project management professional'),
  },
  { name: 'PRINCE2', issuer: 'AXELOS', kind: 'Certificate', pattern: word('prince ?2') },
  {
    name: 'BLS',
    issuer: 'American Heart Association',
    kind: 'Certificate',
    pattern: word('bls|basic life support'),
  },
  {
    name: 'ACLS',
    issuer: 'American Heart Association',
    kind: 'Certificate',
    pattern: word('acls|advanced cardi(?:ac|ovascular) life support'),
  },
  { name: 'CIPD', issuer: 'CIPD', kind: 'Certificate', pattern: word('cipd') },
  { name: 'ACCA', issuer: 'ACCA', kind: 'Registration', pattern: word('acca') },
  { name: 'CPA', issuer: 'AICPA', kind: 'Licence', pattern: word('cpa') },
  { name: 'CMA', issuer: 'IMA', kind: 'Certificate', pattern: word('cma') },
  { name: 'CCNA', issuer: 'Cisco', kind: 'Certificate', pattern: word('ccna') },
  {
    name: 'LEED AP',
    issuer: 'USGBC',
    kind: 'Certificate',
    pattern: word('leed(?: (?:ap|ga|green associate))?'),
  },
];

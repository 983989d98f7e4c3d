import type { ArticleText } from '#domain/articles.ts';

export const findingJobsInEnglish: ArticleText = {
  title: 'How to find a job in Qatar in 2026',
  metaTitle: 'Finding jobs in Qatar: where to look, what to prepare, what to refuse',
  metaDescription:
    'A practical guide to finding work in Qatar: which sectors hire, the papers to prepare, how the work visa runs, and the offers to walk away from.',
  metaKeywords: 'jobs in Qatar, work in Doha, Qatar work visa, Qatar ID, Gulf jobs, job search Qatar',
  excerpt:
    'Which papers to prepare first, how the work visa runs, what a reply should look like, and who may never ask you for money.',
  markdown: `
Qatar hires from more than a hundred countries, and most of its private-sector workforce comes from abroad. That makes the market open, and crowded: a good opening in Doha can draw several hundred applications in a week. What follows is the order in which people who succeed usually do things.

## 1. Know who is hiring

Energy pays the best-known salaries, but it isn't where most openings are. Beyond gas and its contractors, steady demand comes from:

- **Health:** hospitals and clinics, where nurses, technicians and pharmacists need a licence from the Ministry of Public Health.
- **Education:** schools following British, American, Indian, French and national programmes, which recruit from January to April for a start in August.
- **Hotels, restaurants and events:** a sector that grew with the World Cup of 2022 and kept its calendar of tournaments and conferences.
- **Construction and facilities:** less new building than ten years ago, more fit-out, maintenance and rail.
- **Banking, law, technology and logistics:** smaller teams, often in West Bay, Lusail and the free zones.

Since 2025, Law No. 12 of 2024 gives Qatari citizens, and the children of Qatari women, priority for a growing list of private-sector jobs. If an opening says that it is reserved, believe it and move on.

## 2. Settle the visa question early

Recruiters ask about your visa before your experience, because it decides when you could start.

**If you are abroad,** your employer applies for a work visa; you can't obtain one by yourself. For several countries, among them India, Nepal, Bangladesh, Pakistan, Sri Lanka and the Philippines, the medical test, the fingerprints and the signing of the contract happen before travel, at a Qatar Visa Centre.

**If you are already in Qatar with a residence permit,** you may change employers. Since 2020 this no longer needs a no-objection certificate: you give notice through the Ministry of Labour's online service, and your new employer takes over the permit. Say so in your CV: “Qatar ID, transferable, one month's notice”.

**If you are on a visit visa,** you may look for work and attend interviews, but you may not start working. An employer who says otherwise is offering you a risk and not a job.

## 3. Prepare the papers that take time

Some documents take weeks. Start them before you need them:

1. A passport valid for at least six more months, with blank pages.
2. Your highest certificate, **attested** by your country's authorities, then by the Qatari embassy there and by the Ministry of Foreign Affairs in Doha.
3. A police clearance from the country where you last lived.
4. The licence of your profession, where one is needed: health staff, engineers, teachers and lawyers all have a register of their own.
5. Reference letters with a name and a number that answers.

Scan everything once, in colour, as PDF, and name the files so that a stranger would understand them.

## 4. Apply to fewer openings, better

Twenty applications that answer the opening beat two hundred that don't. For each one, take the five requirements that matter most and make sure that your CV shows each of them in words close to those of the opening. If you lack one, say how you would close the gap rather than hope that nobody notices.

Fill in your profile once and keep it current: where you live, which visa you hold, how long your notice is, which languages you speak and how well, whether you hold a Qatari driving licence. Companies filter by exactly these fields. Where they offer the chance, answer by [video](/relevance-of-a-video-cv): two calm minutes say more about your English, your French or your Arabic than a line in a table.

Then search with care. Set the filters you mean, save the search, and let the alert come to you, instead of scrolling for an hour every evening. [Openings on {product}](/jobs-pool) carry the date of their first publication, so that you can see whether a company has been looking for two days or for two months.

## 5. Understand the timetable

From the first interview to the first day, allow four to eight weeks inside Qatar and six to twelve from abroad. The working week runs from Sunday to Thursday in most offices. Little is decided in the last ten days of Ramadan, around the two Eids, and between mid-July and the end of August; much is decided in September, October and January.

Silence after three weeks usually means no. One short, friendly message after ten days is welcome; five are not.

## 6. Ask about the whole package

There is no income tax on salaries in Qatar, but rent and school fees can take more than a tax would. Before you compare two figures, ask what stands behind them: basic salary or total, housing provided or paid, transport, health insurance, a yearly ticket home, school fees. The legal minimum since March 2021 is QAR 1,000 of basic wage a month, plus QAR 500 for housing and QAR 300 for food where the employer doesn't provide them. Our guide to [reading a Gulf job offer](/understanding-a-gulf-job-offer) goes through it line by line.

## 7. Never pay for a job

Qatari law forbids charging a worker for recruitment. The company pays for the visa, the medical test on arrival and the residence permit. So walk away when somebody:

- asks for a “processing fee”, a deposit or your bank card;
- offers a contract without an interview;
- writes from a free mail address in the name of a large company;
- wants to keep your passport, or asks for its scan before any conversation;
- hurries you: “today only”, “last two places”.

Look the company up before you answer, and use the **Report this job** link when an opening looks wrong. A report costs you a minute and may save somebody else a year's savings.

## A plan for the first week

**Day 1:** complete your profile and your CV. **Day 2:** order the attestations. **Day 3:** record your introduction. **Day 4:** save two precise searches. **Days 5 to 7:** send five applications that you would be proud to defend in an interview. Then repeat the last step, and nothing else, every week.
`,
};

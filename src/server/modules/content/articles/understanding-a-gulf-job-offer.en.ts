import type { ArticleText } from '#domain/articles.ts';

export const gulfOfferInEnglish: ArticleText = {
  title: 'Understanding a Gulf job offer, line by line',
  metaTitle: 'Gulf job offers explained: visa, notice period, end-of-service gratuity',
  metaDescription:
    'What a job offer in Qatar should contain: basic and total salary, visa type, probation, notice, leave and end-of-service gratuity, with a worked example.',
  metaKeywords:
    'Qatar job offer, end-of-service gratuity, notice period Qatar, Qatar labour law, work visa, basic salary',
  excerpt:
    'Basic or total salary, visa type, notice, gratuity: what each line of the letter means, with a worked example and the questions to ask before you sign.',
  markdown: `
An offer letter from the Gulf is short, often two pages, and nearly every line has a consequence that it doesn't explain. Read it with this guide beside you. The figures are those of Qatar's Labour Law (No. 14 of 2004, with its later amendments) as they stand in 2026. Domestic workers, public servants and companies of the Qatar Financial Centre have rules of their own. It is general information and not legal advice; the Ministry of Labour's text prevails.

## The letter and the contract

The **offer letter** is a promise; the **employment contract**, in Arabic and usually in a second language, is what the Ministry of Labour attests and what a court reads. Compare the two line by line before you sign. If the contract pays less or gives another title, don't sign; ask. Swapping the contract on arrival is forbidden, and it is among the most frequent complaints in the region. Keep a copy of both at home.

## Basic salary and total salary

The monthly amount is usually split: basic, housing, transport, sometimes food or telephone. The split matters more than it looks, because your gratuity and your overtime are counted on the **basic** salary. Two offers of QAR 10,000 aren't equal if one has a basic of 7,000 and the other of 4,000.

Wages must reach your bank account through the Wage Protection System within seven days of the due date. There is no tax on salaries. The minimum is QAR 1,000 basic, plus QAR 500 for housing and QAR 300 for food where they aren't provided.

## Which visa?

| What the letter says | What it means for you |
|---|---|
| Work visa, residence permit | The employer sponsors you, applies and pays; you get a Qatar ID |
| Residency, transferable | You live here under another employer and can change, after notice |
| Family sponsorship (spouse, parent, sibling) | You stay on the family's permit; the employer needs a work permit for you |
| GCC national | No residence permit is needed to live and work here |
| Visit visa, “to be converted later” | You may not work on it. Ask for the work visa first |

The employer must arrange your residence permit within thirty days of your arrival. Your passport is yours: once the permit is issued, the employer must return it, and keeping it is punishable by a fine.

## Probation

At most six months, once, with the same employer. During it the employer may end the contract with a month's notice. If **you** leave for another company in Qatar, you give at least one month's notice, and your new employer may have to refund part of what your recruitment cost, up to two months of your basic wage. If you leave the country, the notice is the one agreed, at most two months; leaving without it can mean a year without a new work permit.

## Notice

After probation the notice is the same for both sides: **one month** in your first two years, **two months** after that. Whoever doesn't respect it pays the basic wage for the days that are missing. You no longer need anybody's consent to change employers: the notice goes through the Ministry of Labour's online service. Look for a non-competition clause; it can't last longer than a year.

Neighbours differ. In the United Arab Emirates notice is agreed between 30 and 90 days; other countries have other periods. Never carry one country's rule into the next.

## End-of-service gratuity

There is no general pension for foreign staff in Qatar's private sector; the gratuity takes its place. After one full year it amounts to **at least three weeks of basic wage for each year**, and parts of a year count in proportion.

**An example.** Basic salary QAR 6,000 a month, four and a half years of service:

- A day's basic wage: 6,000 ÷ 30 = QAR 200
- Three weeks: 200 × 21 = QAR 4,200 for each year
- 4,200 × 4.5 = **QAR 18,900**

A contract may promise more than the minimum, never less. The Emirates count 21 days a year for the first five years and 30 days after that; Saudi Arabia half a month's wage a year for the first five years and a whole month after that, with reductions for those who resign early.

## Time and leave

- **Hours:** at most 48 a week, 36 in Ramadan. Overtime is paid at the basic hourly wage plus at least a quarter.
- **Weekly rest:** at least one full day.
- **Annual leave:** three weeks from the first full year, four weeks from five years of service.
- **Sick leave:** after three months of service, two weeks at full pay, then four at half pay.
- **Summer:** no outdoor work between 10:00 and 15:30, from 1 June to 15 September.

Also read what the letter says about the ticket home: at the end of service the employer pays your return; a yearly ticket exists only if it is written.

## Never pay for a job

The law forbids recruiters to take fees, expenses or costs from the worker. The visa, the Qatar ID, the medical test: the company's business. It doesn't become legal because it is called a deposit, a training fee, a uniform charge or a deduction “over the first three months”. If you are asked, keep the messages as evidence, don't pay, and report it to the Ministry of Labour and to us.

## Ten questions before you sign

1. What is the basic salary, and what is the total?
2. Is housing provided or paid, and for how many people?
3. Does the health insurance cover my family?
4. Which title and which visa will my residence permit carry?
5. Can I bring my family on this salary?
6. How long is the probation?
7. What are the working days and hours, and how is overtime paid?
8. How often is a ticket paid, and to where?
9. Is there a non-competition clause?
10. When will I see the contract itself, in a language that I read?

A good employer answers all ten in one message. One who is annoyed by the questions has answered them too.

## If something goes wrong

Complaints to the Ministry of Labour are free of charge and can be made online, in several languages. If mediation fails, the case goes to a Labour Dispute Settlement Committee. In general you have one year after the end of the contract to make a claim. Keep your payslips, your contract and your messages from the first day.
`,
};

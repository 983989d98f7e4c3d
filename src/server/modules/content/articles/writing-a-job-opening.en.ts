import type { ArticleText } from '#domain/articles.ts';

export const jobOpeningInEnglish: ArticleText = {
  title: 'Writing an opening that gets good applicants',
  metaTitle: 'For employers: how to write a job opening that draws good applicants',
  metaDescription:
    'Title, pay, five real requirements, two screening questions and a promise to reply: how companies in Qatar write openings that the right people answer.',
  metaKeywords:
    'write a job advert, job description Qatar, hire in Doha, screening questions, recruitment Gulf, employer guide',
  excerpt:
    'For employers: a searchable title, an honest range, five real requirements, two good questions and a promise to reply.',
  markdown: `
Companies rarely suffer from too few applications. They suffer from four hundred, of which nine fit. The cause usually stands in the opening itself: it is so general that everybody feels meant, and so long that the best people stop reading. A good opening does two jobs at once. It attracts those who fit, and it lets the others see for themselves that they don't.

## The title: what people type

Candidates search for “Site Engineer”, not for “Construction Excellence Associate II”. Use the word of the trade, add one precision, stop: *Staff Nurse, intensive care*; *Accountant, payables*; *Commis chef, pastry*. No capitals throughout, no “urgent”, no grades of your own system, no salary. And one opening for one post: “Engineers (all types)” is found by nobody.

## The first three lines

Most people read on a telephone, and decide within three lines. Say what the person will do, for whom, and why the post exists: “You will run the night shift of a 90-bed surgical ward in Lusail. Eleven nurses report to you. The post is new, because the ward opens in March.” The history of the company can wait. It has a page of its own.

## Responsibilities: five to seven

Write what somebody will actually do in an ordinary week, in verbs, most important first. “Prepare the monthly closing of three entities” tells an accountant everything; “handle all accounting matters” tells nothing. If a fifth of the time goes into something dull, write that too. People stay longer where nobody misled them.

## Requirements: five, and mean them

Every requirement halves the field, and not at random: cautious people, and many women, don't apply when they lack one point of ten, while others apply with three. So divide the list:

- **You need:** the licence, the language, the years without which the work can't be done. Five at most.
- **Good to have:** everything else, at most three.
- **You will learn here:** what you are ready to teach. It is a reason to apply.

Ask for years only if years matter. “Has closed the books of a company with more than QAR 50 million in revenue” is a better test than “seven years of experience”.

Then fill in the Gulf fields as data rather than prose: visa type, transferable or not, in the country or not, notice accepted, languages, Qatari driving licence. Each candidate then sees “You meet 6 of 7” before applying, and you get fewer applications that could never have worked.

Requirements of nationality, sex, age or marital status shrink your choice and damage your name. If the law reserves a post for citizens, say so plainly. Otherwise leave them out.

## Pay: publish it

An opening with a range is opened more often, and those who apply already know that they would accept. If you publish one, make it real: a range in which the upper end is less than a third above the lower. State the currency and the period, and say in the benefits what comes on top: housing, transport, insurance, ticket, school fees. “Attractive package” means, to every reader, “low”.

## Screening questions: two or three

Screening questions save more time than any filter, provided that each can be answered in a minute and that the answer can end the matter:

- *Yes or no:* Do you hold a valid licence of the Ministry of Public Health?
- *Number:* How many days is your notice?
- *Text:* Which accounting software did you use every day in the past two years, and for what?

Ask nothing that stands in the CV. Every additional question costs applicants, and the busiest leave first; they are often the best.

## Video questions: one, for the right post

A video question is worth it where the work consists of talking: reception, sales, nursing, teaching. Ask one thing, concrete and fair: “A guest says that the room isn't the one she booked, and the hotel is full. What do you say to her?” Give two minutes. Don't ask for a video of an introduction that the profile already holds, and look at the answers only after the CV, or use the blind review, so that a face doesn't decide what a skill should.

## Confidential openings

You can hide the company's name, for example when you replace somebody. It works for senior posts and hurts everywhere else, because careful candidates don't send a CV to strangers. If you do it, describe the sector and the size, and reply quickly.

## The promise to reply

State by when everybody hears from you, and keep it. On {product} every opening has a reply clock with a reminder, and companies that answer in time earn a badge with a measured figure: “answers 92% within 10 days”. A refusal on the fourth day is kinder than silence, and people who were refused decently apply again, or recommend you.

When the post is filled, close the opening. It disappears at once, and every open applicant receives a notice.

## Never charge

In Qatar no part of the cost of recruitment may reach the worker: not the visa, not the test, not the agent's commission. If you work with agencies abroad, put that in the contract, and ask new colleagues on their first day whether they paid anybody. An opening that asks for money is taken down here, and the company with it.

## A check before you publish

1. Would somebody outside the company understand the title?
2. Can the first three lines stand alone?
3. Are there at most five real requirements?
4. Is the range published, or do you know why it isn't?
5. Would you answer your own questions on a telephone, in the bus?
6. Does it say what happens next, and by when?

Six times yes: publish it. The first suitable applications usually come within two days. If ten people have applied after a week and none fits, change the title or the requirements, not the candidates. [See what the plans include](/plans).
`,
};

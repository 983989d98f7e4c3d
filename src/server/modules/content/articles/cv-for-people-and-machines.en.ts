import type { ArticleText } from '#domain/articles.ts';

export const readableCvInEnglish: ArticleText = {
  title: 'A CV that a person and a machine can read',
  metaTitle: 'How to write a CV for Qatar that software and recruiters both understand',
  metaDescription:
    'Dates without gaps, titles that match the opening, real text instead of pictures: how to write a CV for Gulf employers that survives software and convinces people.',
  metaKeywords: 'CV Qatar, CV format Gulf, ATS CV, resume Doha, CV template, applicant tracking',
  excerpt: 'Dates without gaps, titles that match the opening, and one page that says what you actually did.',
  markdown: `
Your CV has two readers. The first is software: it takes the text out of your file, looks for a name, dates, titles and skills, and puts them into fields that a recruiter can search. The second is a person who spends less than a minute on a first look. Write for one alone and you lose the other. The good news is that they like the same things: plain structure, common words, true dates.

## How the machine reads

Parsing software takes out the characters of your file in reading order. It doesn't see your layout. So:

- **Use a PDF with real text.** Open the file, select a paragraph, copy it and paste it into a note. If the words come out whole and in the right order, a machine can read them. If nothing can be selected, your CV is a photograph, and for the search it is empty.
- **One column.** Two columns are often read straight across, so that your education ends up in the middle of your second job.
- **Nothing important in headers, footers, text boxes or pictures.** That is where telephone numbers get lost.
- **No bars or stars for skills.** “Excel, four stars” reads as “Excel”. Write “Excel: pivot tables, Power Query”.
- **Usual headings:** Summary, Experience, Education, Skills, Languages. “My journey” is charming, and no program looks for it.
- **Dates the same way everywhere:** “Mar 2022 – Present”. Month and year, since a year alone hides eleven months.

There is no secret score, and white text full of key words fools nobody: it becomes visible the moment somebody selects the page.

## How the person reads

Recruiters report the same path: present title, present company, how long, the one before, education, then either the bin or a second look. Help them along it.

**At the top:** your name, the title of your trade in the words of the opening, city and country, telephone with the country code, email. Then one line that answers the Gulf question at once: “In Doha, transferable Qatar ID, one month's notice, Qatari driving licence.”

**A summary of three lines.** What you are, for how long, in what kind of place, with one figure. “Site engineer, eight years, four of them in Qatar. Handed over two schools and a 120-bed clinic, the last one three weeks early.” No “dynamic professional seeking a challenging position”.

**Experience, latest first.** For each job: title, company, city, months. If the company isn't known abroad, half a line on what it does and its size. Then three to five points that begin with a verb and end with a result:

| Instead of | Write |
|---|---|
| Responsible for stock | Cut lost stock from 4% to 1.5% in a year by weekly counts |
| Worked with customers | Served about 60 guests a day; complaints fell by a third |
| Helped with the system migration | Moved 14,000 patient files to the new system in five weekends |

No figures at hand? Use scale instead: how many people, how often, how large, how fast.

## The gaps

Everybody has gaps, and recruiters fear only those that are hidden. One line is enough: “2021–2022: returned to Sri Lanka to care for a parent; completed the NEBOSH certificate.” A contract that ended with its project should say so, because short jobs are normal in construction and events and look strange elsewhere.

## What to leave out

Gulf CVs used to carry a photograph, religion, marital status, the number of children, the passport number. Leave them out. None of them shows that you can do the job, and a passport number on a document that travels is an invitation to fraud. On {product} such details are optional, not public unless you switch them on, and hidden in a blind review.

Also leave out “references available on request”, your complete list of courses since school, hobbies that say nothing, and every job older than fifteen years unless it is the best thing you did.

## How long?

One page up to about seven years' experience, two after that, three only for doctors, researchers and those with long project lists. If it won't fit, shorten the oldest jobs first.

## Fit it to the opening in ten minutes

Keep one complete CV as your stock. For every application:

1. Underline the five things that the opening truly asks for.
2. Check that each is in your CV **in the same words**. If they write “accounts payable” and you wrote “AP”, write both.
3. Move the points that prove them to the top of their job.
4. Take out two points that have nothing to do with it.
5. Save it as *Firstname-Lastname-Title.pdf*, below 3 MB.

Never claim what you lack. The gap shows in the first interview, and references are checked more often here than people think. “Basic SAP, started the certificate in May” is a perfectly good line.

## English, French or Arabic?

English, unless the opening is written in another language. Keep titles of diplomas in the original with a translation behind them. Let somebody whose language it is read it once; a single wrong word in the first line weighs more than a missing skill.

## Test it before you send it

Upload the file to your profile. {product} reads it and proposes what it found for every field, for you to confirm. If your last job appears under education, a company's software is about to make the same mistake, and you know what to repair. Or begin with the [CV builder](/cv-builder): its templates make one-column PDFs with real text, in letter or A4 size, which is exactly what both of your readers want.
`,
};

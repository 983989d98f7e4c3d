import type { LegalText } from './legal-text.ts';

export const termsInEnglish: LegalText = {
  title: 'Terms and Conditions',
  metaDescription:
    'The terms under which candidates, companies and visitors use {product}: accounts, openings, applications, plans, conduct and liability.',
  markdown: `
These terms are the agreement between you and {product}, a company established in Doha, State of Qatar (“{product}”, “we”), about your use of this website and its services. By registering you accept them. If you register for a company, you confirm that you may bind it.

In short: candidates never pay; companies are verified; nobody may charge a worker; your content stays yours; treat people decently. The short version helps you to read, the full text counts.

## 1. What {product} does

{product} publishes job openings of verified companies, lets candidates build a profile, a CV and a video introduction, apply and be interviewed, and gives companies the tools to review applications and to search the pool of candidates who wish to be found. We are neither an employer nor a recruitment agency nor a party to an employment contract. We don't decide on applications and don't promise a job or a candidate.

## 2. Who may use it

You must be at least 18 years old and give true information. There is one account per email address. Keep your password to yourself; what is done with it counts as done by you until you tell us that it was stolen. You can see and end your sessions in your settings.

## 3. Candidates

1. The service is free for candidates, and will stay free.
2. Your profile, CV, letters and videos must be yours and true. Don't name documents or licences that you don't hold.
3. By applying you ask us to pass your application, with your profile and contact data, to the company that published the opening. You apply once for each opening, and can withdraw until you are hired or rejected.
4. You decide about being found in the talent pool, about a public link, and about messages; none of these is a condition of having an account. The [Privacy Policy](/privacy-and-policy) says how.

## 4. Companies

1. A company is approved after we have checked its commercial registration and the other documents that we ask for. We may refuse, giving the reason, and check again when its name, its documents or its owner change. The verified mark says that we checked, and when; it isn't a guarantee of conduct.
2. An opening must be a real post that the company may fill. Title, place, pay where it is stated and requirements must be true. An opening that is filled must be closed.
3. **No fees.** A company, its agents and its staff must not ask candidates for money, deposits, bank details or original documents, at any stage. A breach ends the account at once, and we may report it to the authorities.
4. **No discrimination.** Requirements must concern the work. Preferences that the law prescribes, for example under Law No. 12 of 2024, must be stated openly.
5. Data of candidates may be used to fill the company's own posts and for nothing else. It must not be sold, passed on, copied into other databases or used for advertising. The company is responsible for what it exports.
6. The members whom a company invites act for it, within their roles. The company remains responsible for them.
7. Share links to applications are for those who take part in the decision.

## 5. Plans and payment

A new company has a trial of 30 days from its approval, free of charge and without a payment card. After that, publishing new openings needs a plan. Plans, their limits and their prices in Qatari riyals are shown on the [plans page](/plans). Payment is by invoice; nothing renews by itself. When a price changes, we say so at least 30 days ahead, and a period that has been paid keeps its price. If you end a plan early because we failed to provide what it contains, we return the unused part.

## 6. What you may not do

You may not: publish what is unlawful, false, offensive or infringes another's rights; pretend to be somebody else; contact people here for anything other than work; collect data by automatic means, except from the feeds that we offer for it; get around limits, approvals or blocks; upload harmful files; record or publish an interview without the other side's consent; or rate candidates by nationality, religion, sex, age, disability or marital status.

## 7. Your content

Your content remains yours. You allow us to store it, to convert it where technically needed, and to show it to those whom you chose or who follow from your applications, for as long as it is on {product}. When you delete it, that permission ends. Companies allow us to show their openings, names and logos on {product}, in its feeds and in search engines, unless they hide their name.

## 8. Reports and measures

Everybody can report an opening or a company. A person looks at the report. Depending on gravity we warn, hide, suspend or end, and tell the person concerned why, unless the law or the protection of others forbids it. You may answer by the [contact form](/contact-us); somebody who was not involved in the decision looks at it again.

## 9. Availability and changes

We work to keep the service available and your data safe, but can't promise freedom from interruption. We may change functions; where something that you paid for is taken away, you may end the plan with a proportionate refund. We announce changes of these terms at least 30 days ahead by email and here. If you don't agree, you can end your account; the [previous version](/term-and-conditions-old) stays readable.

## 10. Liability

We are liable without limit for intent, gross negligence and fraud, and where the law doesn't allow a limit. Otherwise we are liable for the breach of essential duties, limited to the damage that is typical and foreseeable, and towards companies to what they paid in the twelve months before. We aren't liable for what users write, for decisions of companies or for employment relationships. Nothing here takes away rights that consumer or labour law gives you.

## 11. End

You can delete your account at any time in your settings. We may end an account with 30 days' notice, and without notice for a serious breach. What happens to your data then stands in the [Privacy Policy](/privacy-and-policy).

## 12. Law and language

The law of the State of Qatar applies, and its courts have jurisdiction; if you are a consumer elsewhere, the protection that you can't waive there stays yours. Please write to us first: most things can be settled by a message. These terms exist in English, French and Arabic; where they differ, the English text prevails, unless the law requires Arabic. If a clause is void, the others stand.
`,
};

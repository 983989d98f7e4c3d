import type { ArticleText } from '#domain/articles.ts';

export const videoCvInEnglish: ArticleText = {
  title: 'Why a video introduction opens doors',
  metaTitle: 'The relevance of a video CV: what recruiters look for in two minutes',
  metaDescription:
    'What a video CV adds to a written one, what recruiters in the Gulf listen for, and how to prepare three short answers without a script.',
  metaKeywords: 'video CV, video introduction, video resume, recruiters Qatar, how to record a video CV',
  excerpt:
    'Two minutes, three questions. What recruiters in Doha listen for, and how to prepare without a script.',
  markdown: `
A written CV says what you did. It can't say how you explain a problem to an anxious patient, how you greet a guest, or whether you and your future manager share a language. A video introduction can, in the time that it takes to drink half a coffee. That is its whole point: it isn't a film about you, it is the first five minutes of an interview, held when it suits you both.

## What it changes in the Gulf

Companies in Qatar read applications from Manila, Tunis, Nairobi and London for the same post. Three practical questions come up every time:

- **Can we work together in this language?** Certificates say little. Ninety seconds of speech settle it.
- **Is this person real and serious?** Recruiters meet invented profiles. A face and a voice that match the CV build trust at once.
- **Is a call worth arranging?** Between Doha and Manila there are five hours of difference. A recording spares both sides a call that would have ended after three minutes.

Many good people look ordinary on paper: a career that changed direction, a degree that nobody abroad has heard of, a first job. They have the most to gain.

## What it doesn't do

It doesn't replace the CV. The CV is searched, sorted and compared; the video is watched once your CV has raised an interest. Nor is it a beauty contest. Serious companies look for what you say and how clearly you say it, and {product} lets them review applications blind, without name, photograph, nationality, gender or age, before they open anything else. If an opening demands a video for no reason that you can see, you are free to ask why.

## Three questions, two minutes each

On {product} the introduction has three questions. The first is the same for everybody: introduce yourself. The two others are drawn from a list, so that nobody recites. You have up to two minutes for each; most strong answers last between sixty and ninety seconds.

A structure that works for the first one:

1. **Now:** your trade, your years in it, where you live. “I am an intensive-care nurse with six years' experience, in Doha since 2023.”
2. **Proof:** one thing that you did, with a figure. “On my unit we brought the time of handover from forty minutes to twenty-five, and I wrote the checklist.”
3. **Next:** what you look for, and why here. “I would like to lead a shift in a larger hospital, and I already hold the Qatari licence.”

For the others, use **situation, action, result, lesson**: one sentence for each of the first three, and one for what you would do differently. The lesson is what people remember.

## Prepare, but don't learn by heart

Write three key words for each answer on a note beside the camera. A text learnt by heart has a sound that everybody recognises: the eyes go up, the voice goes flat, and one forgotten word stops everything. Key words let you talk.

Then practise. The [practice interview](/interview-simulator) asks you similar questions and shows your pace and your pauses. Nothing that you record there leaves your device. Two rounds are enough: the third is usually better than the tenth.

## Light, sound, frame

You need no equipment beyond a telephone.

- **Light** comes from in front of you. Face a window; never sit with your back to it.
- **Sound** matters more than picture. A quiet room, the air conditioning off for two minutes, the telephone on silent. Earphones with a microphone help.
- **Frame:** lens at eye level, head and shoulders, a hand's width above your head. Rest the telephone against something; don't hold it.
- **Background:** a plain wall. Neither your bed nor a virtual beach.
- **Clothes:** what you would wear on a normal day in that job. A chef may wear a chef's jacket.

Look at the lens rather than at your own picture. Speak a little more slowly than feels natural; many of those who will watch you are listening in their second language too. Smile at the beginning, because it changes the voice.

## Which language?

The language of the opening. If you work in two, answer one question in the second and say so: “I will continue in French.” Few sentences in a CV prove as much.

## Mistakes that cost an interview

- **Reading the CV aloud.** They have it already.
- **“Hard-working team player.”** Adjectives cost nothing; examples convince.
- **Complaining about an employer.** Say what you look for, not what you flee.
- **Private facts.** Religion, health, family plans: nobody needs them, and nobody may demand them.
- **Endless retakes.** A small hesitation is human. Keep the take in which you sound like yourself.

## Who can see it

Your introduction belongs to you. Companies see it when you apply to them, when you accept their invitation, or if you chose to be found in the talent pool. A public link exists only if you publish it: it can't be guessed, search engines don't index it, and you can take it back at any time. You see who watched. And you can record a new version as soon as your story has a better chapter.
`,
};

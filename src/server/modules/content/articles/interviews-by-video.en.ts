import type { ArticleText } from '#domain/articles.ts';

export const videoInterviewInEnglish: ArticleText = {
  title: 'Interviews by video: how to be heard and remembered',
  metaTitle: 'Video interviews for jobs in Qatar: preparation, questions, follow-up',
  metaDescription:
    'How to prepare for a live or recorded video interview with an employer in the Gulf: technique, time zones, the usual questions and what to ask back.',
  metaKeywords:
    'video interview, online interview Qatar, interview questions, interview tips, recorded interview',
  excerpt:
    'Live or recorded, the first interview for a job in the Gulf is usually on a screen. How to prepare the room, the answers and your own questions.',
  markdown: `
If you apply from abroad, you may meet your future manager on a screen and nowhere else before your first day. Even inside Doha the first conversation is now mostly by video. The rules of a good interview haven't changed; but the screen takes away the handshake and the small talk in the lift, and what remains has to be prepared.

## Two kinds, two preparations

**The recorded interview.** Some openings contain video questions. You read a question, you record your answer within the time shown, you listen to it, you keep it or take it again, you send it. Nobody is on the other side yet. The advantage is yours: you choose the hour and the take. Before you press the button, read the opening once more, because the questions were written from it.

**The live interview.** You receive an invitation with a date, a time zone, a length and a link. Accept it in your calendar at once; if you can't come, propose another time with the link in the invitation, rather than staying silent. Being offered another time is normal. Not appearing is not forgotten.

## Mind the time zone

Qatar is three hours ahead of Greenwich all year round; there is no summer time. Paris is one hour behind Doha in summer and two in winter; Manila is always five hours ahead, and Nairobi keeps Doha's time. On {product}, times appear in your own zone with the company's beside them. If you get a time without a zone, ask. It is a sign of care, not of ignorance.

Sunday is a working day in Qatar, and Friday isn't. During Ramadan the legal working day is six hours long, so that interviews move to the late morning.

## The day before

- **Device:** charge it, update it, restart it. Test camera and microphone in the browser that you will use. A laptop is better than a telephone, a telephone on a firm stand is better than a shaky laptop.
- **Network:** sit close to the router or use a cable. Keep mobile data ready as a second way in, and the interviewer's number on paper.
- **Room:** light from in front, a wall behind, a door that closes. Tell the people you live with.
- **Papers:** your CV as you sent it, the opening, three key words for each story, a pen.
- **Company:** read its page, one recent piece of news, and the profile of the person who will speak to you.

## The questions that come

Most first interviews draw on the same dozen questions. Prepare these six, aloud:

1. **Tell me about yourself.** Ninety seconds: now, proof, next. Not your life.
2. **Why Qatar, why us?** One true reason for the place and one that only fits this company.
3. **Tell me about a problem that you solved.** Situation, action, result, lesson. Use “I” for what you did yourself.
4. **A time when you disagreed with a manager.** They want to hear respect and a way out, not victory.
5. **What is your notice, and your visa?** Answer in one breath, with the facts ready.
6. **What salary do you expect?** Give a range that you have looked up, say whether you mean basic or total, and ask about housing before you fix anything.

You don't need to answer everything. Religion, plans for children, health unrelated to the work and family matters aren't needed to judge your ability. A calm sentence does: “I would rather stay with what concerns the job; which part of the work did you have in mind?”

## During the conversation

Join five minutes early. Use your full name as the display name. Look at the lens when you speak and at the picture when you listen. Wait for half a second before answering, because the line has a delay, and two people who begin together both lose their thread.

Speak in short paragraphs and stop. On screen a monologue of four minutes feels like ten. If you didn't understand, say what you did understand: “You asked about the handover; do you mean with the client, or between shifts?”

If the connection breaks, write at once: “Lost you at 14:20, joining again by phone.” How you deal with a small failure is the best answer that you will give all day.

Notes beside the screen are fine, and so is saying that you use them. Having a program write your answers while you talk is not: the eyes move from left to right, the words don't sound like yours, and interviewers have seen it many times.

## Your questions

Have three, and ask at least two:

- What would you want the new person to have done after three months?
- Why is the post open?
- How do you decide from here, and by when?

The last one saves you two weeks of guessing. Don't begin with leave and allowances; ask them before an offer is written, when they are the right subject.

## Afterwards

Within a day, send four lines: thanks, the one point that interested you most, anything you promised, your availability. Then note for yourself what you were asked and what you would answer now. That list is worth more than any guide, this one included.

If the answer is no, ask for one thing that would have made a difference. Some people answer, and what they say is usually usable.

## Practise where nobody listens

The [practice interview](/interview-simulator) gives you questions of this kind with a clock. It computes your pace, your pauses and the length of your answers on your own device, compares them with your earlier takes, and sends nothing to anybody. A comfortable pace is 110 to 150 words a minute. Three sessions of ten minutes, on three different days, do more than one long evening.
`,
};

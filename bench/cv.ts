// npm run bench -- cv: CVs set as PDFs: the first preview of a thread that starts, a changed word, two pages; beside the
// same text by jsPDF, which breaks lines and does nothing else. Medians of five; fails if the event loop stands still.
import { jsPDF } from 'jspdf';
import type { CvDocument } from '#domain/cvs/document.ts';
import { printedCv } from '#domain/cvs/printed.ts';
import { readingOrder } from '#domain/cvs/reading-order.ts';
import { renderCv } from '#server/modules/cvs/rendering/render-cv.ts';
import { RenderThreads } from '#server/modules/cvs/rendering/render-threads.ts';
import { sampleCv } from '#support/sample-cvs.ts';

const rounds = 5;
/** Milliseconds for which nobody else may be kept waiting. */
const longestGap = 100;

const onePage = sampleCv('plain');
const twoPages = { ...sampleCv('long'), experience: sampleCv('long').experience.slice(0, 5) };
const loop = watchLoop();

const rows = [
  { what: 'first preview, the thread starts', ours: await timed(() => firstPreview(onePage)) },
  { what: 'changed word to changed PDF', ours: await timed((round) => renderCv(changed(onePage, round))) },
  { what: 'the same after 50 changes', ours: await timed(afterMany) },
  { what: 'two pages', ours: await timed((round) => renderCv(changed(twoPages, round))) },
];
const gap = loop.stop();
// jsPDF works on the event loop itself, so it comes after the loop was watched.
const others = [
  ...(await Promise.all(rows.slice(1).map(() => timed((round) => withJsPdf(changed(onePage, round)))))),
  await timed((round) => withJsPdf(changed(twoPages, round))),
];
const { pages } = await renderCv(twoPages);
console.table(
  rows.map(({ what, ours }, index) => ({
    what,
    'median ms': Math.round(ours),
    'jsPDF ms': Math.round(others[index] ?? 0),
  })),
);
console.log(`The long one has ${pages} pages. Longest gap of the event loop: ${gap.toFixed(1)} ms.`);
if (gap > longestGap) {
  console.error(`The event loop stood still for more than ${longestGap} ms.`);
  process.exit(1);
}
process.exit(0);

/** Milliseconds for which this thread itself worked between two turns of its loop; waiting for a processor is no gap. */
function watchLoop(): { stop: () => number } {
  let longest = 0;
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }, 5);
  return {
    stop: () => {
      clearInterval(timer);
      return longest;
    },
  };
}

let isWarm = false;

async function afterMany(round: number): Promise<unknown> {
  for (let change = 0; change < 50 && !isWarm; change += 1) await renderCv(changed(onePage, change + 10));
  isWarm = true;
  // Words that were set before come out of the compiler's memory.
  return renderCv(changed(onePage, round + 100));
}

async function timed(deed: (round: number) => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await deed(round);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

/** By threads of its own, so that each round starts one. */
async function firstPreview(cv: CvDocument): Promise<void> {
  const threads = new RenderThreads();
  const data = { ...printedCv(cv), hasPhoto: false, hasVideoCode: false, videoCodeUrl: '' };
  await threads.run({ template: cv.template, cv: data });
  await threads.stop();
}

function changed(cv: CvDocument, round: number): CvDocument {
  return { ...cv, summary: `${cv.summary} Word ${round}.` };
}

function withJsPdf(cv: CvDocument): ArrayBuffer {
  const pdf = new jsPDF({ unit: 'pt', format: 'a4' });
  pdf.setFontSize(10);
  let y = 36;
  for (const { texts } of readingOrder(printedCv(cv), cv.template)) {
    for (const { text } of texts) {
      for (const line of pdf.splitTextToSize(text, 523) as string[]) {
        if (y > 800) {
          pdf.addPage();
          y = 36;
        }
        pdf.text(line, 36, y);
        y += 13;
      }
    }
  }
  return pdf.output('arraybuffer');
}

import { languageOfDirection } from '#domain/cvs/script.ts';
import type { TextSetter } from '#server/modules/files/contributors.ts';
import { renderWritten } from './rendering/render-cv.ts';
import { CvRenderingFailed } from './rendering/rendered-cv.ts';

/** Sets the text of an uploaded CV anew. Letters that no font has would be missing: then there is no PDF of it. */
export const setWrittenCv: TextSetter = async (context, { blocks, text }) => {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const isFromRight = count(/\p{Script=Arabic}/gu) > count(/\p{Script=Latin}/gu);
  const language = languageOfDirection(isFromRight, context.locale);
  try {
    const { pdf, pages, droppedCharacters } = await renderWritten({ blocks, language });
    return droppedCharacters.some((sign) => /\p{L}/u.test(sign)) ? 'unset' : { pdf, pages };
  } catch (error) {
    if (!(error instanceof CvRenderingFailed)) throw error;
    if (error.problem !== 'failed') return 'busy';
    context.log.warn({ err: error }, 'a written text could not be set');
    return 'unset';
  }
};

/** A phone's picture of a page has more dots than its print, and weighs more than a CV may. */
const smallEnough = 1024 * 1024;
const longestSide = 2200;
/** White shows through where a picture is clear, as on paper. */
const paper = '#fff';

/**
 * The picture as a JPEG of at most 2,200 dots a side, upright, without what the camera wrote beside it; as it is where
 * it is small. Undefined where this browser can't draw it: then the server looks at it.
 */
export async function smallerPicture(file: File): Promise<File | undefined> {
  const isCommon = /^image\/(?:jpeg|png|webp)$/.test(file.type);
  if (isCommon && file.size <= smallEnough) return file;
  const draw = async () => createImageBitmap(file);
  const drawn = await draw().catch(() => undefined);
  if (!drawn) return undefined;
  const scale = Math.min(1, longestSide / Math.max(drawn.width, drawn.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(drawn.width * scale));
  canvas.height = Math.max(1, Math.round(drawn.height * scale));
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = paper;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  }
  drawn.close();
  if (!pen) return undefined;
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', 0.85);
  const smaller = await promise;
  return smaller
    ? new File([smaller], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
    : undefined;
}

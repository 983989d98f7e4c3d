import { create } from 'qrcode';
import { saveBlob } from '#web/save-blob.ts';

const quiet = 4;
const pixels = 24;

/** The QR code of an address as a picture for print, saved under a name. */
export async function downloadQrCode(address: string, fileName: string): Promise<void> {
  const { modules } = create(address, { errorCorrectionLevel: 'H' });
  const canvas = document.createElement('canvas');
  canvas.width = (modules.size + 2 * quiet) * pixels;
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser draws no pictures');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  Array.from(modules.data).forEach((isDark, index) => {
    if (!isDark) return;
    const column = (index % modules.size) + quiet;
    const row = Math.floor(index / modules.size) + quiet;
    pen.fillRect(column * pixels, row * pixels, pixels, pixels);
  });
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) throw new Error('The browser made no picture');
  saveBlob(picture, fileName);
}

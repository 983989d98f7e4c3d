import { saveBlob } from '#web/save-blob.ts';

/** The bytes of a made PDF. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}

/** A file of the browser, under a name that every system takes. */
export function saveFile(content: BlobPart, name: string, type: string): void {
  saveBlob(new Blob([content], { type }), fileNameOf(name));
}

/** Opens the browser's print dialog on the PDF itself, so that paper shows what the download has. */
export function printPdf(bytes: Uint8Array<ArrayBuffer>): void {
  const frame = document.createElement('iframe');
  frame.className = 'cv-print';
  frame.setAttribute('aria-hidden', 'true');
  frame.src = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  frame.onload = () => {
    try {
      frame.contentWindow?.print();
    } catch {
      // A browser that keeps its viewer to itself shows the PDF instead, with its own way to print.
      open(frame.src, '_blank', 'noopener');
    }
  };
  document.querySelector('.cv-print')?.remove();
  document.body.append(frame);
}

/** A file name of a text: what Windows and others take not is left out. */
function fileNameOf(text: string): string {
  const name = text
    .replace(/[\p{Cc}\p{Cf}"<>|:*?/\\]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return name.replace(/(?<![. ])[. ]+$/, '') || 'CV';
}

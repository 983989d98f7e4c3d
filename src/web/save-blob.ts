/** How long a browser may take until it reads what it saves. */
const beginsWithin = 60_000;

/** Hands a file to the browser, which saves it under that name. */
export function saveBlob(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), beginsWithin);
}

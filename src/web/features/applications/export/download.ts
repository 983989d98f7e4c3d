/** Lets the browser save a file of ours, as a click on its link does. */
export function download(path: string): void {
  const link = document.createElement('a');
  link.href = `/api/${path}`;
  link.download = '';
  link.click();
}

/** An arrow by what it means where it is pressed: in a line from the right, the one to the left goes on. */
export function arrowAsRead(key: string, element: Element): string {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return key;
  if (getComputedStyle(element).direction !== 'rtl') return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
}

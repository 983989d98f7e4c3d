/** Brings the first field that is wrong into view and focus, once the screen has drawn it. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])')?.focus();
  });
}

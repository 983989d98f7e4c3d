import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/**
 * Lets a form that the server drew keep what it met: what was typed or filled in before the scripts came is told to
 * the form's fields, and a submit that was held (`holdScript`) is carried out once.
 */
export function useBeforeScripts(form: RefObject<HTMLFormElement | null>): void {
  const isHydrating = useSyncExternalStore(neverChanges, no, yes);
  const [wasRendered] = useState(isHydrating);
  // Before the first rendering anew, which would put the empty values back.
  useLayoutEffect(() => {
    if (wasRendered && form.current) tellTyped(form.current);
  }, [wasRendered, form]);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.dataset.live = '';
    if (element.dataset.held === undefined) return;
    delete element.dataset.held;
    // After the fields have been rendered with what was typed.
    setTimeout(() => element.requestSubmit());
  }, [form]);
}

/**
 * Runs in the page, as text, before everything else: a form that is to be posted waits for its scripts. A search (a
 * form without `method`) needs none.
 */
export const holdScript =
  'addEventListener("submit",function(e){var f=e.target;' +
  'if(f.method==="post"&&f.dataset.live===undefined){e.preventDefault();f.dataset.held=""}},true);';

function tellTyped(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) tellChosen(control);
    else if (control instanceof HTMLTextAreaElement) tellText(control, HTMLTextAreaElement.prototype);
    else if (control instanceof HTMLInputElement) tellInput(control);
  }
}

function tellInput(input: HTMLInputElement): void {
  if (input.type === 'file' || input.type === 'hidden') return;
  if (input.type !== 'checkbox' && input.type !== 'radio') tellText(input, HTMLInputElement.prototype);
  else if (input.checked !== input.defaultChecked && (input.checked || input.type === 'checkbox')) {
    input.checked = !input.checked;
    input.click();
  }
}

/** React compares with the value that it last saw set: first it sees the empty one, then hears of the typed one. */
function tellText(
  control: HTMLInputElement | HTMLTextAreaElement,
  prototype: HTMLInputElement | HTMLTextAreaElement,
): void {
  const typed = control.value;
  if (typed === control.defaultValue) return;
  control.value = control.defaultValue;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, typed);
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function tellChosen(select: HTMLSelectElement): void {
  const isSame = [...select.options].every(({ selected, defaultSelected }) => selected === defaultSelected);
  if (!isSame) select.dispatchEvent(new Event('change', { bubbles: true }));
}

const neverChanges = () => () => undefined;
const yes = () => true;
const no = () => false;
